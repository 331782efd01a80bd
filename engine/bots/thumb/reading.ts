import { type Card, isTarok, PACK, rankOf, type Suit, suitOf } from '../../cards/card.ts';
import type { Seat } from '../../games/dappen/action.ts';
import type { Observation } from '../../games/dappen/observation.ts';

/**
 * What a player at the table concludes from what was played: cards still out, suits that somebody
 * showed to be void in, who still plays to this trick. Only from an observation.
 */
export interface Reading {
  readonly seen: Observation;
  readonly dapper: Seat;
  readonly amDapper: boolean;
  /** Cards that may still be in another hand (in the Dapp contract also among the discards). */
  readonly out: BySuit;
  /** The observer's cards, in pack order. */
  readonly hand: readonly Card[];
  /** Whether a seat has shown that it holds no card of a suit (`T`: no Tarok). */
  readonly isVoid: (seat: Seat, suit: Suit) => boolean;
  /** Cards of the trick on the table, in order of play; empty before a lead. */
  readonly table: readonly { readonly seat: Seat; readonly card: Card }[];
  /** Seats that play to this trick after the observer, in order. */
  readonly later: readonly Seat[];
  /** Ultimo cards that lie by the Dapper's seat and are not yet played. */
  readonly promised: readonly Card[];
  /** Chances reckoned already, by seat and card. */
  readonly memo: (number | undefined)[];
}

/** The cards of each suit, low to high. */
export type BySuit = Readonly<Record<Suit, readonly Card[]>>;

const PACK_BY_SUIT = eachSuit((suit) => PACK.filter((card) => suitOf(card) === suit));

function eachSuit(cardsOf: (suit: Suit) => readonly Card[]): BySuit {
  return { S: cardsOf('S'), C: cardsOf('C'), H: cardsOf('H'), D: cardsOf('D'), T: cardsOf('T') };
}

/** Cards less some of them. */
export const without = (cards: BySuit, gone: ReadonlySet<Card>): BySuit =>
  eachSuit((suit) => cards[suit].filter((card) => !gone.has(card)));

export function read(seen: Observation): Reading {
  const { dapper } = seen;
  if (dapper === undefined) throw new Error('nobody plays yet');
  const table = seen.trick?.cards ?? [];
  const played = new Set<Card>(table.map((one) => one.card));
  for (const trick of seen.tricks) for (const card of trick.cards) played.add(card);
  const promised: Card[] = seen.ultimos.map((one) => one.card).filter((card) => !played.has(card));
  const known = new Set<Card>([...played, ...seen.hand, ...(seen.discards ?? [])]);
  const voids = shownVoids(seen);
  return {
    seen,
    dapper,
    amDapper: dapper === seen.seat,
    out: without(PACK_BY_SUIT, known),
    hand: seen.hand,
    isVoid: (seat, suit) => ((voids[seat] ?? 0) & SUIT_BIT[suit]) !== 0,
    table,
    later: laterSeats(seen, table.length),
    promised: dapper === seen.seat ? [] : promised,
    memo: [],
  };
}

/** Seats that still play after the observer: the trick's round without those who have played. */
function laterSeats({ active, seat }: Observation, onTable: number): Seat[] {
  const place = active.indexOf(seat);
  const count = active.length - onTable - 1;
  return Array.from({ length: count }, (_, i) => active[(place + 1 + i) % active.length] as Seat);
}

const SUIT_BIT: Readonly<Record<Suit, number>> = { S: 1, C: 2, H: 4, D: 8, T: 16 };

/** By seat: the suits (bits) of which a card shows it void: not following, and no Tarok where one was due. */
function shownVoids(seen: Observation): number[] {
  const voids = Array.from({ length: seen.rules.players }, () => 0);
  const note = (seat: Seat, card: Card, led: Suit): void => {
    if (suitOf(card) === led) return;
    voids[seat] = (voids[seat] ?? 0) | SUIT_BIT[led] | (isTarok(card) ? 0 : SUIT_BIT.T);
  };
  for (const { leader, cards } of seen.tricks) {
    const led = suitOf(cards[0] as Card);
    const start = seen.active.indexOf(leader);
    cards.forEach((card, i) => {
      note(seen.active[(start + i) % seen.active.length] as Seat, card, led);
    });
  }
  const table = seen.trick?.cards ?? [];
  const first = table[0];
  if (first !== undefined) for (const { seat, card } of table) note(seat, card, suitOf(first.card));
  return voids;
}

/** Whether `other` beats `card`, played later to the same trick in which `card` wins so far. */
export const beats = (other: Card, card: Card): boolean =>
  suitOf(other) === suitOf(card) ? rankOf(other) > rankOf(card) : isTarok(other);
