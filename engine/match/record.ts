import type { Card } from '../cards/card.ts';
import type { Action, Seat } from '../games/dappen/action.ts';
import { isFullDeck } from '../games/dappen/index.ts';
import type { Refusal } from '../games/dappen/refusal.ts';
import { parseRules, type RuleSet, type RuleSetInput, type RulesProblem } from '../games/dappen/rules.ts';
import { err, ok, type Quoted, quoted, type Result } from '../result.ts';

/**
 * Records: how hands and matches are saved, resumed, replayed, mailed and tested (docs/records.md).
 * Here they are read and written; `replay.ts` plays them.
 */

export const HAND_FORMAT = 'dappen-record/1';
export const MATCH_FORMAT = 'dappen-match/1';
export const GAME = 'dappen';

/** An action as it stands in a record; not yet known to be legal, nor even to be one of the game's. */
export interface RecordedAction {
  readonly seat: Seat;
  readonly type: string;
  readonly card?: unknown;
  readonly cards?: readonly unknown[];
}

export interface RecordedHand {
  readonly deck: readonly Card[];
  readonly actions: readonly RecordedAction[];
}

/** A record whose shape, rules, Dealer and decks are right. Its actions are still to be played. */
export interface ParsedRecord {
  readonly kind: 'hand' | 'match';
  readonly rules: RuleSet;
  /** The first hand's Dealer. */
  readonly dealer: Seat;
  /** Exactly one for `hand`. */
  readonly hands: readonly RecordedHand[];
  /** What a sitting keeps beside the match, unchecked here. */
  readonly table: unknown;
}

export type RecordErrorCode =
  | 'bad-record'
  | 'bad-rules'
  | 'bad-deck'
  | 'wrong-seat'
  | 'illegal-action'
  | 'hand-over';

/** Why a record cannot be played; sentences about it stand where people read them. */
export interface RecordError {
  readonly code: RecordErrorCode;
  /** The action's place in its hand, from 0; null where no action is to blame. */
  readonly index: number | null;
  readonly problem: RecordProblem;
}

export type RecordProblem =
  | { readonly is: 'unreadable' }
  | { readonly is: 'notJson' }
  | { readonly is: 'notAnObject' }
  | { readonly is: 'unknownFormat'; readonly format: Quoted }
  | { readonly is: 'unknownGame'; readonly game: Quoted }
  | { readonly is: 'wrongShape'; readonly key: string; readonly expected: string }
  | { readonly is: 'rules'; readonly problem: RulesProblem }
  | { readonly is: 'dealerRange'; readonly dealer: number; readonly players: number }
  | { readonly is: 'deck'; readonly hand: number }
  | { readonly is: 'handAfterUnfinished'; readonly hand: number }
  | { readonly is: 'handAfterEnd'; readonly hand: number }
  | { readonly is: 'unknownAction'; readonly type: string; readonly may: readonly string[] }
  | { readonly is: 'refused'; readonly refusal: Refusal };

type Fields = Readonly<Record<string, unknown>>;
type Parsed<T> = Result<T, RecordError>;

const fail = (code: RecordErrorCode, problem: RecordProblem, index: number | null = null): Parsed<never> =>
  err({ code, index, problem });

const wrongShape = (key: string, expected: string, index: number | null = null): Parsed<never> =>
  fail('bad-record', { is: 'wrongShape', key, expected }, index);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a record's text. What is wrong is found in the order of docs/records.md: JSON, format, game,
 * shape (of all actions), rules, Dealer, decks. Unknown keys are ignored, except in the rules.
 */
export function parseRecord(text: string): Parsed<ParsedRecord> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('bad-record', { is: 'notJson' });
  }
  return recordFrom(json);
}

