import * as v from 'valibot';
import type { Action, Seat } from '../games/dappen/action.ts';
import type { GameEvent } from '../games/dappen/event.ts';
import type { Observation } from '../games/dappen/observation.ts';
import type { Refusal } from '../games/dappen/refusal.ts';
import type { HandResult } from '../games/dappen/result.ts';
import type { RuleSet, RuleSetInput, RulesProblem } from '../games/dappen/rules.ts';
import { err, ok, type Result } from '../result.ts';
import { plainName } from './names.ts';
import {
  action,
  count,
  type EntriesOf,
  gameEvent,
  handResult,
  list,
  observation,
  perSeat,
  ruleSet,
  type SchemaOf,
  seat,
  shortText,
  type VariantsOf,
  whole,
} from './shapes.ts';

/**
 * Everything that crosses between a renderer and the host of a sitting, whichever transport carries it
 * (an Electron utility process, a browser Worker, a Node child). Plain data only.
 */

/** Bots that can be offered at the table. */
export const BOT_NAMES = ['random', 'level1', 'thumb', 'level2', 'level3', 'level4'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Renderer → host. `id` comes back as `re` in the answer. */
export type Request = { readonly id: number } & RequestBody;
export type RequestBody =
  /** First message, and again after every reconnection: answered by `welcome`. */
  | { readonly type: 'hello' }
  /** Starts a match; a saved one is replaced. `names` and `bots` have one entry per seat (the entry of
   *  `you` in `bots` is ignored). Without `seed` the host draws one. */
  | {
      readonly type: 'newMatch';
      readonly rules: RuleSetInput;
      readonly you: Seat;
      readonly names: readonly string[];
      readonly bots: readonly BotName[];
      readonly seed?: string | undefined;
    }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'nextHand' }
  /** Back to one's own previous decision of this hand; the hand counts as assisted. */
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Ends the match without a winner and forgets the save. */
  | { readonly type: 'abandon' }
  /** Goes on with the saved match. `careful`, after a host died in it: `thumb` answers for all bots until the
   *  next hand, in case it was one of them that took the host down. */
  | { readonly type: 'resume'; readonly careful?: true }
  /** Asks for the match as a record (docs/records.md); answered by `record`. The running hand and the
   *  seed stay out of it until the match is over. */
  | { readonly type: 'exportRecord' }
  /** Looks at a match from a file and keeps it ready; answered by `opened`. Nothing is replaced yet. */
  | { readonly type: 'openRecord'; readonly record: string }
  /** Goes on with the match that was opened. One under way or saved is replaced: ask before. */
  | { readonly type: 'playOpened' };

/** Host → renderer. */
export type HostEvent =
  | {
      readonly type: 'welcome';
      readonly re: number;
      /** A saved match that can be resumed; absent while a sitting is under way. */
      readonly saved?: SavedMatch;
      /** The sitting under way, in full. */
      readonly view?: SittingView;
      /** A save was found and could not be read; it was set aside, never deleted. */
      readonly setAside?: { readonly reason: Unreadable };
    }
  /** Something happened. `events` in order; `view` is the whole state after them. Bots' steps come one
   *  message per action, as fast as they think: pacing is the renderer's business. */
  | {
      readonly type: 'step';
      readonly events: readonly GameEvent[];
      readonly view: SittingView;
      /** `reset`: the state was replaced (new match, resume, undo, redo): nothing to animate from. */
      readonly kind: 'forward' | 'reset';
    }
  /** The match was abandoned; there is no sitting any more. */
  | { readonly type: 'closed'; readonly re: number }
  | { readonly type: 'record'; readonly re: number; readonly record: string }
  /** A match from a file is ready to be gone on with; `match` is absent if it cannot be. */
  | {
      readonly type: 'opened';
      readonly re: number;
      readonly match?: SavedMatch;
      readonly problem?: Unreadable;
    }
  /** A request was refused; the sitting goes on as it was. `re` is absent if the message had no id. */
  | { readonly type: 'error'; readonly re?: number; readonly error: HostError }
  /** The state could not be stored; the sitting goes on in memory, and the next action tries again. */
  | { readonly type: 'notSaved'; readonly reason: SaveTrouble }
  /** The state was stored, after a `notSaved`. */
  | { readonly type: 'savedAgain' }
  /** For the page's journal: codes about the program itself; no cards, no names, no paths. */
  | { readonly type: 'noted'; readonly line: string };

