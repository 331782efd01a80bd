import {
  HALVES,
  highest,
  lowest,
  NO_SUIT,
  PACK_SIZE,
  PAGAT,
  PIPS,
  popcount,
  SKUS,
  SUIT_MASK,
  TAROK_COUNT,
  TAROK_SUIT,
  XXI,
} from './bits.ts';
import { FAIRY_STRENGTH, NO_PIPS, type Position } from './position.ts';
import { dapperTricks, richest, type Sure, teamTricks } from './bounds.ts';
import type { Table } from './table.ts';

/* see docs/solver.md */

const THE_TRULL = SKUS | XXI | PAGAT;
const PIPLESS = 0x3fffff & ~THE_TRULL;
const LOW_CARDS = 0x0f0f0f0f;
const FAIRY = FAIRY_STRENGTH;
/** Value of a hand a missed duty ends as asked for, or (negative) not. */
const SETTLED = 300;
/** More half points than can be won; fewer than can be lost. */
export const NEVER = 170;
export const ALWAYS = -10;

const OPEN = 0;
const DAPPERS = 1;
const TEAMS = 2;
const BOTH = DAPPERS | TEAMS;

const CONTESTED = 1;
const SETTLED_SHIFT = 1;
const TRULL_SHIFT = 3;

const POP8 = Int32Array.from({ length: 256 }, (_, i) => popcount(i));
/** Place of a low card among its suit's low cards that are left; index: those cards × 4 + rank. */
const LOW_PLACE = Int32Array.from({ length: 64 }, (_, i) => popcount((i >> 2) & ~((2 << (i & 3)) - 1)));
/** The n-th highest bit of a byte; index: byte × 8 + n − 1. */
const NTH8 = Int32Array.from({ length: 2048 }, (_, i) => {
  let x = i >> 3;
  for (let n = i & 7; n > 0 && x !== 0; n--) x &= ~(1 << highest(x));
  return x === 0 ? 0 : 1 << highest(x);
});

const MOVES = 8;

export class Search {
  readonly table: Table;
  nodes = 0;

  private n = 0;
  readonly T = new Int32Array(8);
  readonly S = new Int32Array(8);
  private uT = 0;
  private uS = 0;
  private left = 0;
  private rem = 0;
  private h1 = 0;
  private h2 = 0;
  private t0 = 0;
  private t1 = 0;
  private s0 = 0;
  private s1 = 0;
  private sigT = 0;
  private sigS = 0;
  /** Sides that won the trick in play somewhere in the last proof: 1 the Dapper, 2 the team. */
  private takers = 0;
  /** Plain suits led in the last proof, this trick included, as bits. */
  private ledSuits = 0;
  private ply = 0;
  private readonly K1 = new Int32Array(PACK_SIZE);
  private readonly K2 = new Int32Array(PACK_SIZE);
  private readonly moves = new Int32Array(48 * MOVES);
  private readonly tops = new Int32Array(48 * MOVES);

  /** Nothing but half points counts: no Ultimos, no Skus to hold, no missed duty. */
  private simple = true;
  private fairy = false;
  private pagatOwner = -1;
  /** Taroks that stand for themselves: laid Ultimos, an offender's Taroks. */
  private special = 0;
  private holder = -1;
  private held = false;
  private teamPips = NO_PIPS;
  private tablePips = NO_PIPS;
  private marschBonus = 0;
  private laid = 0;
  private furtwangen = false;
  /** Tricks left at the promised trick of I, II, III; 0 = not laid. */
  private readonly promisedLeft = new Int32Array(3);
  private made = 0;
  private broken = 0;
  private pending = false;
  /** Half points asked for, by the Ultimos made. */
  private readonly asked = new Int32Array(8);
  private question = 0;
  private offenders = 0;
  private readonly playedT = new Int32Array(8);
  private missedDapper = 0;
  private missedOpponent = 0;
  private floor = 0;

  /** Bounds on what the Dapper can gain from the loaded position on, without the pot. */
  get most(): number {
    return this.rem;
  }

  get least(): number {
    return this.simple ? 0 : ALWAYS;
  }

  private fairySpread = false;
  private readonly sure: Sure = { tarok: 0, suits: 0 };

  readonly stat = new Float64Array(256);

  constructor(table: Table) {
    this.table = table;
  }

