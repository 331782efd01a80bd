import type { Card } from '../../cards/card.ts';
import { ULTIMO_CARDS, type UltimoCard } from './action.ts';
import { handSize } from './deal.ts';
import type { RuleSet } from './rules.ts';
import type { LaidPromise } from './state.ts';

/** Ultimos (§5, §8 furtwangen): what may be laid, which trick it promises, what it is worth. */

const WORTH: Readonly<Record<UltimoCard, { vp: number; cents: number }>> = {
  III: { vp: 2, cents: 10 },
  II: { vp: 4, cents: 20 },
  I: { vp: 6, cents: 30 },
};

/** VP (simplified) or cents (traditional) an Ultimo is worth, per receiver or payer. */
export const ultimoWorth = (rules: RuleSet, card: UltimoCard): number =>
  rules.scoring === 'traditional' ? WORTH[card].cents : WORTH[card].vp;

const isUltimoCard = (card: Card): card is UltimoCard => (ULTIMO_CARDS as readonly Card[]).includes(card);

/** The cards of a hand that may be laid, in the order III, II, I; empty where Ultimos are not played. */
export function layable(rules: RuleSet, hand: readonly Card[]): UltimoCard[] {
  if (rules.ultimos === 'none') return [];
  return ULTIMO_CARDS.filter((card) => hand.includes(card));
}

/** The promises that laying some cards makes, in the order III, II, I. */
export function promisesFor(rules: RuleSet, cards: readonly Card[]): LaidPromise[] {
  const tricks = handSize(rules);
  const laid = ULTIMO_CARDS.filter((card) => cards.includes(card));
  if (rules.ultimos === 'furtwangen') {
    return laid.map((card, i) => ({ card, trick: tricks - laid.length + 1 + i }));
  }
  const fromLast: Record<UltimoCard, number> = { III: 2, II: 1, I: 0 };
  return laid.map((card) => ({ card, trick: tricks - fromLast[card] }));
}

/** Laid cards whose promised trick is still to come when trick number `trick` (from 1) is played. */
export const keptBack = (promises: readonly LaidPromise[], trick: number): UltimoCard[] =>
  promises.filter((p) => p.made === undefined && p.trick > trick).map((p) => p.card);

/**
 * The play ban, applied after the follow rules (§5): kept-back cards leave the legal set unless nothing
 * else is in it. Under Furtwangen rules, of several laid cards forced early only the highest may go.
 */
export function withoutKeptBack(
  rules: RuleSet,
  followed: readonly Card[],
  promises: readonly LaidPromise[],
  trick: number,
): readonly Card[] {
  const kept: readonly Card[] = keptBack(promises, trick);
  if (kept.length === 0) return followed;
  const free = followed.filter((card) => !kept.includes(card));
  if (free.length > 0) return free;
  if (rules.ultimos !== 'furtwangen') return followed;
  const highest = kept.find((card) => followed.includes(card));
  return highest === undefined ? followed : [highest];
}

/** The Dapper plays a card: a promise whose trick is still to come is broken. */
export const afterDapperPlayed = (
  promises: readonly LaidPromise[],
  card: Card,
  trick: number,
): readonly LaidPromise[] =>
  isUltimoCard(card)
    ? promises.map((p) => (p.card === card && p.trick > trick ? { ...p, made: false } : p))
    : promises;

/** Trick number `trick` is complete, won by `winningCard`: the promise for it is decided. */
export const afterTrick = (
  promises: readonly LaidPromise[],
  trick: number,
  winningCard: Card,
): readonly LaidPromise[] =>
  promises.map((p) =>
    p.made === undefined && p.trick === trick ? { ...p, made: p.card === winningCard } : p,
  );
