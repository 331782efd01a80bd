import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dappen } from '#tests/support/cli.ts';
import { LONG_RUN } from '../support/games.ts';
import { workedRecords } from '../support/worked.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dappen-solve-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hands = workedRecords().filter(({ expected }) => expected.ok && 'phase' in expected);

/** A worked hand with its last `count` actions taken off, as a file. */
function shortened(name: string, text: string, count: number): string {
  const record = JSON.parse(text) as { actions: unknown[] };
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ ...record, actions: record.actions.slice(0, -count) }));
  return file;
}

describe('dappen solve', () => {
  it('gives both values of every legal card of a hand in play', LONG_RUN, async () => {
    const played = hands.filter(({ expected }) => JSON.stringify(expected).includes('"end":"played"'));
    expect(played.length).toBeGreaterThan(20);
    for (const { name, text } of played.slice(0, 12)) {
      const file = shortened(name, text, 15);
      const replayed = JSON.parse((await dappen('replay', file)).out[0] ?? '');
      const { status, out } = await dappen('solve', file);
      const answer = JSON.parse(out[0] ?? '');
      expect({ status, ok: answer.ok, seat: answer.seat }).toEqual({
        status: 0,
        ok: true,
        seat: replayed.toAct.seat,
      });
      const cards = answer.moves.map((move: { card: string }) => move.card).sort();
      expect(cards).toEqual(replayed.toAct.legal.map((move: { card: string }) => move.card).sort());
      for (const { swing, cardPoints } of answer.moves) {
        expect(Number.isFinite(swing)).toBe(true);
        expect(cardPoints).toBeGreaterThanOrEqual(0);
        expect(cardPoints).toBeLessThanOrEqual(79);
      }
    }
  });

  it('refuses a record that is not in play, and one that cannot be played', async () => {
    const bidding = hands.find(({ expected }) => expected.ok && expected.phase === 'dapp');
    const over = hands.find(({ expected }) => expected.ok && expected.phase === 'done');
    for (const record of [bidding, over]) {
      const { status, out } = await dappen('solve', record?.path ?? '');
      expect(status).toBe(2);
      expect(JSON.parse(out[0] ?? '')).toMatchObject({
        ok: false,
        error: { code: 'illegal-action', index: null },
      });
    }
    const missing = await dappen('solve', path.join(folder, 'nothing'));
    expect(missing.status).toBe(2);
    expect(JSON.parse(missing.out[0] ?? '').error.code).toBe('bad-record');
  });

  it('refuses what it does not know, and explains itself', async () => {
    for (const args of [['--fast', 'x'], [], ['a', 'b']]) {
      const { status, out, errors } = await dappen('solve', ...args);
      expect({ status, out, errors: errors.length }).toEqual({ status: 2, out: [], errors: 1 });
    }
    expect((await dappen('solve', '--help')).status).toBe(0);
  });
});

describe('dappen bench', () => {
  it('reports the parts that exist', LONG_RUN, async () => {
    const { status, out } = await dappen('bench', '--only', 'solver', '--deals', '2', '--json');
    expect(status).toBe(0);
    const { solver } = JSON.parse(out[0] ?? '');
    for (const players of ['6', '7']) {
      expect(solver[players].deals).toBe(2);
      expect(Object.keys(solver[players].best)).toEqual(['medianMs', 'p90Ms', 'maxMs']);
      expect(Object.keys(solver[players].all)).toEqual(['medianMs', 'p90Ms']);
    }
    expect(solver.endings4.medianMs).toBeGreaterThan(0);
  });

  it('refuses what it does not know', async () => {
    for (const args of [['--only', 'everything'], ['--deals', '0'], ['--loud']]) {
      const { status, out, errors } = await dappen('bench', ...args);
      expect({ status, out, errors: errors.length }).toEqual({ status: 2, out: [], errors: 1 });
    }
  });
});
