import type { Card } from '../../cards/card.ts';

/** A seat at the table, 0 … players−1, counter-clockwise: the next player is +1 mod players. */
export type Seat = number;

/** The words of the bidding, all actions without cards. */
export type Word = 'pass' | 'solo' | 'dapp' | 'challenge' | 'push' | 'raise' | 'keep' | 'goAhead';
export const WORDS: readonly Word[] = [
  'pass',
  'solo',
  'dapp',
  'challenge',
  'push',
  'raise',
  'keep',
  'goAhead',
];

/** The cards an Ultimo may be laid with, in their order of play. */
export const ULTIMO_CARDS = ['III', 'II', 'I'] as const;
export type UltimoCard = (typeof ULTIMO_CARDS)[number];

/** What a player does. The same shape stands in records, with the seat beside it. */
export type Action =
  | { readonly type: Word }
  | { readonly type: 'discard'; readonly cards: readonly Card[] }
  | { readonly type: 'ultimo'; readonly cards: readonly Card[] }
  | { readonly type: 'play'; readonly card: Card };

/**
 * What a player may do, as `legal` lists it: one entry per word and per card; a discard and the
 * Ultimos are one entry each, with the cards to choose from.
 */
export type LegalMove =
  | { readonly type: Word }
  /** `count` (12) different cards of `from` must be laid away. */
  | { readonly type: 'discard'; readonly count: number; readonly from: readonly Card[] }
  /** Any of `from` may be laid, also none. */
  | { readonly type: 'ultimo'; readonly from: readonly Card[] }
  | { readonly type: 'play'; readonly card: Card };
