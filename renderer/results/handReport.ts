import { type Card, isTarok, KINGS, TRULL } from '#engine/cards/card.ts';
import type { Seat, UltimoCard } from '#engine/games/dappen/action.ts';
import { trumpStopIn } from '#engine/games/dappen/index.ts';
import type { Observation, TrumpStop } from '#engine/games/dappen/observation.ts';
import type { HandCount, HandResult, PileCount, ScoreLine, Trick } from '#engine/games/dappen/result.ts';

/**
 * What the result screen says about a finished hand, in codes and numbers: made from what the host
 * reports, without counting anything again. docs/rules.md §7.
 */

/** The loser's card points of each tier, from the dearest count of the loser down. */
export const TIERS = [
  { tier: 1, from: 33, to: 39 },
  { tier: 2, from: 28, to: 32 },
  { tier: 3, from: 23, to: 27 },
  { tier: 4, from: 18, to: 22 },
  { tier: 5, from: 13, to: 17 },
  { tier: 6, from: 8, to: 12 },
  { tier: 7, from: 3, to: 7 },
  { tier: 8, from: 0, to: 2 },
] as const;

export type Outcome = 'dapperWon' | 'teamWon' | 'instantWin' | 'missedDuty';

/** Why the hand ended as it did. Card points where a number is named. */
export type Reason =
  /** Everything was won by the Dapper. */
  | { readonly code: 'marsch' }
  | { readonly code: 'noTrick' }
  /** 39 on each side: the team is one short of 40. */
  | { readonly code: 'evenSplit' }
  | { readonly code: 'teamShort'; readonly team: number }
  | { readonly code: 'teamEnough'; readonly team: number }
  | { readonly code: 'instantWin' }
  | { readonly code: 'missedDuty'; readonly stop?: TrumpStop };

/** How an Ultimo ended: in its trick, or before or after it. Tricks are counted from 1. */
export type UltimoFate =
  | { readonly code: 'won'; readonly trick: number }
  | { readonly code: 'lost'; readonly trick: number; readonly to: Seat; readonly winning: Card }
  | { readonly code: 'early'; readonly trick: number; readonly promised: number }
  | { readonly code: 'notInTrick'; readonly promised: number };

export interface UltimoReport {
  readonly card: UltimoCard;
  readonly made: boolean;
  readonly fate: UltimoFate;
}

/** How a score line came about. */
export type LineReason =
  /** `tier` × `stake`. */
  | { readonly code: 'dapp'; readonly won: boolean; readonly tier: number; readonly stake: number }
  /** 2 × `tier` + 1 (victory points). */
  | { readonly code: 'solo'; readonly won: boolean; readonly tier: number }
  /** 5 × `tier` × `stake` cents. */
  | { readonly code: 'dappCoins'; readonly won: boolean; readonly tier: number; readonly stake: number }
  /** 10 or 5 × `tier` cents. */
  | { readonly code: 'soloCoins'; readonly won: boolean; readonly tier: number; readonly each: number }
  /** (40 − `points`) × `stake`, rounded up to ten cents. */
  | { readonly code: 'village'; readonly won: boolean; readonly points: number; readonly stake: number }
  | { readonly code: 'instantWin'; readonly stake: number }
  | { readonly code: 'missedDuty' }
  | ({ readonly code: 'ultimo' } & UltimoReport);

export interface LineReport {
  readonly reason: LineReason;
  readonly to: ScoreLine['to'];
  /** VP for each receiver, or cents between each payer and each receiver. */
  readonly amount: number;
}

export interface HandReport {
  readonly outcome: Outcome;
  readonly dapper: Seat;
  /** The offender of a missed duty. */
  readonly offender?: Seat;
  readonly reason: Reason;
  /** Cards to show beside the headline: what was shown, or what gave the missed duty away. */
  readonly shown: readonly Card[];
  readonly count?: HandCount;
  /** Card points together: 79, or 78 where both piles are odd. */
  readonly together?: number;
  readonly tier?: number;
  readonly ultimos: readonly UltimoReport[];
  readonly lines: readonly LineReport[];
}

/** The seats of a trick in the order of play. */
export function seatsOf(trick: Trick, active: readonly Seat[]): readonly Seat[] {
  const first = active.indexOf(trick.leader);
  return trick.cards.map((_, i) => active[(first + i) % active.length] as Seat);
}

const cardOf = (trick: Trick, seat: Seat, active: readonly Seat[]): Card | undefined =>
  trick.cards[seatsOf(trick, active).indexOf(seat)];

/** The cards a seat played, in order. */
export const playedBy = (result: HandResult, seat: Seat, active: readonly Seat[]): readonly Card[] =>
  result.tricks.flatMap((trick) => cardOf(trick, seat, active) ?? []);

