import type { Seat } from '../games/dappen/action.ts';
import type { HandResult } from '../games/dappen/result.ts';
import type { ArenaHand, Entry } from './arena.ts';
import { type DealSum, type Mean, meanOverDeals, percentile } from './statistics.ts';

/** What `simulate` reports of one entry of the line-up. Numbers are null where there was no case. */
export interface BotReport {
  readonly name: string;
  /** Mean value per hand played (docs/records.md: own score minus the mean of the other active seats). */
  readonly value: number | null;
  readonly se: number | null;
  readonly asDapper: {
    readonly hands: number;
    readonly winRate: number | null;
    readonly value: number | null;
    readonly se: number | null;
    /** Of these hands: played as a Solo, drafted, above the single stake. */
    readonly solo: number;
    readonly drafted: number;
    readonly raised: number;
  };
  readonly asTeam: { readonly value: number | null };
  readonly decisionMs: { readonly p50: number | null; readonly p95: number | null };
  /** For the first entry, one for each baseline that played its hands as well. */
  readonly gains: readonly GainReport[];
}

/** A mean difference over so many hands; null where there was no case. */
export interface Gain {
  readonly hands: number;
  readonly value: number | null;
  readonly se: number | null;
}

/** By how much an entry's value is above the baseline's in the same deals and seats. */
export interface GainReport extends Gain {
  /** The baseline's name. */
  readonly over: string;
  /** The hands that the entry plays as Dapper, whatever the baseline is in them. */
  readonly asDapper: Gain;
  /** All other hands. */
  readonly asTeam: Gain;
  /** The hands that both play as Dapper. */
  readonly bothDapper: Gain;
}

/**
 * The value of a hand for a seat, times the number of the other active seats: a whole number, so that
 * sums do not depend on the order in which they were made.
 */
export function valueTimesOthers(result: HandResult, active: readonly Seat[], seat: Seat): number {
  const others = active.filter((other) => other !== seat);
  const own = result.scores[seat] ?? 0;
  return own * others.length - others.reduce((sum, other) => sum + (result.scores[other] ?? 0), 0);
}

interface Differences {
  readonly over: string;
  readonly all: DealSum[];
  readonly dapper: DealSum[];
  readonly team: DealSum[];
  readonly both: DealSum[];
}

interface Tally {
  readonly name: string;
  readonly all: DealSum[];
  readonly dapper: DealSum[];
  readonly team: DealSum[];
  won: number;
  solo: number;
  drafted: number;
  raised: number;
  readonly ms: number[];
  /** Differences to each baseline. */
  readonly gains: readonly Differences[];
}

const NOTHING: DealSum = { sum: 0, cases: 0 };

/** Gathers hands and reports on each entry of the line-up. */
export function tallyOf(lineUp: readonly Entry[], baselines: readonly Entry[]) {
  const tallies = lineUp.map(
    ({ name }, entry): Tally => ({
      name,
      all: [],
      dapper: [],
      team: [],
      won: 0,
      solo: 0,
      drafted: 0,
      raised: 0,
      ms: [],
      gains: (entry === 0 ? baselines : []).map(({ name: over }) => ({
        over,
        all: [],
        dapper: [],
        team: [],
        both: [],
      })),
    }),
  );
  let others = 1;

  function add(hand: ArenaHand): void {
    const { result, active, deal } = hand;
    others = active.length - 1;
    for (const seat of active) {
      const tally = tallies[hand.seating[seat] as number] as Tally;
      const value = valueTimesOthers(result, active, seat);
      put(tally.all, deal, value);
      for (const [i, baseline] of hand.baselines.entries()) {
        const gains = tally.gains[i];
        if (gains === undefined) break;
        const more = value - valueTimesOthers(baseline, active, seat);
        const isDapper = seat === result.dapper;
        put(gains.all, deal, more);
        put(isDapper ? gains.dapper : gains.team, deal, more);
        if (isDapper && seat === baseline.dapper) put(gains.both, deal, more);
      }
      if (seat !== result.dapper) {
        put(tally.team, deal, value);
        continue;
      }
      put(tally.dapper, deal, value);
      tally.won += Number(result.winner === 'dapper');
      tally.solo += Number(result.contract === 'solo');
      tally.drafted += Number(result.drafted);
      tally.raised += Number(result.multiplier > 1);
    }
    for (const { seat, ms } of hand.decisions) tallies[hand.seating[seat] as number]?.ms.push(ms);
  }

  return { add, report: (): BotReport[] => tallies.map((tally) => reportOf(tally, others)) };
}

function put(sums: DealSum[], deal: number, value: number): void {
  while (sums.length <= deal) sums.push(NOTHING);
  const { sum, cases } = sums[deal] as DealSum;
  sums[deal] = { sum: sum + value, cases: cases + 1 };
}

function reportOf(tally: Tally, others: number): BotReport {
  const { name, won, solo, drafted, raised } = tally;
  const value = (sums: readonly DealSum[]): Mean | undefined => {
    const found = meanOverDeals(sums);
    return found && { mean: found.mean / others, se: found.se / others };
  };
  const gainOf = (sums: readonly DealSum[]): Gain => {
    const found = value(sums);
    return { hands: casesIn(sums), value: found?.mean ?? null, se: found?.se ?? null };
  };
  const all = value(tally.all);
  const dapper = value(tally.dapper);
  const hands = casesIn(tally.dapper);
  const sorted = [...tally.ms].sort((a, b) => a - b);
  return {
    name,
    value: all?.mean ?? null,
    se: all?.se ?? null,
    asDapper: {
      hands,
      winRate: hands === 0 ? null : won / hands,
      value: dapper?.mean ?? null,
      se: dapper?.se ?? null,
      solo,
      drafted,
      raised,
    },
    asTeam: { value: value(tally.team)?.mean ?? null },
    decisionMs: { p50: percentile(sorted, 0.5) ?? null, p95: percentile(sorted, 0.95) ?? null },
    gains: tally.gains.map(({ over, all, dapper, team, both }) => ({
      over,
      ...gainOf(all),
      asDapper: gainOf(dapper),
      asTeam: gainOf(team),
      bothDapper: gainOf(both),
    })),
  };
}

const casesIn = (sums: readonly DealSum[]): number => sums.reduce((sum, deal) => sum + deal.cases, 0);