/** Why the match cannot be stored: no room; not allowed to write; nothing to store in; anything else. */
export const SAVE_TROUBLES = ['full', 'forbidden', 'unavailable', 'unknown'] as const;
export type SaveTrouble = (typeof SAVE_TROUBLES)[number];

/** Why a save cannot be gone on with: torn or no save at all; of a newer program; not by the rules. */
export const UNREADABLES = ['garbled', 'newer', 'unplayable'] as const;
export type Unreadable = (typeof UNREADABLES)[number];

export type HostError =
  | { readonly code: 'badMessage'; readonly detail: string }
  | { readonly code: 'badRules'; readonly problem: RulesProblem }
  /** Not now: no sitting, hand not over, match over, nothing to undo … */
  | {
      readonly code:
        | 'noSitting'
        | 'handNotOver'
        | 'matchOver'
        | 'nothingToUndo'
        | 'nothingToRedo'
        | 'nothingSaved'
        | 'badSeats';
    }
  | { readonly code: 'refused'; readonly refusal: Refusal };

/** What the start screen says about a saved match. */
export interface SavedMatch {
  readonly rules: RuleSet;
  readonly names: readonly string[];
  readonly you: Seat;
  readonly handNumber: number;
  readonly totals: readonly number[];
  /** The match has ended: resuming shows its result once more. */
  readonly over?: true;
}

/** A finished hand on the score sheet. */
export interface FinishedHand {
  readonly dealer: Seat;
  readonly result: HandResult;
  /** An undo or a hint was used in it. */
  readonly assisted: boolean;
}

/** The sitting as the person at the table may see it. */
export interface SittingView {
  readonly rules: RuleSet;
  readonly names: readonly string[];
  readonly bots: readonly BotName[];
  readonly you: Seat;
  /** Number of the current hand, from 1. */
  readonly handNumber: number;
  /** Finished hands of the match, the current one included once it is over. */
  readonly hands: readonly FinishedHand[];
  /** VP or cents per seat over the finished hands. */
  readonly totals: readonly number[];
  /** Who won the match; absent while it goes on. */
  readonly winners?: readonly Seat[];
  readonly nextDealer: Seat;
  readonly observation: Observation;
  /** Place of the observation in the hand: number of actions that were seen so far. */
  readonly actionCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly assisted: boolean;
}

/** Longest name of a player, in UTF-16 units. */
export const MAX_NAME = 40;
/** Longest seed a player may type. */
export const MAX_SEED = 100;
/** Longest detail or reason in an event; longer ones are cut. */
export const MAX_TEXT = 500;
/** Longest record in an event: some thousand hands. */
const MAX_RECORD = 20_000_000;
const MAX_HANDS = 10_000;
const MAX_RULE_KEYS = 30;

const requestId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const reason = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const name = v.pipe(v.string(), v.maxLength(MAX_NAME), v.transform(plainName), v.minLength(1));
const botName = v.picklist(BOT_NAMES);

/** A small plain object; what is in it is for `parseRules` to judge, which names the key that is wrong. */
const ruleInput = v.custom<RuleSetInput>(
  (input) =>
    typeof input === 'object' &&
    input !== null &&
    !Array.isArray(input) &&
    Object.keys(input).length <= MAX_RULE_KEYS,
  'expected a rule set',
);

const REQUESTS = {
  hello: v.strictObject({ id: requestId, type: v.literal('hello') }),
  newMatch: v.strictObject({
    id: requestId,
    type: v.literal('newMatch'),
    rules: ruleInput,
    you: seat,
    names: perSeat(name),
    bots: perSeat(botName),
    seed: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SEED))),
  }),
  act: v.strictObject({ id: requestId, type: v.literal('act'), action }),
  nextHand: v.strictObject({ id: requestId, type: v.literal('nextHand') }),
  undo: v.strictObject({ id: requestId, type: v.literal('undo') }),
  redo: v.strictObject({ id: requestId, type: v.literal('redo') }),
  abandon: v.strictObject({ id: requestId, type: v.literal('abandon') }),
  resume: v.strictObject({
    id: requestId,
    type: v.literal('resume'),
    careful: v.exactOptional(v.literal(true)),
  }),
  exportRecord: v.strictObject({ id: requestId, type: v.literal('exportRecord') }),
  openRecord: v.strictObject({
    id: requestId,
    type: v.literal('openRecord'),
    record: v.pipe(v.string(), v.maxLength(MAX_RECORD)),
  }),
  playOpened: v.strictObject({ id: requestId, type: v.literal('playOpened') }),
} satisfies VariantsOf<Request>;

const request = v.variant('type', Object.values(REQUESTS)) satisfies SchemaOf<Request>;