function fateOf(seen: Observation, result: HandResult, card: UltimoCard, made: boolean): UltimoFate {
  const promised = seen.ultimos.find((laid) => laid.card === card)?.trick ?? seen.trickCount;
  if (made) return { code: 'won', trick: promised };
  const played = result.tricks.findIndex((trick) => cardOf(trick, result.dapper, seen.active) === card) + 1;
  if (played > 0 && played < promised) return { code: 'early', trick: played, promised };
  const trick = result.tricks[promised - 1];
  const winning = trick && cardOf(trick, trick.winner, seen.active);
  return played === promised && trick !== undefined && winning !== undefined
    ? { code: 'lost', trick: promised, to: trick.winner, winning }
    : { code: 'notInTrick', promised };
}

function reasonOf(seen: Observation, result: HandResult): Reason {
  if (result.end === 'instantWin') return { code: 'instantWin' };
  if (result.end === 'missedDuty') {
    const stop = trumpStopIn(result.missedBy === null ? [] : shownBy(seen, result.missedBy));
    return { code: 'missedDuty', ...(stop && { stop }) };
  }
  if (seen.count?.marsch) return { code: 'marsch' };
  if (seen.count?.noTrick) return { code: 'noTrick' };
  const team = result.cardPoints?.team ?? 0;
  if (result.winner === 'team') return { code: 'teamEnough', team };
  return result.cardPoints?.dapper === 39 ? { code: 'evenSplit' } : { code: 'teamShort', team };
}

/** Everything a seat has shown in tricks, the unfinished one included. */
function shownBy(seen: Observation, seat: Seat): readonly Card[] {
  const unfinished = seen.trick?.cards.find((played) => played.seat === seat)?.card;
  const finished = seen.result === undefined ? [] : playedBy(seen.result, seat, seen.active);
  return unfinished === undefined ? finished : [...finished, unfinished];
}

function lineReason(
  seen: Observation,
  result: HandResult,
  line: ScoreLine,
  ultimos: readonly UltimoReport[],
): LineReason {
  const stake = result.multiplier;
  if (line.what === 'instantWin') return { code: 'instantWin', stake };
  if (line.what === 'missedDuty') return { code: 'missedDuty' };
  if (line.what === 'ultimo') {
    const found = ultimos.find(({ card }) => card === line.card);
    if (found === undefined) throw new Error('a score line names an Ultimo that the result does not have');
    return { code: 'ultimo', ...found };
  }
  const won = result.winner === 'dapper';
  const tier = result.tier ?? 0;
  const { scoring, villageBids, villagePayment } = seen.rules;
  if (scoring === 'simplified') {
    return result.contract === 'solo' ? { code: 'solo', won, tier } : { code: 'dapp', won, tier, stake };
  }
  if (result.contract === 'solo') return { code: 'soloCoins', won, tier, each: won ? 10 : 5 };
  if (villageBids !== 'none' && villagePayment === 'roundUp10') {
    return { code: 'village', won, points: seen.count?.losersPoints ?? 0, stake };
  }
  return { code: 'dappCoins', won, tier, stake };
}

const OUTCOME = { played: undefined, instantWin: 'instantWin', missedDuty: 'missedDuty' } as const;

/** The report of a hand that is over; undefined while it goes on. */
export function handReport(seen: Observation): HandReport | undefined {
  const { result } = seen;
  if (result === undefined) return undefined;
  const ultimos = result.ultimos.map(
    ({ card, made }): UltimoReport => ({ card, made, fate: fateOf(seen, result, card, made) }),
  );
  const offender = result.missedBy ?? undefined;
  const shown: readonly Card[] =
    result.end === 'instantWin'
      ? [...TRULL, ...KINGS]
      : offender === undefined
        ? []
        : shownBy(seen, offender).filter(isTarok);
  return {
    outcome: OUTCOME[result.end] ?? (result.winner === 'team' ? 'teamWon' : 'dapperWon'),
    dapper: result.dapper,
    ...(offender !== undefined && { offender }),
    reason: reasonOf(seen, result),
    shown,
    ...(seen.count && { count: seen.count }),
    ...(result.cardPoints && { together: result.cardPoints.dapper + result.cardPoints.team }),
    ...(result.tier !== null && { tier: result.tier }),
    ultimos,
    lines: (seen.scoreLines ?? []).map((line) => ({
      reason: lineReason(seen, result, line, ultimos),
      to: line.to,
      amount: line.amount,
    })),
  };
}

/** Half of the cards, as the count rounds it: down. */
export const halfOf = (pile: PileCount): number => Math.floor(pile.cards / 2);