  /** Takes over a position (anywhere in the play). */
  load(position: Position, objective: 'cardPoints' | 'swing'): void {
    const n = position.players;
    this.n = n;
    this.uT = 0;
    this.uS = 0;
    this.T.set(position.taroks);
    this.S.set(position.suits);
    for (let p = 0; p < n; p++) {
      this.uT |= this.T[p] as number;
      this.uS |= this.S[p] as number;
    }
    this.left = position.tricks - position.trick + 1;
    this.offenders = objective === 'swing' ? position.offenders : 0;
    this.playedT.set(position.played);
    this.laid = position.laid;
    this.furtwangen = position.furtwangen;
    for (let c = 0; c < 3; c++) {
      const trick = position.promised[c] as number;
      this.promisedLeft[c] = trick === 0 ? 0 : position.tricks - trick + 1;
    }
    this.made = position.made;
    this.broken = position.broken;
    const trullLeft = this.uT | position.table;
    this.holder = (this.uT & SKUS) !== 0 ? position.skusHolder : -1;
    this.held = position.held;
    this.teamPips = position.teamPips;
    this.tablePips = position.tablePips;
    this.marschBonus = objective === 'swing' ? (HALVES[TAROK_COUNT - 1] as number) : 0;
    this.fairy = position.fairyTale && (trullLeft & THE_TRULL) === THE_TRULL;
    this.pagatOwner = position.pagatOwner;
    let owners = 0;
    for (let p = 0; p < n; p++) if ((this.T[p] as number) & THE_TRULL) owners |= 1 << p;
    this.fairySpread = popcount(owners) === 3;
    this.special = this.laid;
    for (let p = 0; p < n; p++) {
      if ((this.offenders >> p) & 1) this.special |= this.T[p] as number;
    }
    this.ask(0, undefined, false, false);
    this.simple = this.holder < 0 && !this.held && this.laid === 0 && this.offenders === 0;
    this.floor = this.simple ? 0 : this.offenders !== 0 ? -SETTLED - NEVER : -NEVER - 10;
    this.hashCards();
  }

  /**
   * Sets what is asked where not half points alone decide: the half points needed by the set of Ultimos
   * made (all, while `test` is asked for 0), and whether a missed duty of the Dapper, or an opponent, is
   * good enough. `question` tells the questions of one position apart.
   */
  ask(question: number, asked: Int32Array | undefined, missedDapper: boolean, missedOpponent: boolean): void {
    this.question = question;
    this.pending = asked !== undefined && ((this.made | this.broken) & this.laid) !== this.laid;
    if (asked !== undefined) this.asked.set(asked);
    this.missedDapper = missedDapper ? SETTLED : -SETTLED;
    this.missedOpponent = missedOpponent ? SETTLED : -SETTLED;
  }

  private hashCards(): void {
    let x = 0x2545f491;
    const random = (): number => {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      return Math.imul(x, 0x9e3779b1) ^ (x >>> 7);
    };
    this.h1 = 0;
    this.h2 = 0;
    this.rem = 0;
    this.t0 = 0;
    this.t1 = 0;
    this.s0 = 0;
    this.s1 = 0;
    const plain1 = Int32Array.from({ length: 40 }, random);
    const plain2 = Int32Array.from({ length: 40 }, random);
    let place = 0;
    const lows = [0, 0, 0, 0];
    for (let c = PACK_SIZE - 1; c >= 0; c--) {
      const own1 = random();
      const own2 = random();
      const p = this.ownerOf(c);
      if (p < 0) continue;
      const suit = c < TAROK_COUNT ? TAROK_SUIT : (c - TAROK_COUNT) >> 3;
      const single = (PIPS[c] as number) > 0 || (c < TAROK_COUNT && ((this.special >> c) & 1) === 1);
      this.K1[c] = single ? own1 : (plain1[p * 5 + suit] as number);
      this.K2[c] = single ? own2 : (plain2[p * 5 + suit] as number);
      this.h1 = (this.h1 + (this.K1[c] as number)) | 0;
      this.h2 = (this.h2 + (this.K2[c] as number)) | 0;
      this.rem += HALVES[c] as number;
      if (suit === TAROK_SUIT) {
        if (((PIPLESS >> c) & 1) === 0) continue;
        if (place < 10) this.t0 |= p << (3 * place);
        else this.t1 |= p << (3 * (place - 10));
        place++;
      } else if (((c - TAROK_COUNT) & 7) < 4) {
        const at = 3 * (lows[suit] as number) + 12 * (suit & 1);
        if (suit < 2) this.s0 |= p << at;
        else this.s1 |= p << at;
        lows[suit] = (lows[suit] as number) + 1;
      }
    }
  }

  private ownerOf(c: number): number {
    for (let p = 0; p < this.n; p++) {
      if (c < TAROK_COUNT) {
        if (((this.T[p] as number) >> c) & 1) return p;
      } else if (((this.S[p] as number) >> (c - TAROK_COUNT)) & 1) return p;
    }
    return -1;
  }

  /** Bound on what the Dapper gains from `position` on: a lower one if ≥ target, else an upper one. */
  test(position: Position, target: number): number {
    this.ply = 0;
    if (position.inTrick === 0) return this.lead(position.turn, target);
    let trull = 0;
    if (position.table & PAGAT) trull |= 1;
    if (position.table & XXI) trull |= 2;
    if (position.table & SKUS) trull |= 4;
    // On the table already: contested is the safe side, open always right.
    const info = CONTESTED | (OPEN << SETTLED_SHIFT) | (trull << TRULL_SHIFT);
    return this.follow(
      position.turn,
      position.inTrick,
      position.led,
      position.best,
      position.winner,
      position.pot,
      info,
      target,
    );
  }

