import type { Card, Suit } from '../../cards/card.ts';
import type { Action, Seat } from '../../games/dappen/action.ts';
import type { Phase } from '../../games/dappen/observation.ts';

/**
 * What the coach says: plain data, without a sentence in it, so that it can be posted to a screen and put
 * into words there.
 */

/** In how many of the imagined deals something happened. */
export interface Counted {
  readonly in: number;
  readonly of: number;
  /** The same by weight, 0 … 1: deals are not all equally likely. */
  readonly share: number;
}

/** Why an action is worth what it is. "Side": the Dapper alone, or all others together. */
export type Reason =
  /** Nothing else may be done. */
  | { readonly kind: 'onlyMove' }
  /** A trump stop obliges (docs/rules.md §3). */
  | { readonly kind: 'trumpStop'; readonly taroks: number; readonly highest: Card }
  /** This word makes the seat the Dapper in so many deals. */
  | ({ readonly kind: 'becomesDapper' } & Counted)
  /** Somebody else raises the stake later. */
  | ({ readonly kind: 'stakeRises' } & Counted)
  /** Pips laid safe by the discards, and the suits that the hand is then void of. */
  | { readonly kind: 'discards'; readonly pips: number; readonly voidIn: readonly Suit[] }
  /** The card takes the trick (this and the next: if all go on by the rule of thumb). */
  | ({ readonly kind: 'takesTrick'; readonly card: Card } & Counted)
  /** A team-mate takes the trick. */
  | ({ readonly kind: 'mateTakesTrick'; readonly card: Card } & Counted)
  | ({ readonly kind: 'otherSideTakesTrick'; readonly card: Card } & Counted)
  /** The other side takes it with `by`. */
  | ({ readonly kind: 'fallsUnder'; readonly card: Card; readonly by: Card } & Counted)
  /** The pips of the played card go to its own side, or to the other one. */
  | ({ readonly kind: 'pipsToOwnSide'; readonly card: Card; readonly pips: number } & Counted)
  | ({ readonly kind: 'pipsToOtherSide'; readonly card: Card; readonly pips: number } & Counted)
  /** The suit led is one that the Dapper holds no card of, so that it costs a Tarok or the trick. */
  | ({ readonly kind: 'dapperIsVoid'; readonly suit: Suit } & Counted)
  /** An Ultimo is kept or broken: in the trick of this card, or, when Ultimos are laid, in the end. */
  | ({ readonly kind: 'ultimoMade'; readonly card: Card } & Counted)
  | ({ readonly kind: 'ultimoBroken'; readonly card: Card } & Counted);

/** What one action is worth. */
export interface ActionAdvice {
  readonly action: Action;
  /** Chance (0 … 1) that the observer's side wins the hand after it. */
  readonly winChance: number;
  /**
   * Expected value in VP or cents: own score minus the mean score of the other active seats
   * (docs/records.md). Of a card played by one of the team: the team's mean.
   */
  readonly value: number;
  /** How much less that is than the best action's value; 0 for the best. */
  readonly loss: number;
  /** Standard error of `loss`: the deals were the same for both. */
  readonly lossError: number;
  /** In how many deals this action came to more than the best one, to the same, to less. */
  readonly againstBest: { readonly better: number; readonly same: number; readonly worse: number };
  /** The most important first; may be empty. */
  readonly reasons: readonly Reason[];
}

/** What the coach thinks of a decision, as far as it has come. */
export interface Advice {
  readonly seat: Seat;
  readonly phase: Phase;
  /** Deals looked into, and how many there may be: the same one drawn twice counts once, with twice the weight. */
  readonly worlds: number;
  readonly wanted: number;
  /** Every deal there can be was looked into: the values are exact, for opponents who play as imagined. */
  readonly exact: boolean;
  /** Nothing more will come; false in all but the last, and also in that if it was cancelled. */
  readonly complete: boolean;
  /** The best first. All legal words and cards; of discards and Ultimos those worth a thought. */
  readonly actions: readonly ActionAdvice[];
}
