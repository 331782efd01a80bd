import { GROUPS, type Group, type Lines } from '../../bots/evaluator/evaluator.ts';
import { presetRules, type RuleSet } from '../../games/dappen/rules.ts';
import { type Forecast, forecastFrom } from './forecast.ts';
import { type Explained, explained, type Gains, gainsOf } from './gains.ts';
import { dealsOf, train } from './train.ts';

/** The whole training: every group of rules in turn (docs/bots.md "Words"). */

/** The rules that stand for a group. */
export const RULES: Readonly<Record<Group, RuleSet>> = {
  basic6: presetRules('basic', 6),
  basic7: presetRules('basic', 7),
  furtwangen6: presetRules('furtwangen', 6),
  furtwangen7: presetRules('furtwangen', 7),
  breitnau6: presetRules('breitnau', 6),
  breitnau7: presetRules('breitnau', 7),
  buchenbach6: presetRules('buchenbach', 6),
};

/** Deals for one group. */
export interface Sizes {
  /** Played in every Dapp contract, to forecast from. */
  readonly played: number;
  /** Bid, to fit the lines through. */
  readonly bid: number;
  /** Played and bid afterwards, to see what was gained; none: nothing is measured. */
  readonly measured: number;
}

export const USUAL: Sizes = { played: 800, bid: 4000, measured: 300 };

/** What came of one group. */
export interface Trained {
  readonly group: Group;
  readonly lines: Lines;
  readonly explained?: Explained;
  readonly gains?: Gains;
}

export function* trainAll(
  seed: string,
  sizes: Sizes,
  groups: readonly Group[] = GROUPS,
): Generator<Trained, void, void> {
  const forecasts = new Map<string, Forecast>();
  for (const group of groups) {
    const rules = RULES[group];
    // the two villages differ in their bids alone: a Dapp is played the same
    const key = `${rules.players} ${rules.ultimos}`;
    const forecast = forecasts.get(key) ?? forecastFrom(dealsOf(rules, `${seed} played`, sizes.played));
    forecasts.set(key, forecast);
    const lines = train(dealsOf(rules, `${seed} bid`, sizes.bid, forecast), seed);
    if (sizes.measured === 0) {
      yield { group, lines };
      continue;
    }
    const deals = dealsOf(rules, `${seed} measured`, sizes.measured);
    yield { group, lines, explained: explained(deals, forecast), gains: gainsOf(lines, deals) };
  }
}
