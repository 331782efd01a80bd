import type { Card } from '../../cards/card.ts';
import type { Seat, UltimoCard, Word } from './action.ts';

/**
 * What everybody at the table sees happen. Public by type: nothing in an event is known to one seat
 * alone (own hand, own discards, own legal moves, that a Dapp was forced: those are in that seat's
 * observation only).
 */
export type GameEvent =
  | { readonly type: 'dealt'; readonly dealer: Seat; readonly firstSpeaker: Seat }
  | { readonly type: 'said'; readonly seat: Seat; readonly word: Word; readonly round: 'solo' | 'dapp' }
  /** §3: everybody before passed, so the second-to-last speaker is the Dapper without a word. */
  | { readonly type: 'drafted'; readonly seat: Seat }
  /** The bidding is over; `multiplier` is the stake on the Dapp tier. */
  | {
      readonly type: 'contract';
      readonly contract: 'dapp' | 'solo';
      readonly dapper: Seat;
      readonly multiplier: number;
    }
  /** The Dapper takes up the 12 cards. */
  | { readonly type: 'tookDapp'; readonly seat: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly count: number }
  /** §4: the Dapper shows the Trull and the four Kings. */
  | { readonly type: 'instantWin'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Never empty: laying nothing is seen by nobody. `trick` is the promised trick, from 1. */
  | {
      readonly type: 'ultimosLaid';
      readonly seat: Seat;
      readonly laid: readonly { readonly card: UltimoCard; readonly trick: number }[];
    }
  /** `shownHeld`: a held Skus comes to light in the last trick (§8 holdingSkus). */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card; readonly shownHeld: boolean }
  | {
      readonly type: 'trickWon';
      /** Number of the trick, from 1. */
      readonly trick: number;
      readonly winner: Seat;
      readonly card: Card;
      readonly fairyTale: boolean;
    }
  | { readonly type: 'ultimoDecided'; readonly card: UltimoCard; readonly made: boolean }
  /** §8 missedDuty: the offender's played cards contain a trump stop. */
  | { readonly type: 'missedDuty'; readonly seat: Seat }
  | { readonly type: 'handOver' };
