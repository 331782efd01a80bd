import type { Card } from '../../cards/card.ts';
import type { Seat, UltimoCard } from './action.ts';
import type { Talk } from './observation.ts';
import type { HandCount, HandResult, ScoreLine, Trick } from './result.ts';
import type { RuleSet } from './rules.ts';

/**
 * The true state of one hand: everything, hidden cards included. Only the engine and its host hold it;
 * a seat gets an `Observation`. Immutable: `apply` returns a new one.
 */
export interface HandState {
  readonly deal: Deal;
  /** Cards in each seat's hand now; empty for a Dealer who sits out. */
  readonly hands: readonly (readonly Card[])[];
  /** The bidding so far, in order. */
  readonly talk: readonly Talk[];
  /** Seats that passed although a trump stop obliged them to say Dapp (§8 missedDuty). */
  readonly offenders: readonly Seat[];
  /** Number of actions so far. */
  readonly actionCount: number;
  readonly phase: PhaseState;
}

export interface Deal {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  /** The seats that play, in speaking order, beginning after the Dealer. */
  readonly active: readonly Seat[];
  readonly dealt: readonly (readonly Card[])[];
  /** The 12 cards of the Dapp. */
  readonly dapp: readonly Card[];
}

/** Who holds the bid in Round 2, and at what stake. `level` counts the raises above a plain Dapp. */
export interface Bid {
  readonly holder: Seat;
  readonly drafted: boolean;
  readonly level: number;
}

export interface Contract {
  readonly kind: 'dapp' | 'solo';
  readonly dapper: Seat;
  readonly drafted: boolean;
  /** The stake on the Dapp tier; 1 in a Solo. */
  readonly multiplier: number;
}

export interface LaidPromise {
  readonly card: UltimoCard;
  /** The promised trick, from 1. */
  readonly trick: number;
  readonly made?: boolean;
}

export type PhaseState =
  /** Round 1: the speaker at place `turn` of `active` says Solo or passes. */
  | { readonly name: 'solo'; readonly turn: number }
  /** Round 2 before anybody said Dapp. */
  | { readonly name: 'dapp'; readonly turn: number; readonly bid?: undefined }
  /** Round 2 after a Dapp or a draft: a later speaker may raise the bid (challenge, push, raise). */
  | { readonly name: 'dapp'; readonly turn: number; readonly bid: Bid }
  /** The holder answers the raiser: keep or go ahead. `bid.level` is the raised level already. */
  | { readonly name: 'answer'; readonly turn: number; readonly bid: Bid }
  | { readonly name: 'exchange'; readonly contract: Contract }
  /** `discards` are undefined in a Solo. */
  | { readonly name: 'ultimo'; readonly contract: Contract; readonly discards: readonly Card[] | undefined }
  | PlayPhase
  | DonePhase;

export interface PlayPhase {
  readonly name: 'play';
  readonly contract: Contract;
  readonly discards: readonly Card[] | undefined;
  readonly promises: readonly LaidPromise[];
  readonly tricks: readonly Trick[];
  readonly leader: Seat;
  /** The trick on the table, in order of play. */
  readonly table: readonly Card[];
  /** Who holds the Skus back (§8 holdingSkus). */
  readonly skusHeldBy: Seat | undefined;
}

export interface DonePhase {
  readonly name: 'done';
  readonly contract: Contract;
  readonly discards: readonly Card[] | undefined;
  readonly promises: readonly LaidPromise[];
  /** A trick that a missed duty broke off. */
  readonly broken: { readonly leader: Seat; readonly cards: readonly Card[] } | undefined;
  readonly result: HandResult;
  readonly count: HandCount | undefined;
  readonly scoreLines: readonly ScoreLine[];
}