  private lead(leader: number, target: number): number {
    this.nodes++;
    this.sigT = 0;
    this.sigS = 0;
    this.ledSuits = 0;
    if (this.left === 0) return 0;
    if (target > this.rem && this.offenders === 0 && !this.pending) return this.rem;
    if (target <= this.floor) return this.floor;
    if (this.simple) {
      if (this.left === 1) return this.lastTrick(leader);
      const fairy = this.fairy && (this.uT & THE_TRULL) === THE_TRULL && this.fairySpread;
      const sure = this.sure;
      const tricks = dapperTricks(this.n, this.T, this.S, leader === 0, fairy, sure);
      if (tricks > 0) {
        // the team keeps at most its richest cards out of the Dapper's tricks
        const low = this.rem - this.richestOf(this.left - tricks);
        if (low >= target) {
          this.sigT = sure.tarok;
          this.sigS = sure.suits;
          // suit cards are among the tricks: the suits count
          if (sure.suits !== 0) this.ledSuits = 15;
          return low;
        }
      }
      const lost = teamTricks(this.n, this.T, fairy && ((this.T[0] as number) & 1) !== 0, sure);
      if (lost > 0) {
        const high = this.richestOf(this.left - lost);
        if (high < target) {
          this.sigT = sure.tarok;
          return high;
        }
      }
    }
    return this.node(leader, 0, NO_SUIT, -1, 0, 0, 0, target);
  }

  private richestOf(k: number): number {
    if (k === 0) return 0;
    let sum = 0;
    for (let p = 0; p < this.n; p++) sum += richest(this.T[p] as number, this.S[p] as number, k);
    return sum;
  }

  /** Every player has one card. */
  private lastTrick(leader: number): number {
    let led = NO_SUIT;
    let best = -1;
    let winner = 0;
    let contested = false;
    let trull = 0;
    for (let i = 0, p = leader; i < this.n; i++) {
      const t = this.T[p] as number;
      if (t !== 0) {
        const strength = 8 + highest(t);
        if (led < 0) led = TAROK_SUIT;
        contested = best >= 8;
        if (strength > best) {
          best = strength;
          winner = p;
        }
        if (t & THE_TRULL) trull |= t;
      } else {
        const bit = highest(this.S[p] as number);
        const suit = bit >> 3;
        if (led < 0) led = suit;
        if (suit === led && best < 8) {
          contested = best >= 0;
          if ((bit & 7) > best) {
            best = bit & 7;
            winner = p;
          }
        }
      }
      if (++p === this.n) p = 0;
    }
    if (led < TAROK_SUIT) this.ledSuits = 1 << led;
    if (this.fairy && trull === THE_TRULL) return this.pagatOwner === 0 ? this.rem : 0;
    if (contested) this.mark(led, best);
    return winner === 0 ? this.rem : 0;
  }

  private mark(led: number, best: number): void {
    if (best >= 8) this.sigT |= 1 << (best - 8);
    else this.sigS |= 1 << (8 * led + best);
  }

