import { discards } from '../../bots/thumb/exchange.ts';
import { type Card, isKing, isTarok, isTrull, pipsIn, rankOf } from '../../cards/card.ts';
import type { Seat } from '../../games/dappen/action.ts';
import { DAPP_SIZE, type HandState } from '../../games/dappen/index.ts';
import type { Contracts, Outcome } from './contracts.ts';
import { Ridge } from './ridge.ts';

/**
 * What a Dapp contract is likely to come to, from all the cards: two straight lines (the tier, and what
 * Ultimos add) through contracts that were played. It leaves out the luck of the play, so that fewer deals
 * tell as much, and it costs hardly anything.
 */
export type Forecast = (start: HandState, dapper: Seat) => Outcome;

/** Penalty of the fit, in cases. */
const PENALTY = 10;
const HIGH = 15;
const MASTERS = [22, 21, 20];

/** Plays the Dapp contract of every seat in some deals and lays the lines through them. */
export function forecastFrom(deals: readonly Contracts[]): Forecast {
  let tiers: Ridge | undefined;
  let besides: Ridge | undefined;
  for (const deal of deals) {
    for (const seat of deal.start.deal.active) {
      const { tier, beside } = deal.outcome(seat, 'dapp');
      const features = cardsFor(deal.start, seat);
      tiers ??= new Ridge(features.length);
      besides ??= new Ridge(features.length);
      tiers.add(features, tier);
      besides.add(features, beside);
    }
  }
  const tierLine = tiers?.solve(PENALTY) ?? [];
  const besideLine = besides?.solve(PENALTY) ?? [];
  return (start, dapper) => {
    const features = cardsFor(start, dapper);
    return { tier: along(tierLine, features), beside: along(besideLine, features) };
  };
}

const along = (line: readonly number[], features: readonly number[]): number =>
  line.reduce((sum, weight, i) => sum + weight * (features[i] ?? 0), 0);

/** The cards of all hands as a Dapper would find them; the first number is 1. */
function cardsFor({ deal }: HandState, dapper: Seat): number[] {
  const all = [...(deal.dealt[dapper] ?? []), ...deal.dapp];
  const laidOff = discards(
    all,
    all.filter((card) => !isTrull(card) && !isKing(card)),
    DAPP_SIZE,
  );
  const kept = all.filter((card) => !laidOff.includes(card));
  const ranks = kept.filter(isTarok).map(rankOf);
  const high = ranks.filter((rank) => rank >= HIGH).length;
  const pips = pipsIn(laidOff);
  const pagat = Number(ranks.includes(1));
  const others = deal.active.filter((seat) => seat !== dapper);
  const lengths = others.map((seat) => taroksIn(deal.dealt[seat] ?? []));
  return [
    1,
    ranks.length,
    ranks.length ** 2,
    ranks.reduce((sum, rank) => sum + rank, 0),
    ...Array.from({ length: 22 - HIGH + 1 }, (_, i) => Number(ranks.includes(HIGH + i))),
    high ** 2,
    Number(ranks.includes(22) && ranks.includes(21)),
    pagat,
    pagat * ranks.length,
    pagat * high,
    kept.filter(isKing).length,
    pips,
    pips ** 2,
    pips * ranks.length,
    Math.max(...lengths),
    lengths.filter((length) => length === 0).length,
    lengths.filter((length) => length === 1).length,
    ...MASTERS.flatMap((rank) => {
      const seat = others.find((one) =>
        deal.dealt[one]?.some((card) => isTarok(card) && rankOf(card) === rank),
      );
      if (seat === undefined) return [0, 0, 0];
      const length = taroksIn(deal.dealt[seat] ?? []);
      const { active } = deal;
      const later = (active.indexOf(seat) - active.indexOf(dapper) + active.length) % active.length;
      return [later, length, Number(length === 1)];
    }),
  ];
}

const taroksIn = (cards: readonly Card[]): number => cards.filter(isTarok).length;
