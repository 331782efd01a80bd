import { type Card, indexOf, PACK, pipsOf, suitOf } from '../../cards/card.ts';

/**
 * Cards as bits. A hand is two 32-bit words: 22 Tarok bits (I is bit 0, Skus bit 21) and 4 × 8 suit bits
 * (S, C, H, D from the low byte up, each suit low to high). A card is its place in the pack, 0 … 53: a
 * Tarok's place is its bit, a suit card's place is its bit + 22.
 */

export const TAROK_COUNT = 22;
export const PACK_SIZE = 54;
export const PAGAT = 1;
export const XXI = 1 << 20;
export const SKUS = 1 << 21;
export const THE_TRULL = SKUS | XXI | PAGAT;
/** The 19 Taroks without pips, and the suit cards without. */
export const PIPLESS_TAROKS = 0x3fffff & ~THE_TRULL;
export const LOW_CARDS = 0x0f0f0f0f;
/** Suit number of the Taroks beside the plain suits 0 … 3; also "no suit led yet" below. */
export const TAROK_SUIT = 4;
export const NO_SUIT = -1;

/** The suit word's bits of plain suit 0 … 3. */
export const SUIT_MASK: Int32Array = Int32Array.of(0xff, 0xff00, 0xff0000, 0xff000000);

/**
 * Half points of each card: 2 × pips + 1. A pile of n cards with p pips holds n + 2p half points, and its
 * card points are ⌊half points / 2⌋ (docs/rules.md §1). The pack holds 158.
 */
export const HALVES: Int32Array = Int32Array.from(PACK, (card) => 2 * pipsOf(card) + 1);
export const PACK_HALVES = 158;

/** Pips of each card by its place in the pack. */
export const PIPS: Int32Array = Int32Array.from(PACK, pipsOf);

/** Tarok bits of some cards. */
export const tarokBits = (cards: readonly Card[]): number =>
  cards.reduce((bits, card) => (suitOf(card) === 'T' ? bits | (1 << indexOf(card)) : bits), 0);

/** Suit bits of some cards. */
export const suitBits = (cards: readonly Card[]): number =>
  cards.reduce(
    (bits, card) => (suitOf(card) === 'T' ? bits : bits | (1 << (indexOf(card) - TAROK_COUNT))),
    0,
  );

/** The card at a place in the pack. */
export const cardAt = (place: number): Card => PACK[place] as Card;

/** Number of bits set. */
export function popcount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Number (0 … 31) of the highest bit of a word that is not 0. */
export const highest = (bits: number): number => 31 - Math.clz32(bits);
/** Number (0 … 31) of the lowest bit of a word that is not 0. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
