import { type Card, isKing, isTarok, pipsOf, rankOf, SUITS, suitOf } from '../../cards/card.ts';
import type { RuleSet } from '../../games/dappen/rules.ts';
import { dappEstimate, highTaroks } from '../thumb/estimate.ts';

/** What the evaluator looks at in a dealt hand. The order is that of the committed weights. */
export const HAND_FEATURES = [
  'one',
  'estimate',
  'taroks',
  'high',
  'masters',
  'pagat',
  'pagatTaroks',
  'kings',
  'pips',
  'voids',
  'longest',
] as const;

/** Taroks from here up are hardly beaten. */
const MASTER = 21;

/** The features of a dealt hand, one number for each of `HAND_FEATURES`. */
export function handFeatures(cards: readonly Card[], rules: RuleSet): number[] {
  const taroks = cards.filter(isTarok);
  const plain = cards.filter((card) => !isTarok(card));
  const kings = plain.filter(isKing).length;
  const lengths = SUITS.map((suit) => plain.filter((card) => suitOf(card) === suit).length);
  const pagat = Number(cards.includes('I'));
  return [
    1,
    dappEstimate(cards, rules),
    taroks.length,
    highTaroks(cards),
    taroks.filter((card) => rankOf(card) >= MASTER).length,
    pagat,
    pagat * taroks.length,
    kings,
    plain.filter((card) => !isKing(card)).reduce((sum, card) => sum + pipsOf(card), 0),
    lengths.filter((length) => length === 0).length,
    Math.max(...lengths),
  ];
}
