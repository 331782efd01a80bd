import { type Card, inPackOrder, suitOf } from '../../cards/card.ts';
import type { Seat } from '../../games/dappen/action.ts';
import { mustFollow } from '../../games/dappen/index.ts';
import type { LaidUltimo, Observation } from '../../games/dappen/observation.ts';
import { type Reading, read, without } from '../thumb/reading.ts';
import { weigh } from '../thumb/worth.ts';
import { cardsAt } from './deal.ts';
import { type Facts, TWELVE } from './facts.ts';
import { roundsOf, seatAt } from './voids.ts';

/**
 * How likely the cards that others played would have been in an imagined world: everybody is taken for a
 * player who mostly does what the rule of thumb finds best, and now and then something else. A factor on a
 * world's weight, never 0.
 */

/** The share of cards that are played for reasons nobody understands: then each legal one is as likely. */
const AT_RANDOM = 0.1;
/** A card that is better by so many card points is played e times as often. */
const WIDTH = 2;

/** A card that another seat played, and what that seat saw then, its own cards apart. */
interface Play {
  readonly card: Card;
  readonly before: Reading;
}

export class Plays {
  private readonly facts: Facts;
  /** The plays of each other seat, the last one first. */
  private readonly bySeat: readonly (readonly Play[])[];
  /** What is known already, by seat and cards: the same hand comes up in many worlds. */
  private readonly known = new Map<string, number>();

  constructor(facts: Facts) {
    this.facts = facts;
    this.bySeat = playsIn(facts.seen);
  }

  /** Nobody else has played a card yet. */
  get none(): boolean {
    return this.bySeat.every((plays) => plays.length === 0);
  }

  /** The logarithm of the factor for a layout that fits the hard facts. */
  of(where: Uint8Array): number {
    let sum = 0;
    for (const [seat, plays] of this.bySeat.entries()) {
      if (plays.length === 0) continue;
      const left = cardsAt(where, seat);
      const laidOff = seat === this.facts.taker ? cardsAt(where, TWELVE) : [];
      const key = `${seat} ${left.join()} ${laidOff.join()}`;
      const known = this.known.get(key) ?? ofHand(plays, left, laidOff);
      this.known.set(key, known);
      sum += known;
    }
    return sum;
  }
}

/** The logarithm of the chance of a seat's plays if it is left with these cards and has laid off those. */
function ofHand(plays: readonly Play[], left: readonly Card[], laidOff: readonly Card[]): number {
  let hand = left;
  let sum = 0;
  for (const { card, before } of plays) {
    hand = inPackOrder([...hand, card]);
    const own = new Set<Card>([...hand, ...laidOff]);
    const seen = { ...before.seen, hand, ...(laidOff.length > 0 ? { discards: laidOff } : {}) };
    const out = without(before.out, own);
    sum += Math.log(chanceOfPlay({ ...before, seen, hand, out, memo: [] }, card));
  }
  return sum;
}

function chanceOfPlay(reading: Reading, card: Card): number {
  const cards = choiceIn(reading, card);
  if (cards.length < 2) return 1;
  const worths = cards.map((one) => weigh(reading, one).worth);
  const own = worths[cards.indexOf(card)] as number;
  const odds = worths.reduce((sum, worth) => sum + Math.exp((worth - own) / WIDTH), 0);
  return AT_RANDOM / cards.length + (1 - AT_RANDOM) / odds;
}

/** What the seat could have played instead (docs/rules.md §5, §6); anything where it held the Skus back (§8). */
function choiceIn({ seen, table, hand }: Reading, card: Card): readonly Card[] {
  const first = table[0];
  const followed = mustFollow(hand, first && suitOf(first.card));
  if (!followed.includes(card)) return hand;
  const kept: readonly Card[] = seen.ultimos
    .filter((one) => one.made === undefined && one.trick > seen.tricks.length + 1)
    .map((one) => one.card);
  return kept.includes(card) ? [card] : followed.filter((one) => !kept.includes(one));
}

function playsIn(seen: Observation): Play[][] {
  const plays: Play[][] = Array.from({ length: seen.rules.players }, () => []);
  for (const [number, round] of roundsOf(seen).entries()) {
    const table = round.cards.map((card, place) => ({ card, seat: seatAt(seen, round, place) }));
    for (const [place, { card, seat }] of table.entries()) {
      if (seat === seen.seat) continue;
      const trick = { leader: round.leader, cards: table.slice(0, place) };
      plays[seat]?.unshift({ card, before: read(asSeenThen(seen, seat, number, trick)) });
    }
  }
  return plays;
}

/** What a seat saw when it was to play to a trick, without its own cards. `number`: complete tricks by then. */
function asSeenThen(
  seen: Observation,
  seat: Seat,
  number: number,
  trick: NonNullable<Observation['trick']>,
): Observation {
  const { discards: _, ...open } = seen;
  const played = new Set(trick.cards.map((one) => one.seat));
  const tricks = seen.tricks.slice(0, number);
  const gone = new Set<Card>([...tricks.flatMap((one) => one.cards), ...trick.cards.map((one) => one.card)]);
  const undecided = ({ made: _, ...one }: LaidUltimo): LaidUltimo => one;
  return {
    ...open,
    seat,
    hand: [],
    holdsSkus: false,
    tricks,
    trick,
    handSizes: seen.handSizes.map((_, one) =>
      seen.active.includes(one) ? seen.trickCount - number - Number(played.has(one)) : 0,
    ),
    ultimos: seen.ultimos.map((one) => (one.trick <= number || gone.has(one.card) ? one : undecided(one))),
  };
}