/** The problem or refusal of an error: a code and flat facts for the sentence about it. */
const facts = v.objectWithRest(
  { code: shortText },
  v.union([v.string(), v.number(), v.boolean(), v.null(), list(shortText)]),
);

const hostError = v.variant('code', [
  v.strictObject({ code: v.literal('badMessage'), detail: reason }),
  v.strictObject({ code: v.literal('badRules'), problem: v.custom<RulesProblem>(isProblem) }),
  v.strictObject({
    code: v.picklist([
      'noSitting',
      'handNotOver',
      'matchOver',
      'nothingToUndo',
      'nothingToRedo',
      'nothingSaved',
      'badSeats',
    ]),
  }),
  v.strictObject({ code: v.literal('refused'), refusal: v.custom<Refusal>((x) => v.is(facts, x)) }),
]) satisfies SchemaOf<HostError>;

/** A rules problem quotes the offending value, which may be anything. */
function isProblem(input: unknown): boolean {
  return v.is(v.looseObject({ code: shortText, key: v.string() }), input);
}

const savedMatch = v.strictObject({
  rules: ruleSet,
  names: perSeat(name),
  you: seat,
  handNumber: count,
  totals: perSeat(whole),
  over: v.exactOptional(v.literal(true)),
} satisfies EntriesOf<SavedMatch>) satisfies SchemaOf<SavedMatch>;

const finishedHand = v.strictObject({
  dealer: seat,
  result: handResult,
  assisted: v.boolean(),
} satisfies EntriesOf<FinishedHand>) satisfies SchemaOf<FinishedHand>;

const sittingView = v.strictObject({
  rules: ruleSet,
  names: perSeat(name),
  bots: perSeat(botName),
  you: seat,
  handNumber: count,
  hands: list(finishedHand, MAX_HANDS),
  totals: perSeat(whole),
  winners: v.exactOptional(perSeat(seat)),
  nextDealer: seat,
  observation,
  actionCount: count,
  canUndo: v.boolean(),
  canRedo: v.boolean(),
  assisted: v.boolean(),
} satisfies EntriesOf<SittingView>) satisfies SchemaOf<SittingView>;

const EVENTS = {
  welcome: v.strictObject({
    type: v.literal('welcome'),
    re: requestId,
    saved: v.exactOptional(savedMatch),
    view: v.exactOptional(sittingView),
    setAside: v.exactOptional(v.strictObject({ reason: v.picklist(UNREADABLES) })),
  }),
  step: v.strictObject({
    type: v.literal('step'),
    events: list(gameEvent),
    view: sittingView,
    kind: v.picklist(['forward', 'reset']),
  }),
  closed: v.strictObject({ type: v.literal('closed'), re: requestId }),
  record: v.strictObject({
    type: v.literal('record'),
    re: requestId,
    record: v.pipe(v.string(), v.maxLength(MAX_RECORD)),
  }),
  opened: v.strictObject({
    type: v.literal('opened'),
    re: requestId,
    match: v.exactOptional(savedMatch),
    problem: v.exactOptional(v.picklist(UNREADABLES)),
  }),
  error: v.strictObject({ type: v.literal('error'), re: v.exactOptional(requestId), error: hostError }),
  notSaved: v.strictObject({ type: v.literal('notSaved'), reason: v.picklist(SAVE_TROUBLES) }),
  savedAgain: v.strictObject({ type: v.literal('savedAgain') }),
  noted: v.strictObject({ type: v.literal('noted'), line: reason }),
} satisfies VariantsOf<HostEvent>;

const hostEvent = v.variant('type', Object.values(EVENTS)) satisfies SchemaOf<HostEvent>;

/** Why a message was not understood: where in it, and what was expected there. */
export interface BadMessage {
  /** The message's own id, if it had a usable one, so that the answer can name it. */
  readonly id?: number;
  readonly detail: string;
}

function parse<T>(schema: SchemaOf<T>, input: unknown): Result<T, BadMessage> {
  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const issue = parsed.issues[0];
  const detail = `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`.slice(0, MAX_TEXT);
  const id = v.safeParse(v.object({ id: requestId }), input);
  return err(id.success ? { id: id.output.id, detail } : { detail });
}

/** Checks a message of a renderer, at the host's end. Unknown keys and types are refused. */
export const parseRequest = (input: unknown): Result<Request, BadMessage> => parse(request, input);

/** Checks a message of the host, at the renderer's end. */
export const parseHostEvent = (input: unknown): Result<HostEvent, BadMessage> => parse(hostEvent, input);
