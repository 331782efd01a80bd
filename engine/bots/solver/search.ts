import {
  HALVES,
  highest,
  lowest,
  NO_SUIT,
  PAGAT,
  PIPLESS_TAROKS,
  PIPS,
  popcount,
  SKUS,
  SUIT_MASK,
  TAROK_COUNT,
  TAROK_SUIT,
  THE_TRULL,
  XXI,
} from './bits.ts';
import { Board } from './board.ts';
import { dapperTricks, type Sure, teamTricks } from './bounds.ts';
import { Moves } from './moves.ts';
import { FAIRY_STRENGTH, type Position } from './position.ts';
import { richestOf } from './richest.ts';
import { Stakes } from './stakes.ts';
import type { Table } from './table.ts';
import { BOTH, DAPPERS, OPEN, PAGAT_LIES, SKUS_LIES, settle, TEAMS, TRULL_LIES, XXI_LIES } from './trick.ts';

/** The trick on the table in one word: contested, settled, cards of the Trull. */
const CONTESTED = 1;
const SETTLED_SHIFT = 1;
const TRULL_SHIFT = 3;

const ALL_SUITS = 15;
/** Above every place in the pack. */
const NO_LEVEL = 64;

const POP8 = Int32Array.from({ length: 256 }, (_, i) => popcount(i));
/** The n-th highest bit of a byte; index: byte × 8 + n − 1. */
const NTH8 = Int32Array.from({ length: 2048 }, (_, i) => {
  let x = i >> 3;
  for (let n = i & 7; n > 0 && x !== 0; n--) x &= ~(1 << highest(x));
  return x === 0 ? 0 : 1 << highest(x);
});

/**
 * Alpha-beta with a window of no width: "does the Dapper gain at least `target` half points from here?",
 * answered with a bound. With each answer come the cards whose rank it rests on (`rankTaroks`,
 * `rankSuits`: all ranks from the lowest of them up count, the others do not), the sides that took the trick
 * in play (`takers`), and the plain suits that were led (`ledSuits`): all true of the whole proof, and what
 * the memory and the skipping of moves live on (docs/solver.md).
 *
 * In a trick: `p` plays the i-th card (from 0); `led` is the suit to follow; `best` the strength of the
 * best card and `winner` who played it; `pot` the half points on the table, 0 once it is settled who gets
 * them; `info` see above. Values count from here on; what the Dapper gets of a settled trick counts when
 * it is played.
 */
export class Search {
  readonly table: Table;
  /** Nodes searched so far; `limit` ends the search with a `SearchLimit`. */
  nodes = 0;
  limit = Number.POSITIVE_INFINITY;

  private readonly board = new Board();
  private readonly stakes = new Stakes();
  private readonly moves = new Moves();
  private readonly sure: Sure = { tarok: 0, suits: 0 };
  private ply = 0;

  private rankTaroks = 0;
  private rankSuits = 0;
  private takers = 0;
  private ledSuits = 0;

  constructor(table: Table) {
    this.table = table;
  }

  /** Takes over a position, anywhere in the play. */
  load(position: Position, objective: 'cardPoints' | 'swing'): void {
    this.board.load(position, objective === 'swing' ? position.offenders : 0);
    this.stakes.load(position, this.board, objective);
    this.ply = 0;
  }

  /** See `Stakes.ask`; for a loaded position. */
  ask(question: number, asked: Int32Array, dapperMissed: boolean, opponentMissed: boolean): void {
    this.stakes.ask(question, asked, dapperMissed, opponentMissed);
  }

  /** The most and the least half points the Dapper can gain from the loaded position, without the pot. */
  get most(): number {
    return this.board.halves;
  }

  get least(): number {
    return this.stakes.plain ? 0 : -(HALVES[TAROK_COUNT - 1] as number);
  }

  /**
   * A bound on what the Dapper gains from the loaded position on: a lower one if it is ≥ `target`, else an
   * upper one.
   */
  test(position: Position, target: number): number {
    if (position.inTrick === 0) return this.lead(position.turn, target);
    const { table } = position;
    const trull =
      ((table & PAGAT) !== 0 ? PAGAT_LIES : 0) |
      ((table & XXI) !== 0 ? XXI_LIES : 0) |
      ((table & SKUS) !== 0 ? SKUS_LIES : 0);
    // how the trick came about is not looked into: contested and open are right in any case
    const info = CONTESTED | (OPEN << SETTLED_SHIFT) | (trull << TRULL_SHIFT);
    const { turn, inTrick, led, best, winner, pot } = position;
    return this.follow(turn, inTrick, led, best, winner, pot, info, target);
  }

