import type { Card } from '../../cards/card.ts';
import type { LegalMove, Seat, UltimoCard, Word } from './action.ts';
import type { HandCount, HandResult, ScoreLine, Trick } from './result.ts';
import type { RuleSet } from './rules.ts';

export type Phase = 'solo' | 'dapp' | 'answer' | 'exchange' | 'ultimo' | 'play' | 'done';

/** One word of the bidding, in the order spoken. `drafted` is what happened without a word. */
export interface Talk {
  readonly seat: Seat;
  readonly round: 'solo' | 'dapp';
  readonly word: Word | 'drafted';
}

/** An Ultimo card that lies face up by the Dapper's seat, also after it was played. */
export interface LaidUltimo {
  readonly card: UltimoCard;
  /** The promised trick, from 1. */
  readonly trick: number;
  /** VP or cents that change hands, per receiver. */
  readonly worth: number;
  /** Undefined until it is decided. */
  readonly made?: boolean;
}

/** A trump stop in the observer's own hand (docs/rules.md §3). */
export interface TrumpStop {
  readonly taroks: number;
  readonly highest: Card;
  readonly highestRank: number;
  readonly needed: number;
}

/**
 * Everything a player at the table would know at this moment, and nothing else: own hand, public
 * talk, the cards played, Ultimos laid, piles as counts, for the Dapper the own discards. Never another
 * hand, the Dapp in a Solo, the deck's order or seed, nor whether somebody's Dapp was forced.
 * A plain object: it can be posted, stored and compared.
 */
export interface Observation {
  readonly seat: Seat;
  readonly rules: RuleSet;
  readonly dealer: Seat;
  /** Seats that play this hand, in speaking order (beginning after the Dealer). */
  readonly active: readonly Seat[];
  /** `ultimo` is seen by the Dapper alone; to all others the first lead is due. */
  readonly phase: Phase;
  /** Who has to act; undefined when the hand is over. */
  readonly toAct?: Seat;
  /** The observer's own legal moves; empty when it is somebody else's turn. */
  readonly legal: readonly LegalMove[];
  /** Own cards, in pack order; 12 more while the own exchange is due. Empty for a seat that sits out. */
  readonly hand: readonly Card[];
  /** The cards the observer was dealt, in pack order. */
  readonly dealt: readonly Card[];
  /** Own Dapper only: the 12 cards of the Dapp in pack order, known since they were taken up. */
  readonly dapp?: readonly Card[];
  /** Own trump stop, if the dealt hand holds one (shown while Round 2's duty can matter). */
  readonly trumpStop?: TrumpStop;
  /** Cards in each seat's hand. */
  readonly handSizes: readonly number[];
  readonly talk: readonly Talk[];
  /** The one who stands to play (so far): after a Dapp, a draft or a Solo. */
  readonly dapper?: Seat;
  readonly contract?: 'dapp' | 'solo';
  /** The one who plays was drafted. */
  readonly drafted: boolean;
  /** The stake on the Dapp tier at this moment; 1 before anything was said. */
  readonly multiplier: number;
  /** A challenge, push or raise waits for the bidder's answer. */
  readonly challenger?: Seat;
  /** Where the twelve are: in the middle, in the Dapper's hand, laid off; in a Solo they stay in the middle. */
  readonly dappAt: 'table' | 'hand' | 'discarded';
  /** Own Dapper only: the 12 discards. */
  readonly discards?: readonly Card[];
  readonly ultimos: readonly LaidUltimo[];
  /** Number of tricks in this hand: 7 with six players, else 6. */
  readonly trickCount: number;
  readonly tricks: readonly Trick[];
  /** The trick on the table: `cards` in order of play. Undefined before the first lead and when done. */
  readonly trick?: {
    readonly leader: Seat;
    readonly cards: readonly { readonly seat: Seat; readonly card: Card }[];
    /** Who would win it as it lies. Undefined while nothing can win (a held Skus led). */
    readonly winning?: Seat;
  };
  /** Own Skus is held (§8); known to its holder alone until it is shown. */
  readonly holdsSkus: boolean;
  /** Once the hand is over. */
  readonly result?: HandResult;
  /** Once a hand was played out: the count of both piles, line by line. */
  readonly count?: HandCount;
  /** Once the hand is over: where the scores come from. */
  readonly scoreLines?: readonly ScoreLine[];
}