  private markBest(led: number, best: number, info: number): void {
    if (best < 0 || best === FAIRY) return;
    const others = best >= 8 ? this.uT : this.uS & (SUIT_MASK[led] as number);
    if (info & CONTESTED || others !== 0) this.mark(led, best);
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
    if (this.simple) {
      const settled = (info >> SETTLED_SHIFT) & 3;
      const coming = this.n - i;
      const most = settled === OPEN ? this.rem + pot : settled === TEAMS ? this.rem - coming : this.rem;
      const least = settled === DAPPERS ? coming : 0;
      if (target > most || target <= least) {
        this.sigT = 0;
        this.sigS = 0;
        this.ledSuits = 0;
        // that the trick is settled may rest on the best card's rank
        if (settled !== OPEN) this.markBest(led, best, info);
        this.takers = settled === OPEN ? BOTH : settled;
        return target > most ? most : least;
      }
    }
    return this.node(p, i, led, best, winner, pot, info, target);
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
    const base = this.ply * MOVES;
    const count = this.list(base, p, i, led, best, winner, info);
    if (count === 1 && i > 0) {
      const move = this.moves[base] as number;
      const c = move & 63;
      const v = this.playCard(p, c, i, led, best, winner, pot, info, target);
      const top = this.tops[base] as number;
      if (top !== c) this.markMerged(c, top);
      return v;
    }

    // key
    const settled = (info >> SETTLED_SHIFT) & 3;
    let ctx = p | ((led + 1) << 3);
    if (i > 0) {
      let above = 0;
      if (settled !== DAPPERS) {
        if (best >= 8) above = popcount(this.uT & -(2 << (best - 8))) | 32;
        else if (best >= 0) above = POP8[(this.uS >>> (8 * led)) & 0xff & -(2 << best)] as number;
        ctx |= winner << 6;
        if (settled === OPEN) ctx |= pot << 15;
      }
      ctx |= (above << 9) | ((info & 7) << 21);
      if (this.fairy) ctx |= (info >> TRULL_SHIFT) << 24;
    }
    let c1 = Math.imul(ctx, 0x9e3779b1) ^ this.h1;
    let check = (this.h2 + Math.imul(ctx, 0xc2b2ae35)) | 0;
    if (!this.simple) {
      const mode =
        (this.held ? 1 : 0) |
        (this.holder >= 0 ? (this.teamPips << 1) | (this.tablePips << 4) | (this.marschBonus << 20) : 0) |
        (this.pending ? (this.made << 7) | (this.broken << 10) | (1 << 19) : 0) |
        (this.pending || this.offenders !== 0 ? this.question << 13 : 0);
      c1 ^= Math.imul(mode, 0x27d4eb2f);
      check = (check + Math.imul(mode, 0x165667b1)) | 0;
    }
    c1 = Math.imul(c1 ^ (c1 >>> 15), 0x85ebca6b);
    const hash = c1 ^ (c1 >>> 13);
    const table = this.table;
    if (table.find(hash, check, this.t0, this.t1, this.s0, this.s1, target)) {
      this.unpack(table.depths);
      if (table.bestCounts) this.mark(led, best);
      this.takers = table.takers;
      this.ledSuits = table.led;
      return table.value;
    }
    const tableMove = table.move;
    const startNodes = this.nodes;
    /*STAT*/ this.stat[64 + this.left * 8 + i]++;

    // search
    const dapper = p === 0;
    let value = dapper ? -1000 : 1000;
    let sigT = 0;
    let sigS = 0;
    let bestMove = -1;
    let takers = 0;
    let ledSuits = 0;
    const moves = this.moves;
    const tops = this.tops;
    if (tableMove >= 0) {
      for (let m = 0; m < count; m++) {
        if (((moves[base + m] as number) & 63) === tableMove)
          moves[base + m] = (moves[base + m] as number) | (1 << 20);
      }
    }
    let searched = 0;
    /*STAT*/ let firstMove = 0; let firstNodes = 0; const firstNodes0 = 0;
    for (;;) {
      // pick the best left
      let pick = -1;
      let pickScore = -1;
      for (let m = 0; m < count; m++) {
        const move = moves[base + m] as number;
        if (move > pickScore) {
          pickScore = move;
          pick = m;
        }
      }
      if (pick < 0) break;
      const c = pickScore & 63;
      moves[base + pick] = -1;
      this.ply++;
      const v = this.playCard(p, c, i, led, best, winner, pot, info, target);
      this.ply--;
      searched++;
      /*STAT*/ if (searched === 1) { firstMove = c; firstNodes = this.nodes - startNodes; }
      if (dapper ? v >= target : v < target) {
        value = v;
        sigT = this.sigT;
        sigS = this.sigS;
        takers = this.takers;
        ledSuits = this.ledSuits;
        bestMove = c;
        /*STAT*/ if (i === 0) { const key = (dapper ? 'D' : 'T') + this.kind(p, firstMove, firstNodes0) + '>' + this.kind(p, c, 0); const e = this.conf.get(key) ?? [0, 0]; e[0]++; if (searched > 1) e[1] += firstNodes; this.conf.set(key, e); }
        /*STAT*/ { const k = 4 * (i === 0 ? (dapper ? 0 : 1) : dapper ? 2 : 3 + settled); this.stat[k]++; if (searched === 1) this.stat[k + 1]++; this.stat[k + 2] += searched; }
        break;
      }
      if (dapper ? v > value : v < value) value = v;
      takers |= this.takers;
      ledSuits |= this.ledSuits;
      const top = tops[base + pick] as number;
      // skip rule
      const taroks = c < TAROK_COUNT;
      let level: number;
      if (taroks) level = this.sigT === 0 ? 99 : lowest(this.sigT);
      else {
        const suit = (c - TAROK_COUNT) >> 3;
        const byte = this.sigS & (SUIT_MASK[suit] as number);
        level = byte === 0 ? 99 : lowest(byte) + TAROK_COUNT;
      }
      if (top !== c && level <= top) {
        if (taroks) this.sigT |= 1 << c;
        else this.sigS |= 1 << (c - TAROK_COUNT);
      }
      sigT |= this.sigT;
      sigS |= this.sigS;
      if (c < level && !(taroks && (this.special >> c) & 1)) {
        const after = this.takers;
        for (let m = 0; m < count; m++) {
          const move = moves[base + m] as number;
          if (move < 0) continue;
          const other = move & 63;
          if (taroks) {
            if (other >= level || other >= TAROK_COUNT || (this.special >> other) & 1) continue;
          } else {
            if (other < TAROK_COUNT) continue;
            const suit = (c - TAROK_COUNT) >> 3;
            const otherSuit = (other - TAROK_COUNT) >> 3;
            if (suit === otherSuit) {
              if (other >= level) continue;
            } else {
              // another suit will do as well if neither was ever led
              if (((this.ledSuits >> suit) | (this.ledSuits >> otherSuit)) & 1) continue;
              if (this.sigS & (SUIT_MASK[otherSuit] as number)) continue;
            }
          }
          const delta = (PIPS[other] as number) - (PIPS[c] as number);
          let bound = v;
          if (delta !== 0) {
            if ((taroks && this.fairy) || this.holder >= 0) continue;
            const exact = dapper
              ? (after === TEAMS && delta > 0) || (after === DAPPERS && delta < 0)
              : (after === TEAMS && delta < 0) || (after === DAPPERS && delta > 0);
            if (!exact) bound = dapper ? v + 2 * Math.abs(delta) : v - 2 * Math.abs(delta);
            if (dapper ? bound >= target : bound < target) continue;
          }
          if (dapper ? bound > value : bound < value) value = bound;
          const otherTop = tops[base + m] as number;
          if (otherTop !== other && (taroks ? level <= otherTop : (this.sigS & (SUIT_MASK[(other - TAROK_COUNT) >> 3] as number) & ((2 << (otherTop - TAROK_COUNT)) - 1)) !== 0)) {
            if (taroks) sigT |= 1 << other;
            else sigS |= 1 << (other - TAROK_COUNT);
          }
          moves[base + m] = -1;
        }
      }
    }

    /*STAT*/ if (bestMove < 0) { const k = 140 + 3 * (i === 0 ? (dapper ? 0 : 1) : dapper ? 2 : 3 + settled); this.stat[k]++; this.stat[k + 1] += searched; this.stat[k + 2] += count; }
    /*STAT*/ if (bestMove < 0) this.stat[4 * (i === 0 ? (dapper ? 0 : 1) : dapper ? 2 : 3 + settled) + 3]++;
    // store
    let depths = 0;
    let lows = 0;
    if (sigT !== 0) {
      const from = this.uT & -(sigT & -sigT);
      depths = popcount(from);
      lows = popcount(from & PIPLESS);
    }
    if (sigS !== 0) {
      for (let suit = 0; suit < 4; suit++) {
        const byte = (sigS >>> (8 * suit)) & 0xff;
        if (byte === 0) continue;
        const from = (this.uS >>> (8 * suit)) & 0xff & -(byte & -byte);
        depths |= (POP8[from] as number) << (5 + 4 * suit);
        lows |= (POP8[from & 0x0f] as number) << (5 + 3 * suit);
      }
    }
    let bestCounts = false;
    if (best >= 8) bestCounts = best < FAIRY && (sigT & ((2 << (best - 8)) - 1)) !== 0;
    else if (best >= 0) bestCounts = ((sigS >>> (8 * led)) & ((2 << best) - 1)) !== 0;
    const spent = this.nodes - startNodes;
    table.store(
      hash,
      check,
      this.t0,
      this.t1,
      this.s0,
      this.s1,
      lows,
      depths,
      bestCounts,
      takers,
      ledSuits,
      value,
      value < target,
      bestMove,
      32 - Math.clz32(spent),
    );
    this.sigT = sigT;
    this.sigS = sigS;
    this.takers = takers;
    this.ledSuits = ledSuits;
    return value;
  }

