import { LOW_CARDS, lowest, PIPS, SKUS, SUIT_MASK, TAROK_COUNT, TAROK_SUIT } from './bits.ts';
import type { Board } from './board.ts';
import { FAIRY_STRENGTH } from './position.ts';
import type { Stakes } from './stakes.ts';
import { beats, CANNOT, DAPPERS, MUST, TEAMS } from './trick.ts';

/** Moves at one node: seven cards at most. */
const WIDTH = 8;
const DEPTH = 48;
const CARD_BITS = 6;
/** Added to the move that the memory remembers. */
const REMEMBERED = 1 << 20;

/**
 * The moves of every node on the way down. Cards of one hand that touch (nothing in play lies between them)
 * and have no pips are one move: its lowest card, `top` being the highest.
 */
export class Moves {
  private readonly entries = new Int32Array(WIDTH * DEPTH);
  private readonly tops = new Int32Array(WIDTH * DEPTH);
  private base = 0;
  count = 0;

  /** Lists player p's moves as the i-th to play (from 0) at depth `ply`. */
  list(
    board: Board,
    stakes: Stakes,
    ply: number,
    p: number,
    i: number,
    led: number,
    best: number,
    settled: number,
  ): void {
    this.base = ply * WIDTH;
    this.count = 0;
    const suits = board.suits[p] as number;
    let t = board.taroks[p] as number;
    let s = suits;
    if (led >= 0) {
      const following = led === TAROK_SUIT ? 0 : suits & (SUIT_MASK[led] as number);
      if (following !== 0) {
        t = 0;
        s = following;
      } else if (t !== 0) s = 0;
    }
    if (!stakes.plain) {
      if (p === 0) t = stakes.notKeptBack(t, s, board.left);
      else if (p === board.holder && t === SKUS && suits !== 0) {
        // only the Skus is due: any plain card may be played instead, and must be once it is held (§8)
        if (board.held) {
          t = 0;
          s = suits;
        } else if (led >= 0) s = suits;
      }
    }
    if (t !== 0) {
      const lies = best >= 8 && best < FAIRY_STRENGTH ? 1 << (best - 8) : 0;
      this.group(board, t, 0, board.allTaroks | lies, board.plainTaroks, p, i, led, best, settled);
    }
    if (s !== 0) {
      const lies = best >= 0 && best < 8 ? 1 << (8 * led + best) : 0;
      this.group(board, s, TAROK_COUNT, board.allSuits | lies, LOW_CARDS, p, i, led, best, settled);
    }
  }

  /** Adds the cards of one word (`first`: the place in the pack of its bit 0), touching ones as one. */
  private group(
    board: Board,
    bits: number,
    first: number,
    inPlay: number,
    plain: number,
    p: number,
    i: number,
    led: number,
    best: number,
    settled: number,
  ): void {
    const { entries, tops, base } = this;
    let last = -1;
    let lastPlain = false;
    for (let x = bits; x !== 0; x &= x - 1) {
      const bit = lowest(x);
      const isPlain = ((plain >> bit) & 1) === 1;
      const touches =
        lastPlain &&
        isPlain &&
        (first === 0 || bit >> 3 === last >> 3) &&
        (inPlay & ((1 << bit) - 1) & -(2 << last)) === 0;
      if (touches) tops[base + this.count - 1] = first + bit;
      else {
        const card = first + bit;
        const score =
          i === 0 ? scoreLead(board, p, card) : scoreFollow(board, p, i, card, led, best, settled);
        entries[base + this.count] = (score << CARD_BITS) | card;
        tops[base + this.count] = card;
        this.count++;
      }
      last = bit;
      lastPlain = isPlain;
    }
  }

  /** The card of move m at depth `ply`; −1 = taken. */
  card(ply: number, m: number): number {
    const entry = this.entries[ply * WIDTH + m] as number;
    return entry < 0 ? -1 : entry & ((1 << CARD_BITS) - 1);
  }

  top(ply: number, m: number): number {
    return this.tops[ply * WIDTH + m] as number;
  }

  take(ply: number, m: number): void {
    this.entries[ply * WIDTH + m] = -1;
  }

  /** Tries a card first, if it is among the moves. */
  prefer(ply: number, count: number, card: number): void {
    for (let m = 0; m < count; m++) {
      if (this.card(ply, m) === card) {
        const at = ply * WIDTH + m;
        this.entries[at] = (this.entries[at] as number) + REMEMBERED;
      }
    }
  }

  /** The most promising move left; −1 = none. */
  pick(ply: number, count: number): number {
    const base = ply * WIDTH;
    let pick = -1;
    let most = -1;
    for (let m = 0; m < count; m++) {
      const entry = this.entries[base + m] as number;
      if (entry > most) {
        most = entry;
        pick = m;
      }
    }
    return pick;
  }
}

/*
 * How promising a card looks, 0 … 4095: cards that win for certain first, pips to one's own side, then what
 * costs least.
 */

const rankOf = (card: number): number => (card < TAROK_COUNT ? card : (card - TAROK_COUNT) & 7);
const suitOf = (card: number): number => (card < TAROK_COUNT ? TAROK_SUIT : (card - TAROK_COUNT) >> 3);
const strengthOf = (card: number): number => (card < TAROK_COUNT ? 8 + card : (card - TAROK_COUNT) & 7);

function scoreLead(board: Board, p: number, card: number): number {
  const pips = PIPS[card] as number;
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (p !== 0) {
    if (suit < TAROK_SUIT && board.suitOf(0, suit) === 0) return 2000 - 64 * pips - rank;
    const safe = beats(board, 0, suit, strengthOf(card)) === CANNOT;
    return safe ? 1500 + 32 * pips - rank : 1000 - 64 * pips - rank;
  }
  if (suit < TAROK_SUIT) return 2200 - 64 * pips - rank;
  for (let q = 1; q < board.players; q++) {
    if (beats(board, q, TAROK_SUIT, 8 + card) !== CANNOT) return 1000 - 64 * pips - rank;
  }
  return 2000 + rank;
}

function scoreFollow(
  board: Board,
  p: number,
  i: number,
  card: number,
  led: number,
  best: number,
  settled: number,
): number {
  const pips = PIPS[card] as number;
  const rank = rankOf(card);
  const strength = strengthOf(card);
  const wins = strength > best && (card < TAROK_COUNT || led < 0 || suitOf(card) === led);
  if (settled === DAPPERS || (settled === TEAMS && p === 0)) return 1000 - 64 * pips - rank;
  if (settled === TEAMS) return 1000 + 64 * pips - rank - (wins ? 8 : 0);
  const n = board.players;
  if (p !== 0) {
    if (!wins) return 1000 - 64 * pips - rank;
    const dapperToCome = p + n - i > n;
    if (!dapperToCome) return 2000 + 32 * pips - rank;
    return beats(board, 0, led, strength) === CANNOT ? 2000 + 16 * pips - rank : 1000 - 64 * pips - rank;
  }
  if (!wins) return 800 - 64 * pips - rank;
  const follow = led < 0 ? suitOf(card) : led;
  let any = CANNOT;
  for (let k = i + 1, q = p; k < n; k++) {
    if (++q === n) q = 0;
    const can = beats(board, q, follow, strength);
    if (can === MUST) return 600 - 64 * pips - rank;
    any |= can;
  }
  return any === CANNOT ? 2000 + 16 * pips - rank : 900 + rank - 16 * pips;
}
