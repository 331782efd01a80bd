import type { Card } from '../cards/card.ts';
import { type Action, type LegalMove, type Seat, WORDS, type Word } from '../games/dappen/action.ts';
import { apply, type HandState, legal, newHand, phaseOf, resultOf, toAct } from '../games/dappen/index.ts';
import type { Phase } from '../games/dappen/observation.ts';
import { recordCodeOf } from '../games/dappen/refusal.ts';
import type { HandResult } from '../games/dappen/result.ts';
import type { RuleSet } from '../games/dappen/rules.ts';
import { err, ok, type Result } from '../result.ts';
import { addResult, dealerOf, type MatchState, newMatch } from './match.ts';
import type { ParsedRecord, RecordError, RecordedAction, RecordedHand } from './record.ts';

/** Plays records: resume, replay, analysis and undo are all this. */

/** Called before each action with the state it acts on; for traces. */
export type BeforeAction = (state: HandState) => void;

const refused = (code: RecordError['code'], problem: RecordError['problem'], index: number | null) =>
  err({ code, problem, index });

/** An action as the game takes it; undefined for a type it does not know. */
export function actionFrom(recordedAction: RecordedAction): Action | undefined {
  const { type, card, cards } = recordedAction;
  // codes that are no cards are refused by the game, with the reason
  if (type === 'play') return { type, card: card as Card };
  if (type === 'discard' || type === 'ultimo') return { type, cards: (cards ?? []) as readonly Card[] };
  return (WORDS as readonly string[]).includes(type) ? { type: type as Word } : undefined;
}

/** Plays one hand's actions from its deck. The error's `index` is the action's place. */
export function playHand(
  setup: { readonly rules: RuleSet; readonly dealer: Seat },
  hand: RecordedHand,
  before?: BeforeAction,
): Result<HandState, RecordError> {
  let state = newHand({ rules: setup.rules, dealer: setup.dealer, deck: hand.deck });
  for (const [index, recordedAction] of hand.actions.entries()) {
    before?.(state);
    // an unknown type is refused like any other illegal action, after the end and the seat are checked
    const action = actionFrom(recordedAction);
    const step = apply(state, recordedAction.seat, action ?? { type: 'play', card: '?' as Card });
    if (!step.ok) {
      const code = recordCodeOf(step.error);
      const unknown = action === undefined && code === 'illegal-action';
      return refused(
        code,
        unknown
          ? { is: 'unknownAction', type: recordedAction.type, may: legal(state).map((move) => move.type) }
          : { is: 'refused', refusal: step.error },
        index,
      );
    }
    state = step.value.state;
  }
  return ok(state);
}

/** A record played to its end: every hand's last state, and the match as far as it came. */
export interface PlayedRecord {
  readonly hands: readonly HandState[];
  readonly match: MatchState;
}

/** Plays all hands of a record. `before` gets the hand's number (from 0) and the state. */
export function playRecord(
  record: ParsedRecord,
  before?: (hand: number, state: HandState) => void,
): Result<PlayedRecord, RecordError> {
  let match = newMatch(record.rules, record.dealer);
  const hands: HandState[] = [];
  for (const [i, hand] of record.hands.entries()) {
    if (match.winners !== undefined) return refused('hand-over', { is: 'handAfterEnd', hand: i + 1 }, null);
    if (match.results.length < i) {
      return refused('bad-record', { is: 'handAfterUnfinished', hand: i + 1 }, null);
    }
    const setup = { rules: record.rules, dealer: dealerOf(match, i + 1) };
    const played = playHand(setup, hand, before && ((state) => before(i, state)));
    if (!played.ok) return played;
    hands.push(played.value);
    const result = resultOf(played.value);
    if (result !== undefined) match = addResult(match, result);
  }
  return ok({ hands, match });
}

/** What `replay` prints for one hand. */
export interface ReplayedHand {
  readonly ok: true;
  readonly phase: Phase;
  readonly toAct: { readonly seat: Seat; readonly legal: readonly LegalMove[] } | null;
  readonly trace?: readonly TraceEntry[];
  readonly result: HandResult | null;
}

/** Who was to act and what was legal just before an action. */
export interface TraceEntry {
  readonly seat: Seat;
  readonly legal: readonly LegalMove[];
}

/** What `replay` prints for a match. */
export interface ReplayedMatch {
  readonly ok: true;
  readonly hands: readonly ReplayedHand[];
  readonly totals: readonly number[];
  readonly winners: readonly Seat[] | null;
  readonly nextDealer: Seat;
}

/** Replays a record into the answer that docs/records.md describes. */
export function replay(
  record: ParsedRecord,
  options: { readonly trace: boolean },
): Result<ReplayedHand | ReplayedMatch, RecordError> {
  const traces: TraceEntry[][] = record.hands.map(() => []);
  const note = (hand: number, state: HandState): void => {
    const seat = toAct(state);
    if (seat !== undefined) traces[hand]?.push({ seat, legal: legal(state) });
  };
  const played = playRecord(record, options.trace ? note : undefined);
  if (!played.ok) return played;
  const { hands, match } = played.value;
  const replayed = hands.map((state, i) => replayedHand(state, options.trace ? traces[i] : undefined));
  const only = replayed[0];
  if (record.kind === 'hand' && only !== undefined) return ok(only);
  return ok({
    ok: true,
    hands: replayed,
    totals: match.totals,
    winners: match.winners ?? null,
    nextDealer: dealerOf(match, hands.length + 1),
  });
}

function replayedHand(state: HandState, trace: readonly TraceEntry[] | undefined): ReplayedHand {
  const seat = toAct(state);
  return {
    ok: true,
    phase: phaseOf(state),
    toAct: seat === undefined ? null : { seat, legal: legal(state) },
    ...(trace === undefined ? {} : { trace }),
    result: resultOf(state) ?? null,
  };
}
