import type { Card } from '../../cards/card.ts';
import type { RuleSet } from '../../games/dappen/rules.ts';
import {
  HALVES,
  highest,
  NO_SUIT,
  PAGAT,
  popcount,
  SKUS,
  SUIT_MASK,
  suitBits,
  TAROK_COUNT,
  TAROK_SUIT,
  tarokBits,
  XXI,
} from './bits.ts';
import { type Payoff, payoffOf } from './payoff.ts';

/**
 * A hand of Dappen at the first lead, in the solver's terms. Players are counted from the Dapper (0) in
 * the order of play.
 */
export interface PlaySetup {
  readonly rules: RuleSet;
  readonly contract: { readonly kind: 'dapp' | 'solo'; readonly multiplier: number };
  /** Cards of each player at the first lead; [0] is the Dapper's. */
  readonly hands: readonly (readonly Card[])[];
  /** Half points (2 × pips + 1 a card) of the Dapper's discards, or of the untouched 12 in a Solo. */
  readonly twelveHalves: number;
  /** Promised trick (from 1) of the laid I, II, III; 0 = not laid. */
  readonly promised: readonly [number, number, number];
  /** Players that missed a duty, as bits. */
  readonly offenders: number;
}

const MAX_PLAYERS = 7;
const MAX_PLIES = 42;
/** Words saved per ply. */
const FRAME = 16;
const THE_TRULL = SKUS | XXI | PAGAT;
/** Strength of the Pagat in a Fairy Tale Trick. */
export const FAIRY_STRENGTH = 8 + TAROK_COUNT;
/** No card: more pips than any has. */
export const NO_PIPS = 5;

/**
 * The compact position: one hand of Dappen in the play, mutable, on 32-bit words, without allocation.
 * `legal`, `play` and `undo` follow the rules engine card by card (docs/rules.md §5–§8); the playouts and
 * the solver run on it.
 */
export class Position {
  readonly players: number;
  readonly tricks: number;
  readonly payoff: Payoff;
  readonly twelveHalves: number;
  readonly fairyTale: boolean;
  /** Who may hold the Skus back (§8 holdingSkus): its owner among the opponents, else −1. */
  readonly skusHolder: number;
  /** Who was dealt the Pagat; −1 = nobody in this hand's play. */
  readonly pagatOwner: number;
  readonly furtwangen: boolean;
  /** Promised trick (from 1) of the Dapper's laid I, II, III; 0 = not laid. */
  readonly promised: Int32Array;
  /** Laid Ultimo cards as Tarok bits 0 … 2. */
  readonly laid: number;
  readonly offenders: number;

  /** Hands: Tarok bits and suit bits of each player. */
  readonly taroks = new Int32Array(MAX_PLAYERS);
  readonly suits = new Int32Array(MAX_PLAYERS);
  /** Tarok bits each player has played. */
  readonly played = new Int32Array(MAX_PLAYERS);
  /** Who plays the next card. */
  turn = 0;
  /** Number of the trick, from 1; `tricks` + 1 when all are played. */
  trick = 1;
  /** Cards on the table. */
  inTrick = 0;
  /** Suit to follow: 0 … 3, TAROK_SUIT, or NO_SUIT while nothing that counts was led. */
  led = NO_SUIT;
  /** Strength of the best card on the table (Taroks 8 + bit, suit cards 0 … 7); −1 = none. */
  best = -1;
  winner = 0;
  /** Half points on the table. */
  pot = 0;
  /** Tarok bits on the table that can win. */
  table = 0;
  /** Fewest pips of a card on the table. */
  tablePips = NO_PIPS;
  /** Half points in the Dapper's tricks, and their number. */
  halves = 0;
  won = 0;
  /** Fewest pips of a card in the team's tricks; NO_PIPS = it has none. */
  teamPips = NO_PIPS;
  held = false;
  /** Ultimo cards (bits 0 … 2) whose promise was kept, or broken. */
  made = 0;
  broken = 0;
  /** Player whose missed duty ended the hand; −1 = nobody. */
  missedBy = -1;

  private readonly stack = new Int32Array(MAX_PLIES * FRAME);
  private depth = 0;
  /** Legal moves of the player to act, filled by `legal`. */
  legalTaroks = 0;
  legalSuits = 0;

