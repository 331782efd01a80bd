import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { fileStore } from '#electron/host/file-store.ts';
import { readPlace } from '#electron/main/place.ts';
import { type Rng, rngFrom } from '#engine/cards/rng.ts';
import { dispatch } from '#engine/cli/dispatch.ts';
import { parseRules, presetRules } from '#engine/games/dappen/rules.ts';
import { parseRecord, playRecord } from '#engine/match/index.ts';
import { createHost } from '#engine/table/host.ts';
import { type HostEvent, parseHostEvent, parseRequest } from '#engine/table/protocol.ts';
import { memoryStore } from '#engine/table/store.ts';
import { initialPreferences, PREFERENCE_KEYS, PREFERENCES } from '#renderer/preferences/definitions.ts';
import { loadPreferences } from '#renderer/preferences/storage.ts';
import { parseRulesFile, printRulesFile } from '#renderer/rules/file.ts';
import { parseOwnRules } from '#renderer/stores/ruleSets.ts';
import { parseSetup } from '#renderer/stores/tableSetup.ts';
import { choose, playRandom, randomDeal, randomMood, randomRules, recordOf } from '#tests/support/games.ts';
import { mutated, mutatedText, oddValue } from '#tests/support/mutate.ts';

/**
 * Malformed, hostile and out-of-turn input at every boundary. One round of a boundary makes an input from
 * a generator, lets it in and throws when the boundary does anything but answer properly.
 */
type Round = (rng: Rng) => void | Promise<void>;

const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.upTo(from.length - 1)] as T;

function holds(condition: boolean, what: string, input: unknown): void {
  if (condition) return;
  const shown = typeof input === 'string' ? input : (JSON.stringify(input) ?? 'undefined');
  throw new Error(`${what}\ninput: ${shown.length > 20_000 ? `${shown.slice(0, 20_000)}…` : shown}`);
}

/** A record of a hand that is over, or stops somewhere. */
function handRecord(rng: Rng): string {
  const deal = randomDeal(`fuzz ${rng.upTo(1e9)}`);
  const actions = playRandom(deal).steps.map((step) => step.action);
  return recordOf(deal, actions.slice(0, rng.upTo(actions.length)));
}

const names = (players: number): string[] => Array.from({ length: players }, (_, seat) => `Guest ${seat}`);

/** A request as a page would send it, sensible or not at this moment. */
function request(rng: Rng, legal: readonly Parameters<typeof choose>[0][number][]): Record<string, unknown> {
  const rules = randomRules(rng);
  const id = rng.upTo(1000);
  const requests: readonly (() => Record<string, unknown>)[] = [
    () => ({ id, type: 'hello' }),
    () => ({
      id,
      type: 'newMatch',
      rules,
      you: rng.upTo(7),
      names: names(pick(rng, [rules.players, rules.players, 6])),
      bots: names(rules.players).map(() => pick(rng, ['thumb', 'random', 'level1'])),
      seed: pick(rng, ['seed', '\ud800', '…', `${rng.upTo(1e9)}`]),
    }),
    () => ({ id, type: pick(rng, ['nextHand', 'undo', 'redo', 'resume', 'exportRecord', 'playOpened']) }),
    () => ({ id, type: 'abandon' }),
    () => ({ id, type: 'resume', careful: true }),
    () => ({ id, type: 'openRecord', record: mutatedText(handRecord(rng), rng) }),
    () => ({ id, type: 'act', action: { type: 'play', card: pick(rng, ['I', 'Skus', 'SK', 'H4', 'D3']) } }),
    () => ({ id, type: 'act', action: { type: pick(rng, ['pass', 'solo', 'dapp', 'keep', 'challenge']) } }),
    ...(legal.length > 0
      ? [
          () => ({ id, type: 'act', action: choose(legal, true, randomMood(rng), rng) }),
          () => ({ id, type: 'act', action: choose(legal, false, randomMood(rng), rng) }),
        ]
      : []),
  ];
  return pick(rng, requests)();
}

