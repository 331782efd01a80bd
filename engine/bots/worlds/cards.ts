import { type Card, indexOf, isKing, isTrull, PACK, pipsOf, rankOf } from '../../cards/card.ts';

/** Cards as places in the pack (0 … 53), the facts of each in typed tables: what imagining deals needs. */

export const PACK_SIZE = 54;
export const TAROK_COUNT = 22;
/** Suit number of the Taroks; the plain suits are 0 … 3 (S, C, H, D). */
export const TAROK_SUIT = 4;
/** Place of the Skus. */
export const SKUS = 21;

/** Suit number of each card. */
export const SUIT = Uint8Array.from(PACK, (_, place) =>
  place < TAROK_COUNT ? TAROK_SUIT : (place - TAROK_COUNT) >> 3,
);
/** Rank of each card: 1 … 22 among the Taroks, 1 … 8 in a plain suit. */
export const RANK = Uint8Array.from(PACK, rankOf);
export const PIPS = Uint8Array.from(PACK, pipsOf);
/** 1 for the four Kings. */
export const KING = Uint8Array.from(PACK, (card) => (isKing(card) ? 1 : 0));
/** 1 for what may not be discarded: the Trull and the Kings (docs/rules.md §4). */
export const UNLAYABLE = Uint8Array.from(PACK, (card) => (isTrull(card) || isKing(card) ? 1 : 0));

export const placesOf = (cards: readonly Card[]): number[] => cards.map(indexOf);
export const cardAt = (place: number): Card => PACK[place] as Card;
