import type { Card, Suit } from '../../cards/card.ts';
import type { Seat, Word } from './action.ts';

/**
 * Why an action was refused: a code and what a sentence about it needs. The sentences stand in the
 * renderer (per language) and in the command line; both are checked for completeness by types.
 * Told only to the seat that acted.
 */
export type Refusal =
  | { readonly code: 'handOver' }
  /** The seat is not at this table. */
  | { readonly code: 'noSuchSeat'; readonly seat: Seat }
  /** With eight the Dealer sits the hand out. */
  | { readonly code: 'sitsOut'; readonly seat: Seat }
  | { readonly code: 'notYourTurn'; readonly seat: Seat; readonly toAct: Seat }
  /** The word exists, but not at this point. `may`: what can be said or done now. */
  | { readonly code: 'wordNotNow'; readonly word: Word; readonly may: readonly string[] }
  /** Cards were played, discarded or laid at a point where something else is due. */
  | {
      readonly code: 'actionNotNow';
      readonly action: 'discard' | 'ultimo' | 'play';
      readonly may: readonly string[];
    }
  /** §3 trump stop: `taroks` of them in the hand, the highest of rank `highest` ≥ `needed` = 23 − taroks. */
  | {
      readonly code: 'mustSayDapp';
      readonly taroks: number;
      readonly highest: Card;
      readonly highestRank: number;
      readonly needed: number;
    }
  /** §8 Buchenbach: a raise to One (Two) King(s) needs as many in the hand. */
  | { readonly code: 'tooFewKingsToRaise'; readonly needed: number; readonly held: number }
  | { readonly code: 'tooFewKingsToKeep'; readonly needed: number; readonly held: number }
  /** §8 Buchenbach: Two Kings is the highest bid. */
  | { readonly code: 'highestBidReached' }
  | { readonly code: 'notACard'; readonly card: string }
  | { readonly code: 'cardNotInHand'; readonly card: Card }
  | { readonly code: 'mustFollow'; readonly card: Card; readonly suit: Suit }
  /** §6: void of the suit led, so a Tarok is due. */
  | { readonly code: 'mustPlayTarok'; readonly card: Card; readonly led: Suit }
  /** §5: a declared card is kept back until trick `trick` (from 1) while another card is legal. */
  | { readonly code: 'ultimoTooEarly'; readonly card: Card; readonly trick: number }
  /** §8 Furtwangen: of several laid cards the highest goes first. */
  | { readonly code: 'ultimoOrder'; readonly card: Card; readonly first: Card }
  /** §8 holdingSkus: a held Skus is not playable before the last trick. */
  | { readonly code: 'skusHeld' }
  | { readonly code: 'wrongDiscardCount'; readonly count: number; readonly needed: number }
  | { readonly code: 'cardTwice'; readonly card: Card }
  /** §4: Trull cards and Kings are never discarded. */
  | { readonly code: 'trullNotDiscardable'; readonly card: Card }
  | { readonly code: 'kingNotDiscardable'; readonly card: Card }
  | { readonly code: 'notAnUltimoCard'; readonly card: Card };

export type RefusalCode = Refusal['code'];

/** The error codes of records (docs/records.md): every refusal belongs to one of them. */
export type ActionErrorCode = 'hand-over' | 'wrong-seat' | 'illegal-action';

const RECORD_CODE: Partial<Record<RefusalCode, ActionErrorCode>> = {
  handOver: 'hand-over',
  noSuchSeat: 'wrong-seat',
  sitsOut: 'wrong-seat',
  notYourTurn: 'wrong-seat',
};

/** The record error code a refusal counts as. */
export const recordCodeOf = (refusal: Refusal): ActionErrorCode =>
  RECORD_CODE[refusal.code] ?? 'illegal-action';
