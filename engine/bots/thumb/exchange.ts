import { type Card, isTarok, pipsOf, rankOf, suitOf } from '../../cards/card.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Decision } from '../bot.ts';

/**
 * The exchange (docs/rules.md §4, advice §10): keep the Taroks, high before low; lay off what is rich in
 * pips, for it still counts, and whole suits, so that they can be trumped.
 */
export function exchange(seen: Observation): Decision {
  const move = seen.legal.find((one) => one.type === 'discard');
  if (move?.type !== 'discard') throw new Error('no exchange is due');
  const cards = discards(seen.hand, move.from, move.count);
  return { action: { type: 'discard', cards }, why: 'pipsAndVoids' };
}

/** Any Tarok stays before any plain card. */
const TAROK = 100;
/** What each further card of the same suit counts against laying a card off, in pips. */
const LENGTH = 0.3;

/** The `count` cards of `from` that are best laid off from a hand of Dapp and dealt cards. */
export function discards(hand: readonly Card[], from: readonly Card[], count: number): Card[] {
  const length = (card: Card): number => hand.filter((other) => suitOf(other) === suitOf(card)).length;
  const keep = (card: Card): number =>
    isTarok(card) ? TAROK + rankOf(card) : LENGTH * length(card) - pipsOf(card);
  return [...from].sort((a, b) => keep(a) - keep(b)).slice(0, count);
}