/** Nested too deep, a message does not even leave the page. */
function canBeSent(message: unknown): boolean {
  try {
    structuredClone(message);
    return true;
  } catch {
    return false;
  }
}

/** One sitting: good, bad and spoilt messages in any order. What is refused changes nothing. */
async function protocol(rng: Rng): Promise<void> {
  const store = memoryStore(rng.upTo(3) === 0 ? mutatedText(handRecord(rng), rng) : undefined);
  const events: HostEvent[] = [];
  const faults: unknown[] = [];
  const told: unknown[] = [];
  const host = createHost({
    store,
    entropy: () => 'entropy',
    post(event) {
      const copy: unknown = structuredClone(event);
      const parsed = parseHostEvent(copy);
      holds(parsed.ok, `a malformed event: ${parsed.ok ? '' : parsed.error.detail}`, { told, copy });
      events.push(event);
    },
    log: (entry) => {
      if (entry.is === 'fault' || entry.is === 'botFailed') faults.push(entry);
    },
  });
  const say = async (message: unknown): Promise<HostEvent[]> => {
    told.push(message);
    const before = events.length;
    await host.receive(structuredClone(message));
    await host.settled();
    holds(faults.length === 0, `the host failed: ${JSON.stringify(faults)}`, told);
    return events.slice(before);
  };
  await say({ id: 0, type: 'hello' }); // a spoilt save is told once
  for (let i = 0; i < 25; i++) {
    const step = events.findLast((event) => event.type === 'step');
    const legal = step?.type === 'step' ? step.view.observation.legal : [];
    const good = request(rng, legal);
    const message = rng.upTo(2) === 0 ? good : mutated(good, rng);
    if (!canBeSent(message)) continue;
    const wellFormed = parseRequest(message).ok;
    const [before] = await say({ id: 1, type: 'hello' });
    const saved = await store.load();
    const answers = await say(message);
    holds(answers.length > 0, 'no answer', told);
    if (!wellFormed) holds(answers.length === 1 && answers[0]?.type === 'error', 'bad and not refused', told);
    if (answers[0]?.type !== 'error') continue;
    const [after] = await say({ id: 1, type: 'hello' });
    holds(isDeepStrictEqual(after, before), 'a refused message changed something', told);
    holds((await store.load()) === saved, 'a refused message changed the save', told);
  }
}

function record(rng: Rng): void {
  const text = mutatedText(handRecord(rng), rng);
  const parsed = parseRecord(text);
  if (!parsed.ok) return;
  const played = playRecord(parsed.value);
  if (played.ok) holds(played.value.hands.length === parsed.value.hands.length, 'hands were lost', text);
}