  /** The answer rests on no rank, and no suit was led. */
  private restsOnNothing(): void {
    this.rankTaroks = 0;
    this.rankSuits = 0;
    this.ledSuits = 0;
  }

  private lead(leader: number, target: number): number {
    const { board, stakes } = this;
    this.nodes++;
    this.restsOnNothing();
    if (board.left === 0) return 0;
    if (target > board.halves && stakes.offenders === 0 && !stakes.pending) return board.halves;
    if (target <= stakes.floor) return stakes.floor;
    if (stakes.plain) {
      if (board.left === 1) return this.lastTrick(leader);
      const fairy = board.fairyAhead;
      const { sure } = this;
      const tricks = dapperTricks(board, leader === 0, fairy, sure);
      if (tricks > 0) {
        // the team keeps at most its richest cards out of the Dapper's tricks
        const low = board.halves - richestOf(board, board.left - tricks);
        if (low >= target) {
          this.rankTaroks = sure.tarok;
          this.rankSuits = sure.suits;
          if (sure.suits !== 0) this.ledSuits = ALL_SUITS;
          return low;
        }
      }
      const lost = teamTricks(board, fairy, sure);
      if (lost > 0) {
        const high = richestOf(board, board.left - lost);
        if (high < target) {
          this.rankTaroks = sure.tarok;
          return high;
        }
      }
    }
    return this.node(leader, 0, NO_SUIT, -1, 0, 0, 0, target);
  }

  /** Every player has one card, and half points alone count. */
  private lastTrick(leader: number): number {
    const { board } = this;
    let led = NO_SUIT;
    let best = -1;
    let winner = 0;
    let contested = false;
    let trull = 0;
    for (let i = 0, p = leader; i < board.players; i++) {
      const t = board.taroks[p] as number;
      if (t !== 0) {
        const strength = 8 + highest(t);
        if (led < 0) led = TAROK_SUIT;
        contested = best >= 8;
        if (strength > best) {
          best = strength;
          winner = p;
        }
        trull |= t & THE_TRULL;
      } else {
        const bit = highest(board.suits[p] as number);
        if (led < 0) led = bit >> 3;
        if (bit >> 3 === led && best < 8) {
          contested = best >= 0;
          if ((bit & 7) > best) {
            best = bit & 7;
            winner = p;
          }
        }
      }
      p = board.after(p);
    }
    if (led < TAROK_SUIT) this.ledSuits = 1 << led;
    if (board.fairy && trull === THE_TRULL) winner = board.pagatOwner;
    else if (contested) this.mark(led, best);
    return winner === 0 ? board.halves : 0;
  }

  /** The rank of the best card counts. */
  private mark(led: number, best: number): void {
    if (best >= 8) this.rankTaroks |= 1 << (best - 8);
    else this.rankSuits |= 1 << (8 * led + best);
  }

  private follow(
    p: number,
    i: number,
    led: number,
    best: number,
    winner: number,
    pot: number,
    info: number,
    target: number,
  ): number {
    this.nodes++;
    if (this.stakes.plain) {
      const { board } = this;
      const settled = (info >> SETTLED_SHIFT) & BOTH;
      const coming = board.players - i;
      let most = board.halves;
      if (settled === OPEN) most += pot;
      else if (settled === TEAMS) most -= coming;
      const least = settled === DAPPERS ? coming : 0;
      if (target > most || target <= least) {
        this.restsOnNothing();
        this.takers = settled === OPEN ? BOTH : settled;
        if (settled !== OPEN) this.markSettled(led, best, info);
        return target > most ? most : least;
      }
    }
    return this.node(p, i, led, best, winner, pot, info, target);
  }

  /** That the trick is settled may rest on the best card's rank. */
  private markSettled(led: number, best: number, info: number): void {
    if (best < 0 || best === FAIRY_STRENGTH) return;
    const { allTaroks, allSuits } = this.board;
    const same = best >= 8 ? allTaroks : allSuits & (SUIT_MASK[led] as number);
    if ((info & CONTESTED) !== 0 || same !== 0) this.mark(led, best);
  }

