import type { Lines } from '../../bots/evaluator/evaluator.ts';
import { STYLES } from '../../bots/levels/levels.ts';
import { speak } from '../../bots/search/words.ts';
import { dappEstimate } from '../../bots/thumb/estimate.ts';
import { type Mean, meanOverDeals } from '../statistics.ts';
import { bidOn, type Speaker, speaksBy, thumbSpeaks } from './bidding.ts';
import type { Contracts } from './contracts.ts';
import type { Forecast } from './forecast.ts';

/** What fitted lines gain in deals that had no part in the fit, all contracts being really played. */

/** Gain a hand in VP: every seat tested in turn, the others speak as said. */
export interface Gains {
  /** Over the rule of thumb, among players by the rule of thumb. */
  readonly overThumb: Mean | undefined;
  /** Over level 3's words there. */
  readonly overLevel3: Mean | undefined;
  /** Over the rule of thumb, among players by the same lines. */
  readonly amongOwn: Mean | undefined;
}

const level3Speaks: Speaker = (seen) => {
  const { type } = speak(seen, STYLES.level3.words).action;
  return type === 'discard' || type === 'ultimo' || type === 'play' ? thumbSpeaks(seen) : type;
};

export function gainsOf(lines: Lines, deals: readonly Contracts[]): Gains {
  const own = speaksBy(lines);
  return {
    overThumb: gainOver(deals, own, thumbSpeaks, thumbSpeaks),
    overLevel3: gainOver(deals, own, level3Speaks, thumbSpeaks),
    amongOwn: gainOver(deals, own, thumbSpeaks, own),
  };
}

function gainOver(
  deals: readonly Contracts[],
  tested: Speaker,
  baseline: Speaker,
  others: Speaker,
): Mean | undefined {
  return meanOverDeals(
    deals.map((deal) => {
      const { active, rules } = deal.start.deal;
      const sum = active.reduce((all, seat) => {
        const value = (speaker: Speaker): number => {
          const table = Array.from({ length: rules.players }, (_, one) => (one === seat ? speaker : others));
          return deal.value(seat, bidOn(deal.start, table));
        };
        return all + value(tested) - value(baseline);
      }, 0);
      return { sum, cases: active.length };
    }),
  );
}

/** How much of the variance of what a Dapp comes to is explained (1: all), and the standard deviation in VP. */
export interface Explained {
  readonly deviation: number;
  /** By the rule of thumb's estimate, from the dealt hand. */
  readonly estimate: number;
  /** By the forecast, from all cards. */
  readonly forecast: number;
}

export function explained(deals: readonly Contracts[], forecast: Forecast): Explained {
  const cases = deals.flatMap(({ start }, i) =>
    start.deal.active.map((seat) => {
      const expected = forecast(start, seat);
      return {
        value: deals[i]?.value(seat, { kind: 'dapp', dapper: seat, multiplier: 1 }) ?? 0,
        estimate: dappEstimate(start.deal.dealt[seat] ?? [], start.deal.rules),
        forecast: expected.tier + expected.beside,
      };
    }),
  );
  const mean = cases.reduce((sum, { value }) => sum + value, 0) / cases.length;
  const squares = (of: (one: (typeof cases)[number]) => number): number =>
    cases.reduce((sum, one) => sum + (one.value - of(one)) ** 2, 0);
  const all = squares(() => mean);
  return {
    deviation: Math.sqrt(all / cases.length),
    estimate: 1 - squares((one) => one.estimate) / all,
    forecast: 1 - squares((one) => one.forecast) / all,
  };
}
