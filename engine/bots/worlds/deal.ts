import type { Card } from '../../cards/card.ts';
import { cardAt, KING, PACK_SIZE, placesOf } from './cards.ts';
import { type Facts, TWELVE } from './facts.ts';

/** A whole deal as it may have been: what each seat was dealt and the Dapp, in pack order. */
export interface ImaginedDeal {
  readonly dealt: readonly (readonly Card[])[];
  readonly dapp: readonly Card[];
  /** The Dapper's discards, if the twelve were laid off. */
  readonly discards: readonly Card[] | undefined;
}

/** Cards at a place of a layout (a seat or TWELVE), in pack order. */
export function cardsAt(where: Uint8Array, at: number): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < PACK_SIZE; card++) if (where[card] === at) cards.push(cardAt(card));
  return cards;
}

/** Places of the cards that a seat holds or has played, ascending. */
export function heldOrPlayed(facts: Facts, where: Uint8Array, seat: number): number[] {
  const cards = [...(facts.played[seat] ?? [])];
  for (let card = 0; card < PACK_SIZE; card++) if (where[card] === seat) cards.push(card);
  return cards.sort((a, b) => a - b);
}

/**
 * The deal behind a layout. Which of a Dapper's nineteen cards were dealt is not part of a layout: here
 * the Kings come first, so that every word of the bidding was possible.
 */
export function dealBehind(facts: Facts, where: Uint8Array): ImaginedDeal {
  const { seen, taker } = facts;
  const dealt = Array.from({ length: seen.rules.players }, (_, seat) =>
    heldOrPlayed(facts, where, seat).map(cardAt),
  );
  dealt[seen.seat] = [...seen.dealt];
  const twelve = cardsAt(where, TWELVE);
  if (taker === undefined) {
    return { dealt, dapp: seen.dapp ?? twelve, discards: seen.discards };
  }
  const nineteen = heldOrPlayed(facts, where, taker);
  if (facts.twelve === 'discards') nineteen.push(...placesOf(twelve));
  nineteen.sort((a, b) => a - b);
  const kingsFirst = [...nineteen].sort((a, b) => (KING[b] as number) - (KING[a] as number));
  const own = new Set(kingsFirst.slice(0, seen.trickCount));
  dealt[taker] = nineteen.filter((card) => own.has(card)).map(cardAt);
  return {
    dealt,
    dapp: nineteen.filter((card) => !own.has(card)).map(cardAt),
    discards: facts.twelve === 'discards' ? twelve : undefined,
  };
}