  private node(
    p: number,
    i: number,
    led: number,
    best: number,
    winner: number,
    pot: number,
    info: number,
    target: number,
  ): number {
    const { board, stakes, moves, table, ply } = this;
    const settled = (info >> SETTLED_SHIFT) & BOTH;
    moves.list(board, stakes, ply, p, i, led, best, settled);
    const count = moves.count;
    if (count === 1 && i > 0) {
      const card = moves.card(ply, 0);
      const top = moves.top(ply, 0);
      const value = this.playCard(p, card, i, led, best, winner, pot, info, target);
      this.markLowest(card, top);
      return value;
    }

    // The key: the cards in hand, what lies on the table as far as it still counts, and the stakes.
    let lies = p | ((led + 1) << 3);
    if (i > 0) {
      let above = 0;
      if (settled !== DAPPERS) {
        if (best >= 8) above = popcount(board.allTaroks & -(2 << (best - 8))) | 32;
        else if (best >= 0) above = POP8[(board.allSuits >>> (8 * led)) & 0xff & -(2 << best)] as number;
        lies |= winner << 6;
        if (settled === OPEN) lies |= pot << 15;
      }
      lies |= (above << 9) | ((info & ((1 << TRULL_SHIFT) - 1)) << 21);
      if (board.fairy) lies |= (info >> TRULL_SHIFT) << 24;
    }
    let mixed = Math.imul(lies, 0x9e3779b1) ^ board.hash;
    let check = (board.check + Math.imul(lies, 0xc2b2ae35)) | 0;
    if (!stakes.plain) {
      const key = stakes.key(board);
      mixed ^= Math.imul(key, 0x27d4eb2f);
      check = (check + Math.imul(key, 0x165667b1)) | 0;
    }
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
    const hash = mixed ^ (mixed >>> 13);
    if (table.find(hash, check, board, target)) {
      this.fromDepths(table.depths);
      if (table.bestCounts) this.mark(led, best);
      this.takers = table.takers;
      this.ledSuits = table.led;
      return table.value;
    }
    const startNodes = this.nodes;
    if (startNodes > this.limit) throw new SearchLimit();
    if (table.move >= 0) moves.prefer(ply, count, table.move);

    const dapper = p === 0;
    let value = dapper ? -1000 : 1000;
    let rankTaroks = 0;
    let rankSuits = 0;
    let takers = 0;
    let ledSuits = 0;
    let bestMove = -1;
    for (;;) {
      const m = moves.pick(ply, count);
      if (m < 0) break;
      const card = moves.card(ply, m);
      moves.take(ply, m);
      this.ply = ply + 1;
      const v = this.playCard(p, card, i, led, best, winner, pot, info, target);
      this.ply = ply;
      if (dapper ? v >= target : v < target) {
        value = v;
        rankTaroks = this.rankTaroks;
        rankSuits = this.rankSuits;
        takers = this.takers;
        ledSuits = this.ledSuits;
        bestMove = card;
        break;
      }
      if (dapper ? v > value : v < value) value = v;
      value = this.skipAlike(count, card, v, value, dapper, target);
      this.markLowest(card, moves.top(ply, m));
      rankTaroks |= this.rankTaroks;
      rankSuits |= this.rankSuits;
      takers |= this.takers;
      ledSuits |= this.ledSuits;
    }

    this.rankTaroks = rankTaroks;
    this.rankSuits = rankSuits;
    this.takers = takers;
    this.ledSuits = ledSuits;
    this.remember(hash, check, led, best, value, value < target, bestMove, this.nodes - startNodes);
    return value;
  }

  /**
   * A move failed with value v: others that are no better without a search are taken from the list. Such a
   * card of the same suit has a rank that, like the failed one's, the proof did not look at: with the two
   * swapped, the proof holds. A card of another suit may do if neither suit was led in the proof. Where the
   * pips differ, the value changes by what can change hands: nothing to the worse side if one side took this
   * trick throughout. Gives the value of the best move so far.
   */
  private skipAlike(
    count: number,
    card: number,
    v: number,
    before: number,
    dapper: boolean,
    target: number,
  ): number {
    const { board, moves, ply, takers } = this;
    const level = this.levelOf(card);
    if (card >= level) return before;
    const taroks = card < TAROK_COUNT;
    if (taroks && ((board.special >> card) & 1) === 1) return before;
    let value = before;
    for (let m = 0; m < count; m++) {
      const other = moves.card(ply, m);
      if (other < 0 || !this.alike(card, other, level)) continue;
      const pips = (PIPS[other] as number) - (PIPS[card] as number);
      let bound = v;
      if (pips !== 0) {
        // the Trull's cards do more than count, and so does the least card while a Skus may be held
        if ((taroks && board.fairy) || board.holder >= 0) continue;
        const noBetter = pips > 0 === dapper ? TEAMS : DAPPERS;
        if (takers !== noBetter) bound += 2 * (dapper ? Math.abs(pips) : -Math.abs(pips));
        if (dapper ? bound >= target : bound < target) continue;
      }
      if (dapper ? bound > value : bound < value) value = bound;
      this.markLowest(other, moves.top(ply, m));
      moves.take(ply, m);
    }
    return value;
  }