/** The command line: one JSON object a line, status 0 or 2, nothing thrown. */
async function commandLine(rng: Rng): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dappen-fuzz-'));
  try {
    const file = path.join(folder, 'record.json');
    const text = mutatedText(handRecord(rng), rng);
    writeFileSync(file, rng.upTo(4) === 0 ? Buffer.from(text, 'utf16le') : text);
    const options = [['--trace'], ['--no-such'], ['--trace=1'], [], [], [folder], ['nowhere'], ['']];
    const command = pick(rng, ['replay', 'replay', 'replay', 'solve']);
    const lines: string[] = [];
    const complaints: string[] = [];
    const status = await dispatch(
      [command, ...pick(rng, options), ...(command === 'solve' && rng.upTo(1) === 0 ? [] : [file])],
      {
        print: (line) => lines.push(line),
        complain: (line) => complaints.push(line),
      },
    );
    holds(status === 0 || status === 2, `exit status ${status}`, text);
    holds(lines.length > 0 || complaints.length > 0, 'nothing was said', text);
    for (const line of lines) {
      holds(!line.includes('\n'), 'more than a line', text);
      const said = JSON.parse(line) as { ok: boolean; error?: { message: string } };
      if (!said.ok)
        holds(
          typeof said.error?.message === 'string' && said.error.message.length < 1000,
          'no short message',
          text,
        );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ruleSet(rng: Rng): void {
  const input = mutated(randomRules(rng), rng);
  const parsed = parseRules(input);
  if (parsed.ok) holds(isDeepStrictEqual(parseRules(parsed.value), parsed), 'not stable', input);
  else structuredClone(parsed.error); // it is posted
  const text = mutatedText(printRulesFile({ name: 'Mine', rules: presetRules('furtwangen') }), rng);
  const file = parseRulesFile(text);
  if (file.ok) {
    holds(parseRulesFile(printRulesFile(file.value)).ok, 'not readable again', text);
    holds([...file.value.name].length <= 40, 'a long name', text);
  }
}

function preferences(rng: Rng): void {
  const text = mutatedText(
    JSON.stringify({ ...initialPreferences(), playerName: 'Eva', keys: { help: 'F1' } }),
    rng,
  );
  const loaded = loadPreferences({ getItem: () => text, setItem: () => undefined });
  holds(isDeepStrictEqual(Object.keys(loaded).sort(), [...PREFERENCE_KEYS].sort()), 'other keys', text);
  for (const key of PREFERENCE_KEYS) holds(v.is(PREFERENCES[key].schema, loaded[key]), `a bad ${key}`, text);

  const rules = randomRules(rng);
  const own = mutated([{ id: 'own1', name: 'Mine', rules }], rng);
  for (const kept of parseOwnRules(own)) holds(parseRules(kept.rules).ok, 'bad rules kept', own);
  const setup = mutated({ base: { preset: 'basic' }, rules, names: names(7), level: 'thumb' }, rng);
  holds(parseRules(parseSetup(setup).rules).ok, 'bad rules set up', setup);
}

/** The files of the desktop edition, in bytes. */
async function files(rng: Rng): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dappen-fuzz-'));
  try {
    const bytes = Buffer.from(mutatedText(handRecord(rng), rng));
    for (let i = rng.upTo(3); i > 0; i--) bytes[rng.upTo(Math.max(0, bytes.length - 1))] = rng.upTo(255);
    writeFileSync(path.join(folder, 'match.json'), bytes);
    const events: HostEvent[] = [];
    const host = createHost({
      store: fileStore(folder),
      entropy: () => 'x',
      post: (event) => events.push(event),
    });
    await host.receive({ id: 1, type: 'hello' });
    await host.settled();
    const [welcome] = events;
    holds(welcome?.type === 'welcome', 'no welcome', bytes.toString());
    const place = path.join(folder, 'window.json');
    writeFileSync(
      place,
      mutatedText('{"bounds":{"x":1,"y":2,"width":900,"height":700},"maximized":false}', rng),
    );
    const read = readPlace(place);
    if (read) holds(Object.values(read.bounds).every(Number.isSafeInteger), 'a bad place', read);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the page hears of a host: whatever it is, it is checked before anybody looks at it. */
function hostEvents(rng: Rng): void {
  const event = mutated(
    pick(rng, [
      { type: 'welcome', re: 1, setAside: { reason: 'garbled' } },
      { type: 'notSaved', reason: 'full' },
      { type: 'error', re: 2, error: { code: 'refused', refusal: { code: 'handOver' } } },
      { type: 'record', re: 3, record: '{}' },
    ]),
    rng,
  );
  const parsed = parseHostEvent(event);
  if (parsed.ok) structuredClone(parsed.value);
  else holds(parsed.error.detail.length <= 500, 'a long detail', event);
  parseHostEvent(oddValue(rng));
  parseRequest(oddValue(rng));
}

export const BOUNDARIES: Readonly<Record<string, Round>> = {
  protocol,
  record,
  commandLine,
  ruleSet,
  preferences,
  files,
  hostEvents,
};

/** One round of one boundary; a failure names it and the seed. */
export async function fuzzRound(name: string, seed: string, round: number): Promise<void> {
  try {
    await BOUNDARIES[name]?.(rngFrom(`fuzz ${name} ${seed} ${round}`));
  } catch (thrown) {
    const what = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    throw new Error(`${name}, seed ${seed}, round ${round}: ${what}`, { cause: thrown });
  }
}
