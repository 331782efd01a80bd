import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KNOWN_BOTS } from '#engine/bots/index.ts';
import { dispatch } from '#engine/cli/dispatch.ts';
import { PRESET_NAMES } from '#engine/games/dappen/rules.ts';
import { parseRecord, playRecord } from '#engine/match/index.ts';
import { dappen, type Ran } from '#tests/support/cli.ts';
import { LONG_RUN } from '#tests/support/games.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dappen-simulate-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  const where = path.join(folder, name);
  writeFileSync(where, text);
  return where;
};

const simulate = (...args: string[]): Promise<Ran> => dappen('simulate', ...args);

interface Gain {
  readonly hands: number;
  readonly value: number | null;
  readonly se: number | null;
}

interface Report {
  readonly deals: number;
  readonly hands: number;
  readonly handsPerSecond: number;
  readonly bots: readonly {
    readonly gains?: readonly (Gain & {
      readonly over: string;
      readonly asDapper: Gain;
      readonly asTeam: Gain;
      readonly bothDapper: Gain;
    })[];
    readonly name: string;
    readonly value: number;
    readonly se: number;
    readonly asDapper: { readonly hands: number; readonly winRate: number | null };
    readonly asTeam: { readonly value: number | null };
    readonly decisionMs: { readonly p50: number; readonly p95: number };
  }[];
}

async function report(...args: string[]): Promise<Report> {
  const { status, out, errors } = await simulate('--json', ...args);
  expect(errors).toEqual([]);
  expect(status).toBe(0);
  expect(out.length).toBe(1);
  return JSON.parse(out[0] ?? '');
}

/** What does not depend on the machine's speed. */
const scores = ({ deals, hands, bots }: Report) => ({
  deals,
  hands,
  bots: bots.map(({ decisionMs: _, ...rest }) => rest),
});

