import type { Seat } from '../games/dappen/action.ts';
import type { HandResult } from '../games/dappen/result.ts';
import type { RuleSet } from '../games/dappen/rules.ts';

/** A series of hands: who deals, what everybody has, who has won (docs/rules.md §2, §7, §8). */
export interface MatchState {
  readonly rules: RuleSet;
  /** The first hand's Dealer. */
  readonly firstDealer: Seat;
  /** Results of the finished hands, in order. */
  readonly results: readonly HandResult[];
  /** VP (simplified) or cents (traditional) per seat. */
  readonly totals: readonly number[];
  /** Who won; undefined while the match goes on. Several share a tie. */
  readonly winners: readonly Seat[] | undefined;
}

export const newMatch = (rules: RuleSet, firstDealer: Seat): MatchState => ({
  rules,
  firstDealer,
  results: [],
  totals: Array.from({ length: rules.players }, () => 0),
  winners: undefined,
});

/** Dealer of hand number `number` (from 1): the deal passes to the next seat after every hand. */
export const dealerOf = (match: MatchState, number: number): Seat =>
  (match.firstDealer + number - 1) % match.rules.players;

/** The match after one more finished hand. Throws if it was over already. */
export function addResult(match: MatchState, result: HandResult): MatchState {
  if (match.winners !== undefined) throw new Error('the match is over');
  const results = [...match.results, result];
  const totals = match.totals.map((sum, seat) => sum + (result.scores[seat] ?? 0));
  return { ...match, results, totals, winners: winnersAfter(match.rules, results.length, totals) };
}

/**
 * Simplified scoring ends at the target, traditional after the agreed number of hands (0: never); then
 * the highest total wins and a tie is shared.
 */
function winnersAfter(rules: RuleSet, hands: number, totals: readonly number[]): Seat[] | undefined {
  const highest = Math.max(...totals);
  const over =
    rules.scoring === 'traditional' ? rules.hands > 0 && hands >= rules.hands : highest >= rules.target;
  if (!over) return undefined;
  return totals.flatMap((sum, seat) => (sum === highest ? [seat] : []));
}
