import * as v from 'valibot';
import { resultOf } from '../games/dappen/index.ts';
import {
  addResult,
  type MatchState,
  newMatch,
  type ParsedRecord,
  type PlayedRecord,
  parseRecord,
  playRecord,
  printMatch,
  type RecordError,
  type RecordedHand,
} from '../match/index.ts';
import { err, ok, type Result } from '../result.ts';
import { plainName } from './names.ts';
import { BOT_NAMES, type BotName, MAX_NAME, MAX_SEED, type Unreadable } from './protocol.ts';
import { list, perSeat, type SchemaOf, seat } from './shapes.ts';
import { act, matchOf, type SeatedAction, type Sitting, stateOf, withHand } from './sitting.ts';
import { spareName, TABLE_VERSION, upgraded } from './upgrade.ts';

/**
 * The saved match: a `dappen-match/1` record (docs/records.md) whose `table` key keeps what a sitting
 * needs to go on. The only form in which a sitting is ever stored.
 */
interface TableKey {
  readonly seed: string;
  readonly you: number;
  readonly bots: readonly BotName[];
  readonly names: readonly string[];
  /** One entry per hand. */
  readonly assisted: readonly boolean[];
}

const MAX_SAVED_HANDS = 10_000;
/** Longest text worth reading, in UTF-16 units. */
const MAX_SAVE = 50_000_000;

const tableKey = v.object({
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SEED)),
  you: seat,
  bots: perSeat(v.picklist(BOT_NAMES)),
  names: perSeat(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME), v.transform(plainName))),
  assisted: list(v.boolean(), MAX_SAVED_HANDS),
}) satisfies SchemaOf<TableKey>;

/** The current hand as a record keeps it. */
const currentHand = ({ deck, actions }: Sitting): RecordedHand => ({ deck, actions });

/** Prints a sitting for the store. */
export function printSave(sitting: Sitting): string {
  const { rules, seed, you, bots, names, assisted, before, played } = sitting;
  const key: TableKey = { seed, you, bots, names, assisted };
  const table = { version: TABLE_VERSION, ...key };
  return printMatch({ rules, dealer: before.firstDealer, hands: [...played, currentHand(sitting)], table });
}

/**
 * Prints a match for other people: without the running hand and without the seed, which would tell the
 * cards of this hand and the next, until the match is over.
 */
export function printExport(sitting: Sitting): string {
  if (matchOf(sitting).winners !== undefined) return printSave(sitting);
  const { rules, you, bots, names, before, played } = sitting;
  const over = resultOf(stateOf(sitting)) !== undefined;
  const hands = over ? [...played, currentHand(sitting)] : played;
  const assisted = sitting.assisted.slice(0, hands.length);
  return printMatch({
    rules,
    dealer: before.firstDealer,
    hands,
    table: { version: TABLE_VERSION, you, bots, names, assisted },
  });
}

/** Why a save cannot be gone on with: what to tell the player, and what exactly for the log. */
export interface SaveProblem {
  readonly reason: Unreadable;
  /** Codes only: nothing of what was read. */
  readonly detail: string;
}

const bad = (detail: string, reason: Unreadable = 'garbled'): Result<never, SaveProblem> =>
  err({ reason, detail });

/**
 * Reads and replays a saved match, of this version or an older one. A match that was exported while it went
 * on has no seed; `spareSeed` then decides its later hands.
 */
export function readSave(text: string, spareSeed?: string): Result<Sitting, SaveProblem> {
  if (text.length > MAX_SAVE) return bad('tooLong');
  const record = parseRecord(text);
  if (!record.ok) return badRecord(record.error);
  if (record.value.kind !== 'match') return bad('notAMatch');
  const { rules, hands } = record.value;
  const key = upgraded(record.value.table, { players: rules.players, hands: hands.length });
  if (!key.ok) return bad('table.version', key.error);
  const seeded = spareSeed === undefined ? key.value : withSeed(key.value, spareSeed);
  const table = v.safeParse(tableKey, seeded);
  if (!table.success) return bad(`table.${v.getDotPath(table.issues[0]) ?? ''}`);
  const played = playRecord(record.value);
  if (!played.ok) return badRecord(played.error);
  return assemble(record.value, played.value, table.output);
}

const withSeed = (key: unknown, seed: string): unknown =>
  typeof key === 'object' && key !== null && !Object.hasOwn(key, 'seed') ? { ...key, seed } : key;

const LATER_MATCH = /^dappen-match\/[1-9]\d{0,5}$/;

function badRecord({ code, problem }: RecordError): Result<never, SaveProblem> {
  const detail = `${code}.${problem.is}`;
  if (problem.is === 'unknownFormat') {
    const { format } = problem;
    return bad(detail, typeof format === 'string' && LATER_MATCH.test(format) ? 'newer' : 'garbled');
  }
  return bad(detail, code === 'bad-record' ? 'garbled' : 'unplayable');
}

function assemble(record: ParsedRecord, played: PlayedRecord, table: TableKey): Result<Sitting, SaveProblem> {
  const { rules, hands } = record;
  const { players } = rules;
  const last = hands.at(-1);
  if (last === undefined) return bad('noHand');
  if (table.names.length !== players || table.bots.length !== players || table.you >= players) {
    return bad('table.seats');
  }
  if (table.assisted.length !== hands.length) return bad('table.assisted');
  const earlier = hands.slice(0, -1);
  const before = withoutLast(played);
  const { seed, you, bots, assisted } = table;
  const names = table.names.map((name, at) => name || spareName(at));
  let sitting = withHand({ rules, seed, you, names, bots, assisted, before, played: earlier }, last.deck);
  // playRecord has found every action legal, so they are actions of the game
  for (const { seat: actor, ...action } of last.actions as readonly SeatedAction[]) {
    const step = act(sitting, actor, action);
    if (!step.ok) return bad('illegal-action', 'unplayable');
    sitting = step.value.sitting;
  }
  return ok(sitting);
}

/** The match without its last hand, finished or not. */
function withoutLast({ hands, match }: PlayedRecord): MatchState {
  const results = match.results.slice(0, hands.length - 1);
  return results.reduce(addResult, newMatch(match.rules, match.firstDealer));
}
