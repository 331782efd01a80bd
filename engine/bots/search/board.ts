import { type Card, indexOf } from '../../cards/card.ts';
import type { Seat } from '../../games/dappen/action.ts';
import { trumpStopIn } from '../../games/dappen/index.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import { HALVES } from '../solver/bits.ts';
import { Position } from '../solver/position.ts';
import { cardAt } from '../worlds/cards.ts';
import { cardsAt, dealBehind, type Facts, heldOrPlayed, TWELVE } from '../worlds/index.ts';

/** Imagined worlds as positions the solver can look into; the observed play is repeated in each. */
export class Board {
  private readonly facts: Facts;
  /** Seats from the Dapper on, in the order of play. */
  readonly order: readonly Seat[];
  /** Cards played so far, as places in the pack, in order. */
  private readonly played: readonly number[];
  private readonly promised: readonly [number, number, number];

  /** For an observation of the play. */
  constructor(facts: Facts) {
    const { seen } = facts;
    if (seen.dapper === undefined) throw new Error('nobody plays yet');
    this.facts = facts;
    this.order = fromDapper(seen, seen.dapper);
    this.played = playedCards(seen).map(indexOf);
    const promiseOf = (card: Card): number => seen.ultimos.find((one) => one.card === card)?.trick ?? 0;
    this.promised = [promiseOf('I'), promiseOf('II'), promiseOf('III')];
  }

  /** A world's position with everything played that was seen to be played. */
  position(where: Uint8Array): Position {
    const { facts, order } = this;
    const { seen } = facts;
    const position = new Position({
      rules: seen.rules,
      contract: { kind: seen.contract ?? 'dapp', multiplier: seen.multiplier },
      hands: order.map((seat) => heldOrPlayed(facts, where, seat).map(cardAt)),
      twelveHalves: halvesIn(cardsAt(where, TWELVE)),
      promised: this.promised,
      offenders: this.offenders(where),
    });
    for (const card of this.played) position.play(card);
    return position;
  }

  /** Seats that missed a duty in this world, as bits counted from the Dapper (§8 missedDuty). */
  private offenders(where: Uint8Array): number {
    const { facts, order } = this;
    if (!facts.seen.rules.missedDuty || facts.dutyPassers.length === 0) return 0;
    const { dealt } = dealBehind(facts, where);
    let bits = 0;
    for (const seat of facts.dutyPassers) {
      if (trumpStopIn(dealt[seat] ?? []) !== undefined) bits |= 1 << order.indexOf(seat);
    }
    return bits;
  }
}

/** The seats that play, in the order of play, beginning with the Dapper. */
export function fromDapper({ active }: Observation, dapper: Seat): Seat[] {
  const first = active.indexOf(dapper);
  return active.map((_, i) => active[(first + i) % active.length] as Seat);
}

/** Half points (2 × pips + 1 a card) of some cards. */
export const halvesIn = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (HALVES[indexOf(card)] as number), 0);

/** All cards played so far, in order. */
export const playedCards = (seen: Observation): Card[] => [
  ...seen.tricks.flatMap((trick) => trick.cards),
  ...(seen.trick?.cards.map((one) => one.card) ?? []),
];