  constructor(setup: PlaySetup) {
    const { rules, hands } = setup;
    this.players = hands.length;
    this.tricks = hands[0]?.length ?? 0;
    this.payoff = payoffOf(rules, setup.contract, hands.length);
    this.twelveHalves = setup.twelveHalves;
    this.fairyTale = rules.fairyTaleTrick;
    this.furtwangen = rules.ultimos === 'furtwangen';
    this.promised = Int32Array.from(setup.promised);
    this.laid = setup.promised.reduce((bits, trick, bit) => (trick > 0 ? bits | (1 << bit) : bits), 0);
    this.offenders = setup.offenders;
    hands.forEach((hand, player) => {
      this.taroks[player] = tarokBits(hand);
      this.suits[player] = suitBits(hand);
    });
    this.pagatOwner = hands.findIndex((hand) => hand.includes('I'));
    this.skusHolder = rules.holdingSkus
      ? hands.findIndex((hand, player) => player > 0 && hand.includes('Skus'))
      : -1;
  }

  /** All tricks are played, or a missed duty came to light. */
  get over(): boolean {
    return this.trick > this.tricks || this.missedBy >= 0;
  }

  /** Fills `legalTaroks` and `legalSuits` with what the player to act may play. */
  legal(): void {
    const player = this.turn;
    const taroks = this.taroks[player] as number;
    const suits = this.suits[player] as number;
    const led = this.led;
    let t = taroks;
    let s = suits;
    if (led >= 0) {
      const following = led === TAROK_SUIT ? 0 : suits & (SUIT_MASK[led] as number);
      if (following !== 0) {
        t = 0;
        s = following;
      } else if (t !== 0) s = 0;
    }
    if (player === 0) {
      if ((t & this.laid) !== 0) t = this.withoutKeptBack(t, s);
    } else if (player === this.skusHolder && t === SKUS && suits !== 0) {
      // Only the Skus is due (§8): any plain card may be played instead, and must be once it is held.
      if (this.held) {
        t = 0;
        s = suits;
      } else if (led >= 0) s = suits;
    }
    this.legalTaroks = t;
    this.legalSuits = s;
  }

  /** Laid cards whose trick is still to come stay in the hand unless nothing else is legal (§5). */
  private withoutKeptBack(t: number, s: number): number {
    let kept = 0;
    for (let bit = 0; bit < 3; bit++) {
      if ((this.promised[bit] as number) > this.trick) kept |= 1 << bit;
    }
    const free = t & ~kept;
    if ((free | s) !== 0) return free;
    return this.furtwangen ? 1 << highest(t) : t;
  }

  /** Plays a legal card (its place in the pack) for the player to act. */
  play(card: number): void {
    this.save(card);
    const player = this.turn;
    const halves = HALVES[card] as number;
    this.pot += halves;
    if (halves >> 1 < this.tablePips) this.tablePips = halves >> 1;
    if (card < TAROK_COUNT) {
      const bit = 1 << card;
      this.taroks[player] = (this.taroks[player] as number) & ~bit;
      if (this.offenders !== 0) this.notePlayed(player, bit);
      if (bit !== SKUS || !this.held) {
        if (this.led < 0) this.led = TAROK_SUIT;
        this.table |= bit;
        if (card + 8 > this.best) {
          this.best = card + 8;
          this.winner = player;
        }
        if (this.fairyTale && (this.table & THE_TRULL) === THE_TRULL) {
          // §6 Fairy Tale Trick: the Pagat beats all
          this.best = FAIRY_STRENGTH;
          this.winner = this.pagatOwner;
        }
      }
      if (player === 0 && bit <= 4 && (this.promised[card] as number) > this.trick) this.broken |= bit;
    } else {
      const bit = 1 << (card - TAROK_COUNT);
      this.suits[player] = (this.suits[player] as number) & ~bit;
      const suit = (card - TAROK_COUNT) >> 3;
      if (this.led < 0) this.led = suit;
      if (suit === this.led) {
        const rank = (card - TAROK_COUNT) & 7;
        if (rank > this.best) {
          this.best = rank;
          this.winner = player;
        }
      } else if (player === this.skusHolder && this.taroks[player] === SKUS) this.held = true;
    }
    if (++this.inTrick === this.players) this.endTrick();
    else this.turn = player + 1 === this.players ? 0 : player + 1;
  }

