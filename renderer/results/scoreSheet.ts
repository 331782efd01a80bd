import type { Seat, UltimoCard } from '#engine/games/dappen/action.ts';
import type { HandResult } from '#engine/games/dappen/result.ts';
import type { SittingView } from '#engine/table/protocol.ts';
import { inCoins } from './money.ts';

/** The score sheet of a match, row by row, as it would stand on paper. */

export interface SheetRow {
  /** Number of the hand, from 1. */
  readonly number: number;
  readonly dealer: Seat;
  /** With eight the Dealer only watches. */
  readonly sitsOut?: Seat;
  readonly dapper: Seat;
  readonly drafted: boolean;
  readonly contract: HandResult['contract'];
  readonly stake: number;
  readonly end: HandResult['end'];
  readonly winner: HandResult['winner'];
  readonly missedBy?: Seat;
  readonly ultimos: readonly { readonly card: UltimoCard; readonly made: boolean }[];
  /** Card points of both sides; undefined when nothing was counted. */
  readonly points?: { readonly dapper: number; readonly team: number };
  readonly tier?: number;
  /** VP or cents per seat. */
  readonly scores: readonly number[];
  /** The same, added up to this hand. */
  readonly totals: readonly number[];
  /** An undo was used in it. */
  readonly assisted: boolean;
}

export interface Sheet {
  readonly names: readonly string[];
  readonly you: Seat;
  readonly coins: boolean;
  readonly rows: readonly SheetRow[];
  readonly totals: readonly number[];
  /** VP that end the match; undefined in coins. */
  readonly target?: number;
  /** VP each seat still needs; undefined in coins. */
  readonly missing?: readonly number[];
  /** Hands of a coin match; undefined when the players stop as they like. */
  readonly hands?: number;
  readonly winners?: readonly Seat[];
}

export function scoreSheet(view: SittingView): Sheet {
  const { rules, names, you, totals, winners } = view;
  const coins = inCoins(rules);
  const running = names.map(() => 0);
  const rows = view.hands.map(({ dealer, result, assisted }, i): SheetRow => {
    result.scores.forEach((score, seat) => {
      running[seat] = (running[seat] ?? 0) + score;
    });
    return {
      number: i + 1,
      dealer,
      ...(rules.players === 8 && { sitsOut: dealer }),
      dapper: result.dapper,
      drafted: result.drafted,
      contract: result.contract,
      stake: result.multiplier,
      end: result.end,
      winner: result.winner,
      ...(result.missedBy !== null && { missedBy: result.missedBy }),
      ultimos: result.ultimos,
      ...(result.cardPoints && { points: result.cardPoints }),
      ...(result.tier !== null && { tier: result.tier }),
      scores: result.scores,
      totals: [...running],
      assisted,
    };
  });
  return {
    names,
    you,
    coins,
    rows,
    totals,
    ...(!coins && {
      target: rules.target,
      missing: totals.map((total) => Math.max(0, rules.target - total)),
    }),
    ...(coins && rules.hands > 0 && { hands: rules.hands }),
    ...(winners && { winners }),
  };
}

export interface Standing {
  readonly seat: Seat;
  /** Place from 1; equal totals share it. */
  readonly place: number;
  readonly total: number;
}

/** Everybody by total, the highest first; equal totals share their place. */
export function standings(totals: readonly number[]): readonly Standing[] {
  return totals
    .map((total, seat) => ({
      seat,
      total,
      place: 1 + totals.filter((other) => other > total).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