describe('dappen simulate', () => {
  it('prints one JSON object with just the documented fields', LONG_RUN, async () => {
    const found = await report('--hands', '12', '--bots', 'thumb,random');
    expect(found).toEqual({
      deals: 6,
      hands: 12,
      handsPerSecond: expect.any(Number),
      bots: ['thumb', 'random'].map((name) => ({
        name,
        value: expect.any(Number),
        se: expect.any(Number),
        asDapper: expect.toSatisfy((keys: object) => Object.keys(keys).join() === 'hands,winRate,value,se'),
        asTeam: { value: expect.any(Number) },
        decisionMs: { p50: expect.any(Number), p95: expect.any(Number) },
      })),
    });
    expect(found.bots.reduce((sum, bot) => sum + bot.asDapper.hands, 0)).toBe(12);
  });

  it('follows from its seed', LONG_RUN, async () => {
    const args = ['--hands', '20', '--bots', 'thumb,random', '--seed'];
    const [first, again, other] = [
      await report(...args, 'a'),
      await report(...args, 'a'),
      await report(...args, 'b'),
    ];
    expect(scores(again)).toEqual(scores(first));
    expect(scores(other)).not.toEqual(scores(first));
  });

  it.each([
    ['random,random', '6'],
    ['old=random,new=random', '7'],
    ['a=thumb,b=thumb', '8'],
    ['random,other=random,third=random', '7'],
  ])('scores the same bot the same under every name: %s with %s players', LONG_RUN, async (bots, players) => {
    const found = await report('--hands', '30', '--players', players, '--bots', bots);
    const [first, ...others] = scores(found).bots.map(({ name: _, ...numbers }) => numbers);
    for (const other of others) expect(other).toEqual(first);
  });

  it('plays whole deals: at least the hands asked for', LONG_RUN, async () => {
    expect(await report('--hands', '4', '--bots', 'random,random,random')).toMatchObject({
      deals: 2,
      hands: 6,
    });
  });

  it('plays every preset, and takes rules from a file', LONG_RUN, async () => {
    for (const preset of PRESET_NAMES)
      expect((await report('--hands', '3', '--preset', preset)).hands).toBe(3);
    const rules = file('rules.json', '{"players":7,"scoring":"traditional"}');
    expect((await report('--hands', '3', '--rules', rules, '--bots', 'random')).hands).toBe(3);
    const out = path.join(folder, 'seven.jsonl');
    await report('--hands', '1', '--rules', rules, '--players', '8', '--out', out);
    expect(JSON.parse(readFileSync(out, 'utf8')).rules).toMatchObject({ players: 8, scoring: 'traditional' });
  });

  const among = (bot: string): string => `${bot},thumb,thumb,thumb,thumb,thumb`;

  it('compares the first entry with a baseline in the same deals and seats', LONG_RUN, async () => {
    const plain = await report('--hands', '60', '--bots', among('random'));
    const found = await report('--hands', '60', '--bots', among('random'), '--baseline', 'thumb');
    const [gain] = found.bots[0]?.gains ?? [];
    // all six seats of a table of thumbs together are worth 0
    expect(gain?.value).toBeCloseTo(plain.bots[0]?.value ?? Number.NaN, 9);
    expect(gain?.value).toBeLessThan(0);
    expect(gain).toMatchObject({ hands: 60, asDapper: { hands: found.bots[0]?.asDapper.hands } });
    expect((gain?.asDapper.hands ?? 0) + (gain?.asTeam.hands ?? 0)).toBe(60);
    expect(found.bots.slice(1).every((bot) => bot.gains === undefined)).toBe(true);
    const nothing = await report('--hands', '12', '--bots', among('thumb'), '--baseline', 'thumb');
    expect(nothing.bots[0]?.gains).toMatchObject([{ over: 'thumb', value: 0, se: 0 }]);
  });

  it('compares with several, in any order', LONG_RUN, async () => {
    const args = ['--hands', '60', '--bots', among('level1'), '--baseline'];
    const both = (await report(...args, 'random,best=thumb')).bots[0]?.gains;
    expect(both?.map(({ over }) => over)).toEqual(['random', 'best']);
    const single = (await report(...args, 'best=thumb')).bots[0]?.gains;
    expect(both?.[1]).toEqual(single?.[0]);
  });

  it("takes the Dapper's seat alone where that is asked for", LONG_RUN, async () => {
    const args = ['--baseline', 'thumb', '--seats', 'dapper'];
    const found = await report('--hands', '10', '--bots', among('random/play'), ...args);
    // words as the baseline says them: the same Dapper
    expect(found.bots[0]?.gains?.[0]).toMatchObject({
      hands: 10,
      bothDapper: { hands: 10 },
      asTeam: { hands: 0 },
    });
  });

  it('lets thumb do the parts that an entry leaves', LONG_RUN, async () => {
    const parts = 'random/words+exchange+ultimos+play';
    const [whole, all] = [
      await report('--hands', '12', '--bots', among('random')),
      await report('--hands', '12', '--bots', among(`random=${parts}`)),
    ];
    expect(scores(all)).toEqual(scores(whole));
    const words = await report('--hands', '12', '--bots', among('random/words'));
    expect(words.bots[0]?.value).not.toBe(whole.bots[0]?.value);
  });

  it('knows a yardstick that sees all cards, and gains by it', LONG_RUN, async () => {
    const args = ['--hands', '20', '--seed', 'all cards', '--players', '7', '--baseline', 'thumb'];
    const seven = `${among('perfect')},thumb`;
    const found = await report(...args, '--seats', 'dapper', '--bots', seven);
    expect(found.bots[0]?.gains?.[0]?.value).toBeGreaterThan(0);
    expect(KNOWN_BOTS as readonly string[]).not.toContain('perfect');
  });

  it('writes records that can be replayed', LONG_RUN, async () => {
    const out = path.join(folder, 'records.jsonl');
    await report('--hands', '10', '--bots', 'thumb,random', '--preset', 'furtwangen', '--out', out);
    const lines = readFileSync(out, 'utf8').trimEnd().split('\n');
    expect(lines.length).toBe(10);
    for (const line of lines) {
      const record = parseRecord(line);
      if (!record.ok) throw new Error(JSON.stringify(record.error));
      const played = playRecord(record.value);
      if (!played.ok) throw new Error(JSON.stringify(played.error));
      expect(played.value.match.results.length).toBe(1);
    }
    expect(JSON.parse(lines[1] ?? '').arena).toEqual({
      deal: 1,
      rotation: 1,
      bots: ['random', 'thumb', 'random', 'thumb', 'random', 'thumb'],
    });
  });

  it('prints a table for people, one line an entry', LONG_RUN, async () => {
    const { out } = await simulate('--hands', '4', '--bots', 'thumb,random');
    expect(out.length).toBe(4);
    expect(out[0]).toMatch(/^2 deals, 4 hands, \d+ hands a second$/);
    expect(out[2]).toMatch(/^thumb /);
    expect(new Set(out.slice(1).map((line) => line.length)).size).toBe(1);
  });

  it('shows its progress only where somebody watches', LONG_RUN, async () => {
    const shown: string[] = [];
    const quiet = { print: () => undefined, complain: () => undefined };
    await dispatch(['simulate', '--hands', '4'], { ...quiet, progress: (line) => shown.push(line) });
    expect(shown.at(-2)).toContain('4 of 4 hands');
    expect(shown.at(-1)).toBe('');
  });
});