  private endTrick(): void {
    const winner = this.winner;
    if (winner === 0) {
      this.won++;
      this.halves += this.pot;
    } else if (this.tablePips < this.teamPips) this.teamPips = this.tablePips;
    if (this.laid !== 0) {
      for (let card = 0; card < 3; card++) {
        if (this.promised[card] !== this.trick || ((this.broken >> card) & 1) === 1) continue;
        const best = this.best === FAIRY_STRENGTH ? 8 : this.best;
        if (winner === 0 && best === card + 8) this.made |= 1 << card;
        else this.broken |= 1 << card;
      }
    }
    this.turn = winner;
    this.trick++;
    this.inTrick = 0;
    this.led = NO_SUIT;
    this.best = -1;
    this.pot = 0;
    this.table = 0;
    this.tablePips = NO_PIPS;
    if (this.trick > this.tricks && this.held && winner === 0) this.giveSkusBack();
  }

  /** §8: the held Skus goes to the team, which gives its least card for it, if it has one. */
  private giveSkusBack(): void {
    this.halves -= HALVES[TAROK_COUNT - 1] as number;
    if (this.teamPips < NO_PIPS) this.halves += 2 * this.teamPips + 1;
  }

  /** §8 missedDuty: the Taroks an offender has played are a trump stop by themselves. */
  private notePlayed(player: number, bit: number): void {
    const played = (this.played[player] as number) | bit;
    this.played[player] = played;
    if (((this.offenders >> player) & 1) === 1 && highest(played) + 1 >= 23 - popcount(played)) {
      this.missedBy = player;
    }
  }

  /** Takes back the last card. */
  undo(): void {
    const stack = this.stack;
    let at = --this.depth * FRAME;
    const card = stack[at++] as number;
    const player = stack[at++] as number;
    this.turn = player;
    this.trick = stack[at++] as number;
    this.inTrick = stack[at++] as number;
    this.led = stack[at++] as number;
    this.best = stack[at++] as number;
    this.winner = stack[at++] as number;
    this.pot = stack[at++] as number;
    this.table = stack[at++] as number;
    this.tablePips = stack[at++] as number;
    this.halves = stack[at++] as number;
    this.won = stack[at++] as number;
    this.teamPips = stack[at++] as number;
    const flags = stack[at] as number;
    this.held = (flags & 1) === 1;
    this.made = (flags >> 1) & 7;
    this.broken = (flags >> 4) & 7;
    this.missedBy = -1;
    if (card < TAROK_COUNT) {
      this.taroks[player] = (this.taroks[player] as number) | (1 << card);
      this.played[player] = (this.played[player] as number) & ~(1 << card);
    } else this.suits[player] = (this.suits[player] as number) | (1 << (card - TAROK_COUNT));
  }

  private save(card: number): void {
    const stack = this.stack;
    let at = this.depth++ * FRAME;
    stack[at++] = card;
    stack[at++] = this.turn;
    stack[at++] = this.trick;
    stack[at++] = this.inTrick;
    stack[at++] = this.led;
    stack[at++] = this.best;
    stack[at++] = this.winner;
    stack[at++] = this.pot;
    stack[at++] = this.table;
    stack[at++] = this.tablePips;
    stack[at++] = this.halves;
    stack[at++] = this.won;
    stack[at++] = this.teamPips;
    stack[at] = (this.held ? 1 : 0) | (this.made << 1) | (this.broken << 4);
  }

  /** Cards played so far. */
  get plies(): number {
    return this.depth;
  }

  /** The Dapper's half points with the 12, once all tricks are played; 0 = took no trick (§7). */
  get finalHalves(): number {
    return this.won === 0 ? 0 : this.halves + this.twelveHalves;
  }

  /** The Dapper's card points, once all tricks are played. */
  get cardPoints(): number {
    return this.finalHalves >> 1;
  }

  /** The swing (VP or cents) of the finished hand. */
  get swing(): number {
    const { payoff } = this;
    if (this.missedBy >= 0) return this.missedBy === 0 ? payoff.missedByDapper : payoff.missedByOpponent;
    let swing = this.won === this.tricks ? payoff.marsch : (payoff.contract[this.finalHalves] as number);
    if (this.laid !== 0) {
      for (let card = 0; card < 3; card++) {
        if (((this.laid >> card) & 1) === 0) continue;
        const worth = payoff.ultimo[card] as number;
        swing += (this.made >> card) & 1 ? worth : -worth;
      }
    }
    return swing;
  }
}