  conf = new Map<string, number[]>();
  kind(p: number, c: number, _x: number): string {
    const t = this.T[p] as number;
    const led = c < TAROK_COUNT ? TAROK_SUIT : (c - TAROK_COUNT) >> 3;
    const strength = c < TAROK_COUNT ? 8 + c : (c - TAROK_COUNT) & 7;
    let any = 0; let must = 0;
    for (let q = 0; q < this.n; q++) if (q !== p && (p === 0 || q === 0)) { const b = this.beats(q, led, strength); if (b) any++; if (b === 2) must++; }
    const w = any === 0 ? 'win' : must ? 'lose' : 'may';
    if (c < TAROK_COUNT) return 'T' + w + (t === 1 << c ? 'only' : highest(t) === c ? 'hi' : lowest(t) === c ? 'lo' : 'mid') + (PIPS[c] ? 'P' : '');
    const pips = PIPS[c] as number;
    const void0 = p !== 0 && !((this.S[0] as number) & (SUIT_MASK[led] as number));
    return 'S' + w + (pips > 2 ? 'P' : pips ? 'p' : '') + (void0 ? 'v' : '');
  }

  /** A group's lowest card stood for all: unless no rank down to its top counted, its rank counts. */
  private markMerged(c: number, top: number): void {
    if (c < TAROK_COUNT) {
      if ((this.sigT & ((2 << top) - 1)) !== 0) this.sigT |= 1 << c;
    } else {
      const mask = SUIT_MASK[(c - TAROK_COUNT) >> 3] as number;
      if ((this.sigS & mask & ((2 << (top - TAROK_COUNT)) - 1)) !== 0) this.sigS |= 1 << (c - TAROK_COUNT);
    }
  }

  /** Depths of an entry as the lowest cards that count, here. */
  private unpack(depths: number): void {
    let sigT = 0;
    const deep = depths & 31;
    if (deep > 0) {
      let x = this.uT;
      for (let d = deep; d > 1; d--) x &= ~(1 << highest(x));
      sigT = 1 << highest(x);
    }
    this.sigT = sigT;
    let sigS = 0;
    for (let suit = 0, d = (depths >> 5) & 0xffff; d !== 0; suit++, d >>= 4) {
      if ((d & 15) === 0) continue;
      const byte = (this.uS >>> (8 * suit)) & 0xff;
      sigS |= (NTH8[byte * 8 + (d & 15) - 1] as number) << (8 * suit);
    }
    this.sigS = sigS;
  }

