import type { Card } from '../../cards/card.ts';
import type { Seat, UltimoCard } from './action.ts';

/** A completed trick: cards in order of play, the first by `leader`, the next by the next active seat. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
}

/** An Ultimo that was decided. */
export interface UltimoOutcome {
  readonly card: UltimoCard;
  readonly made: boolean;
}

/**
 * The outcome of a hand exactly as records print it. Public to every seat once the hand is over.
 * `scores`: one number per seat, victory points (simplified scoring) or cents (traditional).
 * `cardPoints`, `winner`, `tier`: undefined values are null, as in records.
 */
export interface HandResult {
  readonly end: 'played' | 'instantWin' | 'missedDuty';
  readonly contract: 'dapp' | 'solo';
  readonly dapper: Seat;
  /** The one who plays was drafted. */
  readonly drafted: boolean;
  /** The stake on the Dapp tier; 1 in a Solo. */
  readonly multiplier: number;
  readonly tricks: readonly Trick[];
  readonly cardPoints: { readonly dapper: number; readonly team: number } | null;
  readonly winner: 'dapper' | 'team' | null;
  readonly tier: number | null;
  /** In the order III, II, I; empty when none was laid or the hand did not come to be counted. */
  readonly ultimos: readonly UltimoOutcome[];
  readonly missedBy: Seat | null;
  readonly scores: readonly number[];
}

/** One line of the count: some cards that lie in a side's pile. */
export interface PileLine {
  /** `tricks`: the tricks numbered in `tricks` (from 1); `dapp`: the discards, or the Solo's 12;
   *  `skusBack`: a held Skus that returned to the team (−1/+1 card); `skusFor`: the card given for it. */
  readonly what: 'tricks' | 'dapp' | 'skusBack' | 'skusFor';
  readonly tricks: readonly number[];
  readonly cards: number;
  readonly pips: number;
}

/** The count of a side, line by line; `points` = ⌊cards / 2⌋ + pips (docs/rules.md §7). */
export interface PileCount {
  readonly lines: readonly PileLine[];
  readonly cards: number;
  readonly pips: number;
  readonly points: number;
}

/**
 * Where numbers on the score sheet come from. `amount`: VP that each receiver writes (simplified), or cents
 * that each payer owes one receiver (traditional). `scores`: what the line gives or takes, per seat.
 */
export interface ScoreLine {
  readonly what: 'contract' | 'instantWin' | 'missedDuty' | 'ultimo';
  readonly card?: UltimoCard;
  readonly made?: boolean;
  readonly to: 'dapper' | 'opponents' | 'othersThanOffender';
  readonly amount: number;
  readonly scores: readonly number[];
}

/** How the result came about, for the result screen; public once the hand is over. */
export interface HandCount {
  readonly dapper: PileCount;
  readonly team: PileCount;
  /** The Dapper took no trick: the 12 lie with the team and the Dapper counts 0. */
  readonly noTrick: boolean;
  /** The Dapper took every trick: the loser's points are taken as 0. */
  readonly marsch: boolean;
  /** The points the tier was read from. */
  readonly losersPoints: number;
}