/** As `parseRecord`, from JSON that has been read already. */
export function recordFrom(json: unknown): Parsed<ParsedRecord> {
  if (!isFields(json)) return fail('bad-record', { is: 'notAnObject' });
  const { format, game, rules, dealer } = json;
  if (format !== HAND_FORMAT && format !== MATCH_FORMAT) {
    return fail('bad-record', { is: 'unknownFormat', format: quoted(format) });
  }
  if (game !== GAME) return fail('bad-record', { is: 'unknownGame', game: quoted(game) });
  if (!isFields(rules)) return wrongShape('rules', 'an object');
  if (!Number.isInteger(dealer)) return wrongShape('dealer', 'a seat number');
  const shapes = format === HAND_FORMAT ? handShapes([json]) : handShapes(json.hands);
  if (!shapes.ok) return shapes;
  const parsedRules = parseRules(rules);
  if (!parsedRules.ok) return fail('bad-rules', { is: 'rules', problem: parsedRules.error });
  return checked(
    format === HAND_FORMAT ? 'hand' : 'match',
    parsedRules.value,
    dealer as number,
    shapes.value,
    json,
  );
}

interface HandShape {
  readonly deck: readonly unknown[];
  readonly actions: readonly RecordedAction[];
}

function checked(
  kind: ParsedRecord['kind'],
  rules: RuleSet,
  dealer: number,
  shapes: readonly HandShape[],
  json: Fields,
): Parsed<ParsedRecord> {
  if (dealer < 0 || dealer >= rules.players) {
    return fail('bad-record', { is: 'dealerRange', dealer, players: rules.players });
  }
  const hands: RecordedHand[] = [];
  for (const [i, { deck, actions }] of shapes.entries()) {
    if (!isFullDeck(deck)) return fail('bad-deck', { is: 'deck', hand: i + 1 });
    hands.push({ deck: deck as readonly Card[], actions });
  }
  return ok({ kind, rules, dealer, hands, table: json.table });
}

function handShapes(hands: unknown): Parsed<HandShape[]> {
  if (!Array.isArray(hands)) return wrongShape('hands', 'a list');
  const shapes: HandShape[] = [];
  for (const hand of hands as unknown[]) {
    if (!isFields(hand)) return wrongShape('hands', 'a list of objects');
    const { deck, actions } = hand;
    if (!Array.isArray(deck)) return wrongShape('deck', 'a list');
    if (!Array.isArray(actions)) return wrongShape('actions', 'a list');
    const shaped = actionShapes(actions);
    if (!shaped.ok) return shaped;
    shapes.push({ deck: deck as unknown[], actions: shaped.value });
  }
  return ok(shapes);
}

function actionShapes(actions: readonly unknown[]): Parsed<RecordedAction[]> {
  const shaped: RecordedAction[] = [];
  for (const [index, action] of actions.entries()) {
    if (!isFields(action)) return wrongShape('actions', 'objects with a seat number and a type', index);
    const { seat, type, card, cards } = action;
    if (!Number.isInteger(seat)) return wrongShape('seat', 'a seat number', index);
    if (typeof type !== 'string') return wrongShape('type', 'a text', index);
    const base = { seat: seat as number, type };
    if (type === 'play') {
      if (card === undefined || card === null) return wrongShape('card', 'a card', index);
      shaped.push({ ...base, card });
    } else if (type === 'discard' || type === 'ultimo') {
      if (!Array.isArray(cards)) return wrongShape('cards', 'a list of cards', index);
      shaped.push({ ...base, cards: cards as unknown[] });
    } else {
      shaped.push(base);
    }
  }
  return ok(shaped);
}

/** A seat's action, as records write it: the seat first. */
export const recorded = (seat: Seat, action: Action): RecordedAction => ({ seat, ...action });

/** Prints one hand as a record. */
export const printHand = (record: {
  readonly rules: RuleSetInput;
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  readonly actions: readonly RecordedAction[];
}): string => {
  const { rules, dealer, deck, actions } = record;
  return JSON.stringify({ format: HAND_FORMAT, game: GAME, rules, dealer, deck, actions });
};

/** Prints a match as a record; `table` is left out when undefined. */
export const printMatch = (record: {
  readonly rules: RuleSetInput;
  readonly dealer: Seat;
  readonly hands: readonly RecordedHand[];
  readonly table?: unknown;
}): string => {
  const { rules, dealer, hands, table } = record;
  return JSON.stringify({ format: MATCH_FORMAT, game: GAME, rules, dealer, hands, table });
};