  /** Plays one card, goes on, takes it back: a bound on the Dapper's gain from before the card. */
  private playCard(
    p: number,
    c: number,
    i: number,
    led: number,
    best: number,
    winner: number,
    pot: number,
    info: number,
    target: number,
  ): number {
    const { h1, h2, rem, t0, t1, s0, s1 } = this;
    const halves = HALVES[c] as number;
    this.h1 = (h1 - (this.K1[c] as number)) | 0;
    this.h2 = (h2 - (this.K2[c] as number)) | 0;
    this.rem = rem - halves;
    let contested = info & CONTESTED;
    let settled = (info >> SETTLED_SHIFT) & 3;
    let trull = info >> TRULL_SHIFT;
    const brokenBefore = this.broken;
    const heldBefore = this.held;
    const ledBefore = led;
    let gain = 0;
    let ended = 0;
    if (c < TAROK_COUNT) {
      const bit = 1 << c;
      this.T[p] = (this.T[p] as number) ^ bit;
      this.uT ^= bit;
      if (bit & PIPLESS) this.dropTarok(c);
      if (!(c === TAROK_COUNT - 1 && this.held)) {
        if (led < 0) led = TAROK_SUIT;
        if (best < 8) {
          contested = 0;
          best = 8 + c;
          winner = p;
        } else {
          contested = CONTESTED;
          if (8 + c > best) {
            best = 8 + c;
            winner = p;
          }
        }
        if (this.fairy && bit & THE_TRULL) {
          trull |= c === 0 ? 1 : c === 20 ? 2 : 4;
          if (trull === 7) {
            best = FAIRY;
            winner = this.pagatOwner;
          }
        }
      }
      if (!this.simple) {
        if (this.pending && p === 0 && c < 3 && (this.promisedLeft[c] as number) !== 0) {
          if ((this.promisedLeft[c] as number) < this.left) {
            this.broken |= bit;
            if (((this.made | this.broken) & this.laid) === this.laid) {
              this.pending = false;
              gain = -(this.asked[this.made] as number);
            }
          }
        }
        if ((this.offenders >> p) & 1) {
          const played = (this.playedT[p] as number) | bit;
          this.playedT[p] = played;
          if (highest(played) + 1 >= 23 - popcount(played)) {
            ended = p === 0 ? this.missedDapper : this.missedOpponent;
          }
        }
      }
    } else {
      const at = c - TAROK_COUNT;
      const bit = 1 << at;
      this.S[p] = (this.S[p] as number) ^ bit;
      this.uS ^= bit;
      const suit = at >> 3;
      const rank = at & 7;
      if (rank < 4) this.dropLow(suit, rank);
      if (led < 0) {
        led = suit;
        best = rank;
        winner = p;
        contested = 0;
      } else if (suit === led) {
        if (best < 8) {
          contested = CONTESTED;
          if (rank > best) {
            best = rank;
            winner = p;
          }
        }
      } else if (p === this.holder && this.T[p] === SKUS) this.held = true;
    }
    let v: number;
    if (ended !== 0) {
      this.sigT = 0;
      this.sigS = 0;
      v = ended;
      this.takers = BOTH;
      this.ledSuits = 0;
    } else {
      const tablePips = this.tablePips;
      if (this.holder >= 0 && halves >> 1 < tablePips) this.tablePips = halves >> 1;
      if (i + 1 === this.n) {
        settled = winner === 0 ? DAPPERS : TEAMS;
        if (winner === 0) gain += pot + halves;
        v = this.simple ? this.next(winner, gain, target) : this.endTrick(winner, best, gain, target);
        if (contested && best < FAIRY) this.mark(led, best);
        this.takers = settled;
      } else {
        if (settled === DAPPERS) gain += halves;
        else if (settled === OPEN) {
          pot += halves;
          settled = this.settle(p, i, led, best, winner, trull);
          if (settled === DAPPERS) {
            gain += pot;
            pot = 0;
          } else if (settled === TEAMS) pot = 0;
        }
        v =
          gain +
          this.follow(
            p + 1 === this.n ? 0 : p + 1,
            i + 1,
            led,
            best,
            winner,
            pot,
            contested | (settled << SETTLED_SHIFT) | (trull << TRULL_SHIFT),
            target - gain,
          );
      }
      this.tablePips = tablePips;
    }
    if (ledBefore < 0 && led >= 0 && led < TAROK_SUIT) this.ledSuits |= 1 << led;
    // take back
    this.h1 = h1;
    this.h2 = h2;
    this.rem = rem;
    if (c < TAROK_COUNT) {
      const bit = 1 << c;
      this.T[p] = (this.T[p] as number) | bit;
      this.uT |= bit;
      this.t0 = t0;
      this.t1 = t1;
      if (!this.simple) {
        if (this.broken !== brokenBefore) {
          this.broken = brokenBefore;
          this.pending = true;
        }
        this.playedT[p] = (this.playedT[p] as number) & ~bit;
      }
    } else {
      const bit = 1 << (c - TAROK_COUNT);
      this.S[p] = (this.S[p] as number) | bit;
      this.uS |= bit;
      this.s0 = s0;
      this.s1 = s1;
    }
    this.held = heldBefore;
    return v;
  }

