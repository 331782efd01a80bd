import type { RuleSet } from '#engine/games/dappen/rules.ts';

/** The smallest and largest amount a contract can come to; VP, or cents per opponent. docs/rules.md §7, §8 */
export interface PayRange {
  readonly from: number;
  readonly to: number;
}

const LOWEST_TIER = 1;
const HIGHEST_TIER = 8;

/** What a Dapp at this stake comes to. */
export function dappRange(rules: RuleSet, stake: number): PayRange {
  if (rules.scoring === 'simplified') return { from: LOWEST_TIER * stake, to: HIGHEST_TIER * stake };
  if (rules.villageBids !== 'none' && rules.villagePayment === 'roundUp10') {
    // (40 − loser's points) × stake, rounded up to ten: the loser has 39 at most and 0 at least
    return { from: Math.ceil(stake / 10) * 10, to: Math.ceil((40 * stake) / 10) * 10 };
  }
  return { from: 5 * LOWEST_TIER * stake, to: 5 * HIGHEST_TIER * stake };
}

/** What a Solo comes to when it is won. */
export const soloRange = (rules: RuleSet): PayRange =>
  rules.scoring === 'simplified'
    ? { from: 2 * LOWEST_TIER + 1, to: 2 * HIGHEST_TIER + 1 }
    : { from: 10 * LOWEST_TIER, to: 10 * HIGHEST_TIER };
