import type { RuleSet } from '../../games/dappen/rules.ts';
import { PACK_HALVES } from './bits.ts';

/**
 * What a finished hand is worth to the Dapper: the *swing*, the Dapper's score minus the mean score of the
 * other active seats, in VP or cents (docs/rules.md §7, §8). Everything the search needs stands in tables.
 */
export interface Payoff {
  /** Swing of the contract by the Dapper's half points, 0 … 158; 0 stands for "no trick". */
  readonly contract: Float64Array;
  /** Swing of the contract when the Dapper took every trick. */
  readonly marsch: number;
  /** Swing of an Ultimo kept (a broken one: the same, negative), by card: I, II, III. */
  readonly ultimo: readonly [number, number, number];
  /** Swing of a hand that a missed duty of the Dapper, or of an opponent, ended. */
  readonly missedByDapper: number;
  readonly missedByOpponent: number;
}

const TIER_FLOORS = [33, 28, 23, 18, 13, 8, 3, 0];
const TEAM_WINS_AT = 40;
const CENTS_PER_TIER = 5;

/** The tier (1 … 8) read from the loser's card points, 0 … 39. */
const tierOf = (losersPoints: number): number => TIER_FLOORS.findIndex((floor) => losersPoints >= floor) + 1;

/** The payoff tables of one contract. `active`: players in the hand (6 or 7). */
export function payoffOf(
  rules: RuleSet,
  contract: { readonly kind: 'dapp' | 'solo'; readonly multiplier: number },
  active: number,
): Payoff {
  const coins = rules.scoring === 'traditional';
  // In coins a payment moves what the Dapper gets from each, and what each pays: worth × players.
  const scale = coins ? active : 1;
  const swing = (dapperWins: boolean, losersPoints: number): number => {
    const worth = contractWorth(rules, contract, dapperWins, losersPoints);
    return (dapperWins ? worth : -worth) * scale;
  };
  const table = Float64Array.from({ length: PACK_HALVES + 1 }, (_, halves) => {
    const team = (PACK_HALVES - halves) >> 1;
    return team < TEAM_WINS_AT ? swing(true, team) : swing(false, halves >> 1);
  });
  const opponents = active - 1;
  const unit = coins ? 10 : 2;
  return {
    contract: table,
    marsch: swing(true, 0),
    ultimo: [3 * unit * scale, 2 * unit * scale, unit * scale],
    missedByDapper: coins ? -40 * opponents - 40 : -8,
    missedByOpponent: coins ? (40 * active) / opponents : 8 / opponents,
  };
}

function contractWorth(
  rules: RuleSet,
  contract: { readonly kind: 'dapp' | 'solo'; readonly multiplier: number },
  dapperWins: boolean,
  losersPoints: number,
): number {
  const tier = tierOf(losersPoints);
  const solo = contract.kind === 'solo';
  if (rules.scoring === 'simplified') return solo ? 2 * tier + 1 : tier * contract.multiplier;
  if (solo) return (dapperWins ? 2 : 1) * CENTS_PER_TIER * tier;
  if (rules.villageBids !== 'none' && rules.villagePayment === 'roundUp10') {
    return Math.ceil(((TEAM_WINS_AT - losersPoints) * contract.multiplier) / 10) * 10;
  }
  return CENTS_PER_TIER * tier * contract.multiplier;
}