  private next(winner: number, gain: number, target: number): number {
    this.left--;
    const v = gain + this.lead(winner, target - gain);
    this.left++;
    return v;
  }

  /** The end of a trick where more than half points counts. */
  private endTrick(winner: number, best: number, won: number, target: number): number {
    const { teamPips, tablePips, made, broken, pending, holder } = this;
    let gain = won;
    if (winner !== 0 && tablePips < teamPips) this.teamPips = tablePips;
    this.tablePips = NO_PIPS;
    if (pending) {
      for (let c = 0; c < 3; c++) {
        if (this.promisedLeft[c] !== this.left || (this.broken >> c) & 1) continue;
        const card = best === FAIRY ? 0 : best - 8;
        if (winner === 0 && card === c) this.made |= 1 << c;
        else this.broken |= 1 << c;
      }
      if (((this.made | this.broken) & this.laid) === this.laid) {
        this.pending = false;
        gain -= this.asked[this.made] as number;
      }
    }
    if (this.left === 1 && this.held && winner === 0) {
      gain -= HALVES[TAROK_COUNT - 1] as number;
      gain += this.teamPips < NO_PIPS ? 2 * this.teamPips + 1 : this.marschBonus;
    }
    // once the Skus is gone, nobody can hold it
    if (holder >= 0 && (this.uT & SKUS) === 0) this.holder = -1;
    const v = this.next(winner, gain, target);
    this.holder = holder;
    this.teamPips = teamPips;
    this.tablePips = tablePips;
    this.made = made;
    this.broken = broken;
    this.pending = pending;
    return v;
  }

  private dropTarok(c: number): void {
    let r = popcount(this.uT & PIPLESS & -(2 << c));
    if (r < 10) {
      const mask = (1 << (3 * r)) - 1;
      this.t0 = (this.t0 & mask) | ((this.t0 >>> 3) & ~mask) | ((this.t1 & 7) << 27);
      this.t1 >>>= 3;
    } else {
      r -= 10;
      const mask = (1 << (3 * r)) - 1;
      this.t1 = (this.t1 & mask) | ((this.t1 >>> 3) & ~mask);
    }
  }

  private dropLow(suit: number, rank: number): void {
    const shift = 12 * (suit & 1);
    const low = (this.uS >>> (8 * suit)) & 15;
    const r = LOW_PLACE[low * 4 + rank] as number;
    const word = suit < 2 ? this.s0 : this.s1;
    const seq = (word >>> shift) & 0xfff;
    const mask = (1 << (3 * r)) - 1;
    const dropped = (seq & mask) | ((seq >>> 3) & ~mask);
    const after = (word & ~(0xfff << shift)) | (dropped << shift);
    if (suit < 2) this.s0 = after;
    else this.s1 = after;
  }

  /** Whether the side that gets the trick is settled after player p's card, the i-th (from 0). */
  private settle(p: number, i: number, led: number, best: number, winner: number, trull: number): number {
    const coming = this.n - i - 1;
    if (best < 0) return OPEN;
    if (this.fairy) {
      let reach = trull;
      for (let k = 1, q = p; k <= coming; k++) {
        if (++q === this.n) q = 0;
        const t = this.T[q] as number;
        reach |= (t & 1) | ((t >> 19) & 6);
      }
      if (reach === 7) return OPEN;
    }
    if (p + coming >= this.n) return winner !== 0 && this.beats(0, led, best) === 0 ? TEAMS : OPEN;
    if (winner !== 0) return TEAMS;
    let any = 0;
    for (let k = 1, q = p; k <= coming; k++) {
      if (++q === this.n) q = 0;
      const beats = this.beats(q, led, best);
      if (beats === 2) return TEAMS;
      any |= beats;
    }
    return any === 0 ? DAPPERS : OPEN;
  }

  /** Whether player q can beat the best card: 0 cannot, 1 may, 2 must. */
  private beats(q: number, led: number, best: number): number {
    let t = this.T[q] as number;
    const s = this.S[q] as number;
    let may = 2;
    if (q === this.holder && t === SKUS && s !== 0) {
      if (this.held) t = 0;
      may = 1;
    }
    if (this.held && q === this.holder) t = 0;
    if (led < TAROK_SUIT) {
      const f = s & (SUIT_MASK[led] as number);
      if (f !== 0) {
        if (best >= 8 || (highest(f) & 7) < best) return 0;
        return (lowest(f) & 7) > best ? may : 1;
      }
      if (t === 0) return 0;
      if (best < 8) return may;
    }
    if (t === 0 || highest(t) < best - 8) return 0;
    return lowest(t) > best - 8 ? may : 1;
  }

