import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dappen } from '#tests/support/cli.ts';
import { LONG_RUN } from '#tests/support/games.ts';
import { workedRecords } from '#tests/support/worked.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dappen-coach-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FINISHED = 'r00124';
const worked = (name: string) => workedRecords().find((one) => one.name === name);

/** A worked hand with only its first actions, as a file. */
function upTo(count: number): string {
  const record = JSON.parse(worked(FINISHED)?.text ?? '') as { actions: unknown[] };
  const file = path.join(folder, `${count}.json`);
  writeFileSync(file, JSON.stringify({ ...record, actions: record.actions.slice(0, count) }));
  return file;
}

describe('dappen advise', () => {
  it('weighs the legal actions of the next decision', LONG_RUN, async () => {
    for (const count of [0, 10, 20]) {
      const { status, out } = await dappen('advise', upTo(count), '--worlds', '2');
      const [replayed] = (await dappen('replay', upTo(count))).out.map((line) => JSON.parse(line));
      const answer = JSON.parse(out[0] ?? '');
      expect({ status, lines: out.length }).toEqual({ status: 0, lines: 1 });
      expect(answer).toMatchObject({
        ok: true,
        seat: replayed.toAct.seat,
        phase: replayed.phase,
        complete: true,
      });
      if (answer.phase === 'exchange') continue;
      const actions = answer.actions.map((one: { action: unknown }) => JSON.stringify(one.action));
      expect(actions.sort()).toEqual(
        replayed.toAct.legal.map((move: unknown) => JSON.stringify(move)).sort(),
      );
    }
  });

  it('refuses a hand that is over', async () => {
    const { status, out } = await dappen('advise', worked(FINISHED)?.path ?? '');
    expect(status).toBe(2);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      ok: false,
      error: { code: 'illegal-action', index: null },
    });
  });
});

describe('dappen review', () => {
  it('grades every decision', LONG_RUN, async () => {
    const { status, out } = await dappen('review', worked('r00001')?.path ?? '', '--worlds', '1');
    const answer = JSON.parse(out[0] ?? '');
    expect(status).toBe(0);
    expect(answer).toMatchObject({ ok: true, complete: true });
    expect(answer.decisions.length).toBe(JSON.parse(worked('r00001')?.text ?? '').actions.length);
  });
});

it.each(['advise', 'review'])(
  'dappen %s refuses what it does not know, and explains itself',
  async (name) => {
    const file = upTo(3);
    for (const args of [[], ['a', 'b'], [file, '--loud'], [file, '--worlds', '0'], [file, '--worlds', 'x']]) {
      const { status, out, errors } = await dappen(name, ...args);
      expect({ args, status, out, errors: errors.length }).toEqual({ args, status: 2, out: [], errors: 1 });
    }
    const missing = await dappen(name, path.join(folder, 'nothing'));
    expect(missing.status).toBe(2);
    expect(JSON.parse(missing.out[0] ?? '').error).toMatchObject({ code: 'bad-record', index: null });
    const broken = path.join(folder, 'broken.json');
    const record = JSON.parse(worked(FINISHED)?.text ?? '');
    writeFileSync(
      broken,
      JSON.stringify({ ...record, actions: [{ seat: record.actions[0].seat, type: 'win' }] }),
    );
    const refused = await dappen(name, broken);
    expect(JSON.parse(refused.out[0] ?? '').error).toMatchObject({ code: 'illegal-action', index: 0 });
    const help = await dappen(name, '--help');
    expect({ status: help.status, text: help.out.join().includes(`dappen ${name} FILE`) }).toEqual({
      status: 0,
      text: true,
    });
  },
);
