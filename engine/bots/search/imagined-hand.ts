import type { Card } from '../../cards/card.ts';
import type { Action, Seat } from '../../games/dappen/action.ts';
import {
  apply,
  type HandState,
  legal,
  observe,
  resultOf,
  toAct,
  trumpStopIn,
} from '../../games/dappen/index.ts';
import type { HandResult } from '../../games/dappen/result.ts';
import { type Pieces, whole } from '../pieces.ts';
import { positionOf } from '../solver/setup.ts';
import type { Solver } from '../solver/solver.ts';
import { playCard } from '../thumb/play.ts';
import { cardsAt, dealBehind, type Facts, TWELVE } from '../worlds/index.ts';
import { playedCards } from './board.ts';

/**
 * An imagined world as a hand the rules engine can go on with: for questions that come before the play, or
 * so early in it that a world would take too long to solve from there.
 */

/** The contract that is imagined; the seat's own or another's. */
export interface ImaginedContract {
  readonly kind: 'dapp' | 'solo';
  readonly dapper: Seat;
  readonly multiplier: number;
}

/** The hand with all words said: at the exchange, in a Solo after the bidding. */
export function afterBidding(facts: Facts, where: Uint8Array, contract: ImaginedContract): HandState {
  const { seen } = facts;
  const { dealt, dapp } = dealBehind(facts, where);
  const deal = { rules: seen.rules, dealer: seen.dealer, active: seen.active, dealt, dapp };
  const missed = seen.rules.missedDuty ? facts.dutyPassers : [];
  const offenders = missed.filter((seat) => trumpStopIn(dealt[seat] ?? []) !== undefined);
  const base = { deal, talk: seen.talk, offenders, actionCount: 0 };
  const { dapper, kind } = contract;
  if (kind === 'solo') {
    const turn = seen.active.indexOf(dapper);
    const talk = seen.talk.filter(({ word }) => word !== 'solo'); // it is said below
    return after({ ...base, talk, hands: dealt, phase: { name: 'solo', turn } }, dapper, { type: 'solo' });
  }
  const hands = dealt.map((hand, seat) => (seat === dapper ? [...hand, ...dapp] : hand));
  return {
    ...base,
    hands,
    phase: { name: 'exchange', contract: { ...contract, kind, drafted: seen.drafted } },
  };
}

/** The hand as it was seen, up to now. */
export function upToNow(facts: Facts, where: Uint8Array): HandState {
  const { seen } = facts;
  const { dapper, contract } = seen;
  if (dapper === undefined || contract === undefined) throw new Error('the bidding is not over');
  let state = afterBidding(facts, where, { kind: contract, dapper, multiplier: seen.multiplier });
  if (contract === 'dapp') {
    const cards = seen.discards ?? cardsAt(where, TWELVE);
    state = after(state, dapper, { type: 'discard', cards });
  }
  if (seen.phase === 'ultimo') return state;
  state = withUltimos(
    state,
    dapper,
    seen.ultimos.map((one) => one.card),
  );
  for (const card of playedCards(seen)) state = after(state, toAct(state) as Seat, { type: 'play', card });
  return state;
}

/** Lays Ultimos if the Dapper is asked; a world may differ from the truth in that the question comes up. */
export function withUltimos(state: HandState, dapper: Seat, cards: readonly Card[]): HandState {
  return state.phase.name === 'ultimo' ? after(state, dapper, { type: 'ultimo', cards }) : state;
}

/** The hand after an action that must be legal. */
export function after(state: HandState, seat: Seat, action: Action): HandState {
  const step = apply(state, seat, action);
  if (!step.ok) throw new Error(`an imagined ${action.type} was refused: ${step.error.code}`);
  return step.value.state;
}

/**
 * The Dapper's swing (VP or cents): all play by the rule of thumb until `tricks` tricks are complete, then
 * the rest is solved. Undefined if that took more than so many nodes of the solver.
 */
export function* swingAfter(
  state: HandState,
  tricks: number,
  solver: Solver,
  nodes: number,
): Pieces<number | undefined> {
  const now = yield* playingByThumb(state, tricks);
  const result = resultOf(now);
  if (result !== undefined) return swingOf(result, state.deal.active);
  const position = positionOf(now);
  return position === undefined ? undefined : solver.withLimit(nodes, () => solver.swing(position));
}

/** The hand when so many tricks are complete, all having played by the rule of thumb. */
export const playedByThumb = (state: HandState, tricks: number): HandState =>
  whole(playingByThumb(state, tricks));

/** Cards played in one piece of work. */
const CARDS_AT_A_TIME = 15;

/** The same piece by piece. */
export function* playingByThumb(state: HandState, tricks: number): Pieces<HandState> {
  let now = state;
  for (let cards = 1; now.phase.name === 'play' && now.phase.tricks.length < tricks; cards++) {
    const seat = toAct(now) as Seat;
    now = after(now, seat, thumbsCard(now, seat));
    if (cards % CARDS_AT_A_TIME === 0) yield 'busy';
  }
  return now;
}

function thumbsCard(state: HandState, seat: Seat): Action {
  const [first, ...others] = legal(state);
  if (first?.type === 'play' && others.length === 0) return first;
  return playCard(observe(state, seat)).action;
}

/** The Dapper's score minus the mean of the other active seats'. */
export function swingOf({ scores, dapper }: HandResult, active: readonly Seat[]): number {
  const others = active.filter((seat) => seat !== dapper);
  const mean = others.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0) / others.length;
  return (scores[dapper] ?? 0) - mean;
}