  /** Lists the moves that differ, with scores; gives their number. */
  private list(
    base: number,
    p: number,
    i: number,
    led: number,
    best: number,
    winner: number,
    info: number,
  ): number {
    const taroks = this.T[p] as number;
    const suits = this.S[p] as number;
    let t = taroks;
    let s = suits;
    if (led >= 0) {
      const following = led === TAROK_SUIT ? 0 : suits & (SUIT_MASK[led] as number);
      if (following !== 0) {
        t = 0;
        s = following;
      } else if (t !== 0) s = 0;
    }
    if (!this.simple) {
      if (p === 0) {
        if ((t & this.laid) !== 0) {
          let kept = 0;
          for (let c = 0; c < 3; c++) {
            const at = this.promisedLeft[c] as number;
            if (at !== 0 && at < this.left) kept |= 1 << c;
          }
          const free = t & ~kept;
          if ((free | s) !== 0) t = free;
          else if (this.furtwangen) t = 1 << highest(t);
        }
      } else if (p === this.holder && t === SKUS && suits !== 0) {
        if (this.held) {
          t = 0;
          s = suits;
        } else if (led >= 0) s = suits;
      }
    }
    const moves = this.moves;
    const tops = this.tops;
    let count = 0;
    const dapper = p === 0;
    const settled = (info >> SETTLED_SHIFT) & 3;
    if (t !== 0) {
      const others = best >= 8 && best < FAIRY ? this.uT | (1 << (best - 8)) : this.uT;
      let last = -1;
      let mergeable = false;
      for (let x = t; x !== 0; x &= x - 1) {
        const c = lowest(x);
        const plain = ((PIPLESS & ~this.special) >> c) & 1;
        if (mergeable && plain && (others & ((1 << c) - 1) & -(2 << last)) === 0) {
          tops[base + count - 1] = c;
        } else {
          moves[base + count] = (this.score(dapper, settled, i, c, c + 8 > best, p, led, best) << 6) | c;
          tops[base + count] = c;
          count++;
          mergeable = plain === 1;
        }
        last = c;
      }
    }
    if (s !== 0) {
      const others = best >= 0 && best < 8 ? this.uS | (1 << (8 * led + best)) : this.uS;
      let last = -1;
      let mergeable = false;
      for (let x = s; x !== 0; x &= x - 1) {
        const at = lowest(x);
        const plain = (LOW_CARDS >> at) & 1;
        if (mergeable && plain && at >> 3 === last >> 3 && (others & ((1 << at) - 1) & -(2 << last)) === 0) {
          tops[base + count - 1] = at + TAROK_COUNT;
        } else {
          const wins = led < 0 || (at >> 3 === led && (at & 7) > best);
          moves[base + count] =
            (this.score(dapper, settled, i, at + TAROK_COUNT, wins, p, led, best) << 6) | (at + TAROK_COUNT);
          tops[base + count] = at + TAROK_COUNT;
          count++;
          mergeable = plain === 1;
        }
        last = at;
      }
    }
    return count;
  }

  /** How promising a card looks, 0 … 8191. */
  private score(
    dapper: boolean,
    settled: number,
    i: number,
    c: number,
    wins: boolean,
    p: number,
    led: number,
    best: number,
  ): number {
    const pips = PIPS[c] as number;
    const rank = c < TAROK_COUNT ? c : (c - TAROK_COUNT) & 7;
    if (i === 0) return this.scoreLead(dapper, c, pips, rank, p);
    if (settled === TEAMS) {
      return dapper ? 1000 - 64 * pips - rank : 1000 + 64 * pips - rank - (wins ? 8 : 0);
    }
    if (settled === DAPPERS) return 1000 - 64 * pips - rank;
    if (dapper) {
      if (!wins) return 800 - 64 * pips - rank;
      const strength = c < TAROK_COUNT ? 8 + c : rank;
      let any = 0;
      for (let k = i + 1, q = p; k < this.n; k++) {
        if (++q === this.n) q = 0;
        const b = this.beats(q, led < 0 ? TAROK_SUIT : led, strength);
        if (b === 2) return 600 - 64 * pips - rank;
        any |= b;
      }
      return any === 0 ? 2000 + 16 * pips - rank : 900 + rank - 16 * pips;
    }
    // team, open
    const strength = c < TAROK_COUNT ? 8 + c : rank;
    if (p + this.n - i - 1 >= this.n) {
      // the Dapper is yet to play
      if (wins && this.beats(0, led, strength) === 0) return 2000 + 16 * pips - rank;
      return 1000 - 64 * pips - rank;
    }
    if (wins) return 2000 + 32 * pips - rank;
    return 1000 - 64 * pips - rank;
  }

  private scoreLead(dapper: boolean, c: number, pips: number, rank: number, p: number): number {
    if (dapper) {
      if (c < TAROK_COUNT) {
        let any = 0;
        for (let q = 1; q < this.n; q++) any |= this.beats(q, TAROK_SUIT, 8 + c);
        return any === 0 ? 2000 + rank : 1000 - rank - 64 * pips;
      }
      return 1200 - 64 * pips - rank;
    }
    const led = c < TAROK_COUNT ? TAROK_SUIT : (c - TAROK_COUNT) >> 3;
    if (led < TAROK_SUIT && ((this.S[0] as number) & (SUIT_MASK[led] as number)) === 0) return 2000 - 64 * pips - rank;
    const strength = c < TAROK_COUNT ? 8 + c : rank;
    const d = this.beats(0, led, strength);
    if (d === 0) return 1500 + 32 * pips - rank;
    void p;
    return 1000 - 64 * pips - rank;
  }
}
