import { type Card, isTarok, rankOf } from '../../cards/card.ts';
import type { TrumpStop } from './observation.ts';

/**
 * The trump stop of §3: with T Taroks among the cards, the highest has rank ≥ 23 − T (the Skus counting
 * as 22). Undefined when there is none.
 */
export function trumpStopIn(cards: readonly Card[]): TrumpStop | undefined {
  let taroks = 0;
  let highest: Card | undefined;
  for (const card of cards) {
    if (!isTarok(card)) continue;
    taroks++;
    if (highest === undefined || rankOf(card) > rankOf(highest)) highest = card;
  }
  if (highest === undefined) return undefined;
  const needed = 23 - taroks;
  const highestRank = rankOf(highest);
  return highestRank >= needed ? { taroks, highest, highestRank, needed } : undefined;
}
