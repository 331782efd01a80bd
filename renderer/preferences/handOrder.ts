import { type Card, isTarok, type PlainSuit, rankOf, suitOf } from '#engine/cards/card.ts';
import type { Preferences } from './definitions.ts';

/** Black and red alternate, so that neighbouring suits are told apart. */
const SUIT_PLACE: Readonly<Record<PlainSuit, number>> = { S: 0, H: 1, C: 2, D: 3 };

/** Cards from left to right as the player wants to hold them. A new array. */
export function inHandOrder(cards: readonly Card[], order: Preferences['handOrder']): Card[] {
  const taroksLeft = order === 'taroksLeftHigh' || order === 'taroksLeftLow';
  const highLeft = order === 'taroksLeftHigh' || order === 'taroksRightHigh';
  const group = (card: Card): number => {
    const suit = suitOf(card);
    return suit === 'T' ? (taroksLeft ? -1 : 4) : SUIT_PLACE[suit];
  };
  return [...cards].sort(
    (a, b) => group(a) - group(b) || (highLeft ? rankOf(b) - rankOf(a) : rankOf(a) - rankOf(b)),
  );
}

/** How many of the cards are Taroks: where the gap between Taroks and suits goes. */
export const tarokCount = (cards: readonly Card[]): number => cards.filter(isTarok).length;
