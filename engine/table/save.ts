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
import { BOT_NAMES, type BotName, MAX_NAME, MAX_SEED } from './protocol.ts';
import { list, perSeat, type SchemaOf, seat } from './shapes.ts';
import { act, matchOf, type SeatedAction, type Sitting, stateOf, withHand } from './sitting.ts';

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
  names: perSeat(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME))),
  assisted: list(v.boolean(), MAX_SAVED_HANDS),
}) satisfies SchemaOf<TableKey>;

/** The current hand as a record keeps it. */
const currentHand = ({ deck, actions }: Sitting): RecordedHand => ({ deck, actions });

/** Prints a sitting for the store. */
export function printSave(sitting: Sitting): string {
  const { rules, seed, you, bots, names, assisted, before, played } = sitting;
  const table: TableKey = { seed, you, bots, names, assisted };
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
    table: { you, bots, names, assisted },
  });
}

/** Reads and replays a saved match. The error is a short reason: what kind of thing was wrong. */
export function readSave(text: string): Result<Sitting, string> {
  if (text.length > MAX_SAVE) return err('tooLong');
  const record = parseRecord(text);
  if (!record.ok) return err(reasonOf(record.error));
  if (record.value.kind !== 'match') return err('notAMatch');
  const table = v.safeParse(tableKey, record.value.table);
  if (!table.success) return err(`table.${v.getDotPath(table.issues[0]) ?? ''}`);
  const played = playRecord(record.value);
  if (!played.ok) return err(reasonOf(played.error));
  return assemble(record.value, played.value, table.output);
}

const reasonOf = ({ code, problem }: RecordError): string => `${code}.${problem.is}`;

function assemble(record: ParsedRecord, played: PlayedRecord, table: TableKey): Result<Sitting, string> {
  const { rules, hands } = record;
  const { players } = rules;
  const last = hands.at(-1);
  if (last === undefined) return err('noHand');
  if (table.names.length !== players || table.bots.length !== players || table.you >= players) {
    return err('table.seats');
  }
  if (table.assisted.length !== hands.length) return err('table.assisted');
  const earlier = hands.slice(0, -1);
  const before = withoutLast(played);
  let sitting = withHand({ rules, ...table, before, played: earlier }, last.deck);
  // playRecord has found every action legal, so they are actions of the game
  for (const { seat: actor, ...action } of last.actions as readonly SeatedAction[]) {
    const step = act(sitting, actor, action);
    if (!step.ok) return err('illegal-action');
    sitting = step.value.sitting;
  }
  return ok(sitting);
}

/** The match without its last hand, finished or not. */
function withoutLast({ hands, match }: PlayedRecord): MatchState {
  const results = match.results.slice(0, hands.length - 1);
  return results.reduce(addResult, newMatch(match.rules, match.firstDealer));
}