  private alike(card: number, other: number, level: number): boolean {
    if (card < TAROK_COUNT) {
      return other < TAROK_COUNT && other < level && ((this.board.special >> other) & 1) === 0;
    }
    if (other < TAROK_COUNT) return false;
    const suit = (card - TAROK_COUNT) >> 3;
    const otherSuit = (other - TAROK_COUNT) >> 3;
    if (suit === otherSuit) return other < level;
    if ((((this.ledSuits >> suit) | (this.ledSuits >> otherSuit)) & 1) === 1) return false;
    return (this.rankSuits & (SUIT_MASK[otherSuit] as number)) === 0;
  }

  /** The lowest place whose rank counts in the card's suit. */
  private levelOf(card: number): number {
    if (card < TAROK_COUNT) return this.rankTaroks === 0 ? NO_LEVEL : lowest(this.rankTaroks);
    const ranks = this.rankSuits & (SUIT_MASK[(card - TAROK_COUNT) >> 3] as number);
    return ranks === 0 ? NO_LEVEL : lowest(ranks) + TAROK_COUNT;
  }

  /** The lowest of touching cards stood for all: if any of their ranks counts, its rank does. */
  private markLowest(card: number, top: number): void {
    if (card === top || this.levelOf(card) > top) return;
    if (card < TAROK_COUNT) this.rankTaroks |= 1 << card;
    else this.rankSuits |= 1 << (card - TAROK_COUNT);
  }

  /** Puts the answer just found into the memory, ranks as depths: cards from the highest down. */
  private remember(
    hash: number,
    check: number,
    led: number,
    best: number,
    value: number,
    upper: boolean,
    move: number,
    spent: number,
  ): void {
    const { board, rankTaroks, rankSuits } = this;
    let depths = 0;
    let lowDepths = 0;
    if (rankTaroks !== 0) {
      const from = board.allTaroks & -(rankTaroks & -rankTaroks);
      depths = popcount(from);
      lowDepths = popcount(from & PIPLESS_TAROKS);
    }
    for (let suit = 0, ranks = rankSuits; ranks !== 0; suit++, ranks >>>= 8) {
      const byte = ranks & 0xff;
      if (byte === 0) continue;
      const from = (board.allSuits >>> (8 * suit)) & -(byte & -byte) & 0xff;
      depths |= (POP8[from] as number) << (5 + 4 * suit);
      lowDepths |= (POP8[from & 0x0f] as number) << (5 + 3 * suit);
    }
    let bestCounts = false;
    if (best >= 8) bestCounts = best < FAIRY_STRENGTH && (rankTaroks & ((2 << (best - 8)) - 1)) !== 0;
    else if (best >= 0) bestCounts = ((rankSuits >>> (8 * led)) & ((2 << best) - 1)) !== 0;
    const effort = 32 - Math.clz32(spent);
    this.table.store(
      hash,
      check,
      board,
      lowDepths,
      depths,
      bestCounts,
      this.takers,
      this.ledSuits,
      value,
      upper,
      move,
      effort,
    );
  }

  /** Depths of a remembered answer as the cards here whose rank counts. */
  private fromDepths(depths: number): void {
    const { allTaroks, allSuits } = this.board;
    this.rankTaroks = 0;
    const deep = depths & 31;
    if (deep > 0) {
      let x = allTaroks;
      for (let d = deep; d > 1; d--) x ^= 1 << highest(x);
      this.rankTaroks = 1 << highest(x);
    }
    let ranks = 0;
    for (let suit = 0, d = (depths >> 5) & 0xffff; d !== 0; suit++, d >>= 4) {
      if ((d & 15) === 0) continue;
      const byte = (allSuits >>> (8 * suit)) & 0xff;
      ranks |= (NTH8[byte * 8 + (d & 15) - 1] as number) << (8 * suit);
    }
    this.rankSuits = ranks;
  }

