import { type Card, PACK, type PlainSuit, rankOf, suitOf, TAROKS, type Tarok } from '#engine/cards/card.ts';
import type { MessageKey } from '#renderer/i18n/index.ts';

/** The whole deck as it is shown: Taroks, then the suits, each from its highest card down. */
export const TAROKS_DOWN: readonly Tarok[] = [...TAROKS].reverse();

export const suitDown = (suit: PlainSuit): Card[] =>
  PACK.filter((card) => suitOf(card) === suit).sort((a, b) => rankOf(b) - rankOf(a));

/** The Tarok of that number, 1 … 22 (the Skus). */
export function tarokOf(number: number): Tarok {
  const tarok = TAROKS[number - 1];
  if (tarok === undefined) throw new Error(`no Tarok ${number}`);
  return tarok;
}

/** What is drawn on the Tarok of that number, 1 … 22, as a key of the translations. */
export const animalKey = (number: number): MessageKey =>
  `cards.animals.n${number}` as Extract<MessageKey, `cards.animals.${string}`>;

/** Black suits count up to the ten, red ones down to the Ace. */
export const isRed = (suit: PlainSuit): boolean => suit === 'H' || suit === 'D';
