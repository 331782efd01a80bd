import { type Card, isKing, isTarok, pipsOf, rankOf } from '../../cards/card.ts';
import type { RuleSet } from '../../games/dappen/rules.ts';

/**
 * What a dealt hand is worth to a Dapper, in VP of value (own score minus the mean of the others), as a
 * sum over its cards: straight lines through the results of some ten thousand dealt hands that this bot
 * played as Dapper against itself. Rounded, for they only serve a rule of thumb.
 */
interface Line {
  /** Worth of a hand of no such cards, at six and at seven players. */
  readonly base: { readonly six: number; readonly seven: number };
  /** Worth of each Tarok, I … Skus. */
  readonly taroks: readonly number[];
  readonly king: number;
  readonly queen: number;
}

const times = (worth: number, count: number): number[] => Array.from({ length: count }, () => worth);

/** As Dapper with the twelve cards of the Dapp to choose from. A King is in the way: it must be kept. */
const DAPP: Line = {
  base: { six: -1.2, seven: -2.3 },
  taroks: [0.5, ...times(0.3, 10), ...times(0.4, 5), ...times(1.2, 2), 1.5, 1.6, 2.6, 3.2],
  king: -0.85,
  queen: 0.2,
};

/** In a Solo, with the dealt cards alone. */
const SOLO: Line = {
  base: { six: -18.3, seven: -19 },
  taroks: [1.8, ...times(2.1, 10), ...times(2.6, 3), ...times(3.1, 2), ...times(4, 2), 5.1, 5.6, 8.5, 9.5],
  king: 0.5,
  queen: 0,
};

/** What the Pagat is worth more where it may be promised for the last trick. */
const PAGAT_ULTIMO = 0.9;

function estimate({ base, taroks, king, queen }: Line, cards: readonly Card[], rules: RuleSet): number {
  const worth = (card: Card): number => {
    if (isTarok(card)) return taroks[rankOf(card) - 1] ?? 0;
    if (isKing(card)) return king;
    return pipsOf(card) === 3 ? queen : 0;
  };
  const start = rules.players === 6 ? base.six : base.seven;
  return cards.reduce((sum, card) => sum + worth(card), start);
}

/** Value to be expected as Dapper at a stake of 1, in VP. */
export function dappEstimate(cards: readonly Card[], rules: RuleSet): number {
  const pagat = rules.ultimos !== 'none' && cards.includes('I') ? PAGAT_ULTIMO : 0;
  return estimate(DAPP, cards, rules) + pagat;
}

/** Taroks from here up are high ones (docs/rules.md §10). */
const HIGH = 15;
const HIGH_FOR_SOLO = 3;

export const highTaroks = (cards: readonly Card[]): number =>
  cards.filter((card) => isTarok(card) && rankOf(card) >= HIGH).length;

/** A dealt hand with fewer high Taroks never plays a Solo (docs/rules.md §10). */
export const thinkableSolo = (cards: readonly Card[]): boolean => highTaroks(cards) >= HIGH_FOR_SOLO;

/** Value to be expected in a Solo, in VP; a hand that can win it is above 0. */
export const soloEstimate = (cards: readonly Card[], rules: RuleSet): number => estimate(SOLO, cards, rules);