  /** Plays one card, goes on, takes it back: a bound on the Dapper's gain from before the card. */
  private playCard(
    p: number,
    card: number,
    i: number,
    ledBefore: number,
    bestBefore: number,
    winnerBefore: number,
    potBefore: number,
    info: number,
    target: number,
  ): number {
    const { board, stakes } = this;
    const { hash, check, halves, taroksHigh, taroksLow, suitsSC, suitsHD, held } = board;
    const { broken, pending, tablePips } = stakes;
    board.take(p, card);
    const worth = HALVES[card] as number;
    let led = ledBefore;
    let best = bestBefore;
    let winner = winnerBefore;
    let contested = info & CONTESTED;
    let trull = info >> TRULL_SHIFT;
    let gain = 0;
    let ended = 0;
    if (card < TAROK_COUNT) {
      if (card !== TAROK_COUNT - 1 || !held) {
        if (led < 0) led = TAROK_SUIT;
        contested = best < 8 ? 0 : CONTESTED;
        if (8 + card > best) {
          best = 8 + card;
          winner = p;
        }
        if (board.fairy && ((THE_TRULL >> card) & 1) === 1) {
          trull |= card === 0 ? PAGAT_LIES : card === TAROK_COUNT - 1 ? SKUS_LIES : XXI_LIES;
          if (trull === TRULL_LIES) {
            best = FAIRY_STRENGTH;
            winner = board.pagatOwner;
          }
        }
      }
      if (!stakes.plain) {
        if (p === 0) gain = stakes.afterDapperPlayed(card, board.left);
        ended = stakes.afterTarok(p, card);
      }
    } else {
      const suit = (card - TAROK_COUNT) >> 3;
      const rank = (card - TAROK_COUNT) & 7;
      if (led < 0) led = suit;
      if (suit === led) {
        if (best < 8) {
          contested = best < 0 ? 0 : CONTESTED;
          if (rank > best) {
            best = rank;
            winner = p;
          }
        }
      } else if (p === board.holder && board.taroks[p] === SKUS) board.held = true;
    }

    let value: number;
    if (ended !== 0) {
      this.restsOnNothing();
      this.takers = BOTH;
      value = ended;
    } else {
      if (worth >> 1 < tablePips) stakes.tablePips = worth >> 1;
      if (i + 1 === board.players) {
        if (winner === 0) gain += potBefore + worth;
        value = this.endTrick(winner, best, gain, target);
        if (contested !== 0 && best < FAIRY_STRENGTH) this.mark(led, best);
        this.takers = winner === 0 ? DAPPERS : TEAMS;
      } else {
        let settled = (info >> SETTLED_SHIFT) & BOTH;
        let pot = potBefore;
        if (settled === DAPPERS) gain += worth;
        else if (settled === OPEN) {
          pot += worth;
          settled = settle(board, p, i, led, best, winner, trull);
          if (settled === DAPPERS) gain += pot;
          if (settled !== OPEN) pot = 0;
        }
        const next = contested | (settled << SETTLED_SHIFT) | (trull << TRULL_SHIFT);
        value = gain + this.follow(board.after(p), i + 1, led, best, winner, pot, next, target - gain);
      }
      stakes.tablePips = tablePips;
    }
    if (ledBefore < 0 && led >= 0 && led < TAROK_SUIT) this.ledSuits |= 1 << led;

    board.hash = hash;
    board.check = check;
    board.halves = halves;
    board.taroksHigh = taroksHigh;
    board.taroksLow = taroksLow;
    board.suitsSC = suitsSC;
    board.suitsHD = suitsHD;
    board.held = held;
    board.give(p, card);
    if (!stakes.plain) {
      stakes.broken = broken;
      stakes.pending = pending;
      if (card < TAROK_COUNT) stakes.takeBackTarok(p, card);
    }
    return value;
  }

  /** The trick is complete; `won`: what the Dapper gains by it. */
  private endTrick(winner: number, best: number, won: number, target: number): number {
    const { board, stakes } = this;
    let gain = won;
    let value: number;
    if (stakes.plain) {
      board.left--;
      value = gain + this.lead(winner, target - gain);
      board.left++;
      return value;
    }
    const { teamPips, tablePips, made, broken, pending } = stakes;
    const { holder } = board;
    if (winner !== 0 && tablePips < teamPips) stakes.teamPips = tablePips;
    stakes.startTrick();
    gain += stakes.afterTrick(winner, best, board.left);
    if (board.left === 1 && board.held && winner === 0) gain += stakes.skusBack();
    board.holder = stakes.holderAfterTrick(board);
    board.left--;
    value = gain + this.lead(winner, target - gain);
    board.left++;
    board.holder = holder;
    stakes.teamPips = teamPips;
    stakes.tablePips = tablePips;
    stakes.made = made;
    stakes.broken = broken;
    stakes.pending = pending;
    return value;
  }
}

/** The search went over its limit of nodes. The next `load` makes it fit for use again. */
export class SearchLimit extends Error {}
