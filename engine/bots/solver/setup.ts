import { type Card, indexOf } from '../../cards/card.ts';
import type { HandState } from '../../games/dappen/index.ts';
import { HALVES } from './bits.ts';
import { type PlaySetup, Position } from './position.ts';

/** Half points (2 × pips + 1 a card) of some cards. */
export const halvesOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (HALVES[indexOf(card)] as number), 0);

/** The true state of a hand that stands in the play, as a compact position; undefined in any other phase. */
export function positionOf(state: HandState): Position | undefined {
  const { phase, deal } = state;
  if (phase.name !== 'play') return undefined;
  const { active, rules } = deal;
  const first = active.indexOf(phase.contract.dapper);
  const order = active.map((_, i) => active[(first + i) % active.length] as number);
  const played = [
    ...phase.tricks,
    ...(phase.table.length > 0 ? [{ leader: phase.leader, cards: phase.table }] : []),
  ].flatMap(({ leader, cards }) => {
    const start = order.indexOf(leader);
    return cards.map((card, i) => ({ card, seat: order[(start + i) % order.length] as number }));
  });
  const promiseOf = (card: Card): number => phase.promises.find((p) => p.card === card)?.trick ?? 0;
  const setup: PlaySetup = {
    rules,
    contract: phase.contract,
    hands: order.map((seat) => [
      ...(state.hands[seat] ?? []),
      ...played.filter((p) => p.seat === seat).map((p) => p.card),
    ]),
    twelveHalves: halvesOf(phase.discards ?? deal.dapp),
    promised: [promiseOf('I'), promiseOf('II'), promiseOf('III')],
    offenders: order.reduce((bits, seat, i) => (state.offenders.includes(seat) ? bits | (1 << i) : bits), 0),
  };
  const position = new Position(setup);
  for (const { card } of played) position.play(indexOf(card));
  return position;
}
