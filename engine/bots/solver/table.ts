import type { Board } from './board.ts';

/**
 * The solver's memory: bounds on the value of positions, 32 bytes each, in buckets of four. An entry says:
 * in every position with this key whose cards lie in the same order down to the stored depths, the value is
 * at least (or at most) so much. An entry is never wrong, only forgotten.
 *
 * The key stands for everything but the order of the pip-less cards: who leads or what lies on the table,
 * who holds each pip card, how many pip-less cards of each suit each player has. The order is kept as
 * *owner sequences*, three bits a card from the highest down: 19 Taroks in two words, the four low cards of
 * each suit in twelve bits.
 */

const WORDS = 8;
const BUCKET = 4;
const CHECK = 0;
const TAROKS_HIGH = 1;
const TAROKS_LOW = 2;
const SUITS_SC = 3;
const SUITS_HD = 4;
/** Pip-less depths (Taroks 5 bits, suits 3 each), value (10 bits), upper or lower, best card counts. */
const BOUND = 5;
/** Depths with the pip cards (Taroks 5 bits, suits 4 each), move (6 bits), suits led (4 bits). */
const DEPTHS = 6;
/** Effort (5 bits), generation. */
const AGE = 7;

const VALUE_OFFSET = 512;
const LOW_DEPTH_BITS = 17;
const VALUE_SHIFT = LOW_DEPTH_BITS;
const UPPER_BIT = 1 << 27;
const BEST_BIT = 1 << 28;
/** Sides that won the trick on the table somewhere in the proof (1 the Dapper, 2 the team). */
const TAKERS_SHIFT = 29;
const MOVE_SHIFT = 21;
const LED_SHIFT = 27;
const EFFORT_BITS = 5;

/** Masks of the first n cards of an owner sequence. */
const FIRST = Int32Array.from({ length: 11 }, (_, n) => 2 ** (3 * n) - 1);
/** The same for two suits' low cards; index: n of one | n of the other × 8. */
const FIRST_OF_TWO = Int32Array.from(
  { length: 64 },
  (_, i) => (FIRST[Math.min(i & 7, 4)] as number) | ((FIRST[Math.min(i >> 3, 4)] as number) << 12),
);

export class Table {
  readonly bytes: number;
  private readonly words: Int32Array;
  private readonly buckets: number;
  private generation = 1;

  /** What the last `find` found. */
  value = 0;
  depths = 0;
  bestCounts = false;
  takers = 0;
  led = 0;
  /** Move of a matching entry, also of one whose bound did not suffice; −1 = none. */
  move = -1;

  constructor(bytes: number) {
    this.buckets = Math.max(1, Math.floor(bytes / (4 * WORDS * BUCKET)));
    this.bytes = this.buckets * 4 * WORDS * BUCKET;
    this.words = new Int32Array(this.buckets * WORDS * BUCKET);
  }

  /** Forgets everything. */
  clear(): void {
    if (++this.generation < 1 << 26) return;
    this.generation = 1;
    this.words.fill(0);
  }

  private bucketOf(hash: number): number {
    return Math.floor((hash >>> 0) * this.buckets * 2 ** -32) * (WORDS * BUCKET);
  }

  /**
   * Looks for a bound that decides "value ≥ target". True: `value`, `depths` and `bestCounts` hold it.
   */
  find(hash: number, check: number, board: Board, target: number): boolean {
    const { taroksHigh, taroksLow, suitsSC, suitsHD } = board;
    const words = this.words;
    const start = this.bucketOf(hash);
    this.move = -1;
    for (let at = start; at < start + WORDS * BUCKET; at += WORDS) {
      if (words[at + CHECK] !== check || (words[at + AGE] as number) >>> EFFORT_BITS !== this.generation) {
        continue;
      }
      const bound = words[at + BOUND] as number;
      const taroks = bound & 31;
      if (taroks <= 10) {
        if (((words[at + TAROKS_HIGH] as number) ^ taroksHigh) & (FIRST[taroks] as number)) continue;
      } else {
        if (((words[at + TAROKS_HIGH] as number) ^ taroksHigh) & 0x3fffffff) continue;
        if (((words[at + TAROKS_LOW] as number) ^ taroksLow) & (FIRST[taroks - 10] as number)) continue;
      }
      if (((words[at + SUITS_SC] as number) ^ suitsSC) & (FIRST_OF_TWO[(bound >> 5) & 63] as number))
        continue;
      if (((words[at + SUITS_HD] as number) ^ suitsHD) & (FIRST_OF_TWO[(bound >> 11) & 63] as number))
        continue;
      const value = ((bound >> VALUE_SHIFT) & 1023) - VALUE_OFFSET;
      const upper = (bound & UPPER_BIT) !== 0;
      if (upper ? value < target : value >= target) {
        this.value = value;
        this.depths = words[at + DEPTHS] as number;
        this.led = this.depths >>> LED_SHIFT;
        this.bestCounts = (bound & BEST_BIT) !== 0;
        this.takers = (bound >>> TAKERS_SHIFT) & 3;
        return true;
      }
      const move = ((words[at + DEPTHS] as number) >>> MOVE_SHIFT) & 63;
      if (move < 63) this.move = move;
    }
    return false;
  }

  /** Keeps a bound. `lowDepths` and `depths` as packed above; `effort` 0 … 31, the log of the nodes spent. */
  store(
    hash: number,
    check: number,
    board: Board,
    lowDepths: number,
    depths: number,
    bestCounts: boolean,
    takers: number,
    led: number,
    value: number,
    upper: boolean,
    move: number,
    effort: number,
  ): void {
    const { taroksHigh, taroksLow, suitsSC, suitsHD } = board;
    const words = this.words;
    const start = this.bucketOf(hash);
    let victim = start;
    let least = 0x7fffffff;
    for (let at = start; at < start + WORDS * BUCKET; at += WORDS) {
      const age = words[at + AGE] as number;
      if (age >>> EFFORT_BITS !== this.generation) {
        victim = at;
        break;
      }
      let worth = age & 31;
      if (words[at + CHECK] === check) {
        const bound = words[at + BOUND] as number;
        if ((bound & 0x1ffff) === lowDepths && ((bound & UPPER_BIT) !== 0) === upper) {
          const same =
            words[at + TAROKS_HIGH] === taroksHigh &&
            words[at + TAROKS_LOW] === taroksLow &&
            words[at + SUITS_SC] === suitsSC &&
            words[at + SUITS_HD] === suitsHD;
          if (same) worth = -1;
        }
      }
      if (worth < least) {
        least = worth;
        victim = at;
      }
    }
    words[victim + CHECK] = check;
    words[victim + TAROKS_HIGH] = taroksHigh;
    words[victim + TAROKS_LOW] = taroksLow;
    words[victim + SUITS_SC] = suitsSC;
    words[victim + SUITS_HD] = suitsHD;
    words[victim + BOUND] =
      lowDepths |
      ((value + VALUE_OFFSET) << VALUE_SHIFT) |
      (upper ? UPPER_BIT : 0) |
      (bestCounts ? BEST_BIT : 0) |
      (takers << TAKERS_SHIFT);
    words[victim + DEPTHS] = depths | ((move < 0 ? 63 : move) << MOVE_SHIFT) | (led << LED_SHIFT);
    words[victim + AGE] = (this.generation << EFFORT_BITS) | effort;
  }
}
