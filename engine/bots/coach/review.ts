import { type Rng, rngFrom } from '../../cards/rng.ts';
import type { Action, Seat } from '../../games/dappen/action.ts';
import { type HandState, legal, observe } from '../../games/dappen/index.ts';
import type { Phase } from '../../games/dappen/observation.ts';
import type { RuleSet } from '../../games/dappen/rules.ts';
import { actionFrom, playHand, type RecordedHand } from '../../match/index.ts';
import { Meter } from '../search/meter.ts';
import { type CardValue, Solver } from '../solver/solver.ts';
import type { ActionAdvice, Advice } from './advice.ts';
import { advise, type CoachOptions, meansOf } from './advise.ts';
import { sameAction } from './choices.ts';
import { type Grade, gradeOf } from './grade.ts';
import { perfectValues } from './perfect.ts';

/** One decision of a hand and what it was worth. */
export interface ReviewedDecision {
  /** The action's place in the record. */
  readonly index: number;
  readonly seat: Seat;
  readonly phase: Phase;
  readonly action: Action;
  readonly grade: Grade;
  /** What the coach would have said, from what that seat knew; undefined where there was nothing to decide. */
  readonly advice?: Advice;
  /** The action taken, among the advice's. */
  readonly taken?: ActionAdvice;
  /**
   * In the play: what every legal card was worth with all cards known, in VP or cents of the Dapper's
   * swing and in the Dapper's card points. Undefined if the solver took too long.
   */
  readonly perfect?: readonly CardValue[];
}

/** Where the hand turned: the card that changed most, all cards being known. */
export interface TurningPoint {
  readonly index: number;
  readonly seat: Seat;
  /** The Dapper's swing (VP or cents) with best play from here, before and after the card. */
  readonly before: number;
  readonly after: number;
  /** It changed hands: the Dapper stood to gain before and to lose after, or the other way round. */
  readonly flips: boolean;
}

/** What the coach thinks of a hand, as far as it has come. */
export interface Review {
  /** In the order of the record. */
  readonly decisions: readonly ReviewedDecision[];
  /** Steps done and to be done; a decision takes one, a card that was played two. */
  readonly done: number;
  readonly total: number;
  /** Undefined while it is looked for, and if no card changed anything. */
  readonly turningPoint?: TurningPoint;
  /** Nothing more will come; false in all but the last, and also in that if it was cancelled. */
  readonly complete: boolean;
}

const USUAL_WORLDS = 20;
/** Bytes for the true deal: one large search. */
const BYTES = 32 * 2 ** 20;

/** After so many cards that took the solver too long it is not asked any more. */
const GIVE_UP = 2;

/** A decision of the hand with the state it was made in. */
interface Point {
  readonly index: number;
  readonly state: HandState;
  readonly seat: Seat;
  readonly action: Action;
}

/** A hand of a record, with what it was played by. `dealer`: of this hand. */
export interface HandToReview extends RecordedHand {
  readonly rules: RuleSet;
  readonly dealer: Seat;
}

/**
 * Grades every decision of every seat, each from what that seat knew when it was made, and finds where the
 * hand turned: a report after each step, the last with `complete`. The play with all cards known comes
 * first, backwards, then the decisions in order. Same hand and worlds: same review. An unfinished hand is
 * reviewed as far as it went. Throws if the record cannot be played: whoever takes records from outside
 * plays them first (`playHand`).
 */
export async function* review(
  hand: HandToReview,
  options: CoachOptions = {},
): AsyncGenerator<Review, void, void> {
  const points = pointsOf(hand);
  const plays = points.filter(({ action }) => action.type === 'play');
  const total = points.length + plays.length;
  const meter = new Meter({}, 0, meansOf(options));
  const solver = new Solver(BYTES);
  const perfect = new Map<number, readonly CardValue[]>();
  let done = 0;
  let tooLong = 0;
  for (const { index, state } of [...plays].reverse()) {
    // backwards it only gets harder
    const tried = tooLong < GIVE_UP;
    const values = tried ? await perfectValues(state, solver, meter) : undefined;
    if (meter.cancelled) break;
    if (values !== undefined) perfect.set(index, values);
    else tooLong++;
    done++;
    yield { decisions: [], done, total, complete: false };
  }
  const turn = turningPointOf(plays, perfect);
  const found = turn === undefined ? {} : { turningPoint: turn };
  const decisions: ReviewedDecision[] = [];
  for (const point of points) {
    if (meter.cancelled) break;
    const decision = await reviewed(point, rngFrom(`review ${point.index}`), options);
    if (decision === undefined) break;
    const values = perfect.get(point.index);
    decisions.push(values === undefined ? decision : { ...decision, perfect: values });
    done++;
    if (done < total) yield { decisions: [...decisions], done, total, ...found, complete: false };
  }
  yield { decisions, done, total, ...found, complete: done === total };
}

function pointsOf(hand: HandToReview): Point[] {
  const points: Point[] = [];
  const played = playHand(hand, hand, (state) => {
    const index = points.length;
    const recorded = hand.actions[index];
    const action = recorded && actionFrom(recorded);
    if (action !== undefined) points.push({ index, state, seat: recorded?.seat ?? 0, action });
  });
  if (!played.ok) throw new Error(`the hand cannot be played: ${played.error.code}`);
  return points;
}

/** Undefined if nobody waits any more. */
async function reviewed(
  point: Point,
  rng: Rng,
  options: CoachOptions,
): Promise<ReviewedDecision | undefined> {
  const { index, state, seat, action } = point;
  const what = { index, seat, phase: state.phase.name, action };
  const [first, ...others] = legal(state);
  if (others.length === 0 && first?.type !== 'discard' && first?.type !== 'ultimo') {
    return { ...what, grade: 'forced' };
  }
  let last: Advice | undefined;
  for await (const advice of advise(
    observe(state, seat),
    rng,
    { worlds: USUAL_WORLDS, ...options },
    action,
  )) {
    last = advice;
  }
  const taken = last?.actions.find((one) => sameAction(one.action, action));
  if (last === undefined || taken === undefined || !last.complete) return undefined;
  const dapper = 'contract' in state.phase && state.phase.contract.dapper === seat;
  return { ...what, grade: gradeOf(state.deal, dapper, taken), advice: last, taken };
}

/** The largest change; the earliest of equal ones. */
function turningPointOf(
  plays: readonly Point[],
  perfect: ReadonlyMap<number, readonly CardValue[]>,
): TurningPoint | undefined {
  let turn: TurningPoint | undefined;
  for (const { index, state, seat, action } of plays) {
    const values = perfect.get(index) ?? [];
    const own = values.find((one) => action.type === 'play' && one.card === action.card);
    if (own === undefined) continue;
    const swings = values.map((one) => one.swing);
    const dapper = 'contract' in state.phase && state.phase.contract.dapper === seat;
    const before = dapper ? Math.max(...swings) : Math.min(...swings);
    const change = Math.abs(own.swing - before);
    if (change <= (turn === undefined ? 0 : Math.abs(turn.after - turn.before))) continue;
    turn = { index, seat, before, after: own.swing, flips: before * own.swing < 0 };
  }
  return turn;
}