const wrong: readonly (readonly [string, readonly string[]])[] = [
  ["Unknown option '--hand'", ['--hand', '5']],
  ['--hands N is missing', []],
  ['--hands must be a whole number from 1', ['--hands', '0']],
  ['--hands must be a whole number from 1', ['--hands', 'many']],
  ['--hands must be a whole number from 1', ['--hands', '1.5']],
  ['--worlds must be a whole number from 1', ['--hands', '1', '--worlds', 'x']],
  ['--players must be 6, 7, 8', ['--hands', '1', '--players', '5']],
  ['There is no preset "village"', ['--hands', '1', '--preset', 'village']],
  ['There is no bot "hal"', ['--hands', '1', '--bots', 'thumb,hal']],
  ['There is no bot ""', ['--hands', '1', '--bots', 'thumb,']],
  ['There is no bot "constructor"', ['--hands', '1', '--bots', 'constructor']],
  ['There is no part "talk" of a hand', ['--hands', '1', '--bots', 'thumb/talk']],
  ['more than one "/"', ['--hands', '1', '--bots', 'level4/play/words']],
  ['There is no bot "nobody"', ['--hands', '1', '--baseline', 'nobody']],
  ['--seats must be all or dapper', ['--hands', '1', '--seats', 'best']],
  ['needs a --baseline', ['--hands', '1', '--seats', 'dapper']],
  ['empty name', ['--hands', '1', '--bots', '=thumb']],
  ['exclude each other', ['--hands', '1', '--preset', 'basic', '--rules', 'x.json']],
  ['cannot be read as JSON', ['--hands', '1', '--rules', '/nowhere/rules.json']],
  ['Buchenbach bids are for 6 players', ['--hands', '1', '--preset', 'buchenbach', '--players', '7']],
  ['cannot be written', ['--hands', '1', '--out', '/nowhere/records.jsonl']],
  ['"5" is not expected here', ['--hands', '1', '5']],
];

describe('a wrong command line', () => {
  it.each(wrong)('%s: exit 2 and one sentence', async (sentence, args) => {
    const { status, out, errors } = await simulate(...args);
    expect(status).toBe(2);
    expect(out).toEqual([]);
    expect(errors.length).toBe(1);
    expect(errors[0]).toContain(sentence);
    expect(errors[0]).toMatch(/^dappen simulate: .*\.$/);
  });

  it('refuses rules that are wrong, with the key', async () => {
    const { status, errors } = await simulate('--hands', '1', '--rules', file('bad.json', '{"joker":1}'));
    expect(status).toBe(2);
    expect(errors[0]).toContain('There is no rule "joker"');
    const list = await simulate('--hands', '1', '--rules', file('list.json', '[]'), '--players', '7');
    expect(list.errors[0]).toContain('must be a JSON object');
  });

  it('refuses an unknown command and a missing one', async () => {
    expect(await dappen('gamble')).toMatchObject({ status: 2, out: [] });
    expect(await dappen()).toMatchObject({ status: 2, out: [] });
    expect((await dappen('toString')).status).toBe(2);
  });
});

describe('--help', () => {
  it('is there for the program and every command', async () => {
    const { status, out } = await dappen('--help');
    expect(status).toBe(0);
    const commands = [...(out[0] ?? '').matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name ?? '');
    expect(commands).toContain('replay');
    expect(commands).toContain('simulate');
    for (const command of commands) {
      const help = await dappen(command, '--help');
      expect(help.status, command).toBe(0);
      expect(help.out[0], command).toContain(`dappen ${command}`);
    }
  });

  it('names all bots and presets', async () => {
    const { out } = await simulate('--help');
    for (const name of [...KNOWN_BOTS, ...PRESET_NAMES]) expect(out[0]).toContain(name);
  });
});
