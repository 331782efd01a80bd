import type { Pieces } from '../pieces.ts';
import { acceptsAsAWhole } from './accepts.ts';
import { KING, PACK_SIZE, RANK, TAROK_COUNT } from './cards.ts';
import { type Facts, taroksLeft } from './facts.ts';
import type { Leaning } from './leaning.ts';
import type { Random } from './random.ts';

/**
 * Deals the unknown cards one by one into the places where they may be, never into a place that would
 * leave other cards without one (Hall's condition over sets of places), so that no attempt hangs. Each
 * deal comes with the chance with which it was drawn: weighting by its inverse makes all deals alike.
 */
export class Sampler {
  /** The layout drawn last: for every card a seat, TWELVE or PLAYED. */
  readonly where = new Uint8Array(PACK_SIZE);
  private readonly facts: Facts;
  private readonly leaning: Leaning | undefined;
  private readonly bins: number;
  private readonly left: Int32Array;
  /** Sets of bins (as bits) that some cards cannot leave, and the room such a set has beyond them. */
  private readonly sets: Int32Array;
  private readonly room0: Int32Array;
  private readonly room: Int32Array;
  private readonly taroks: Int32Array;
  private readonly highest: Int32Array;
  private readonly kings: Int32Array;
  private readonly kingsUnknown: number;
  private readonly chances: Float64Array;
  private visits = 0;

  constructor(facts: Facts, leaning?: Leaning) {
    this.facts = facts;
    this.leaning = leaning;
    const { bins, unknown, allowed } = facts;
    this.bins = bins.length;
    this.left = new Int32Array(bins.length);
    this.taroks = new Int32Array(bins.length);
    this.highest = new Int32Array(bins.length);
    this.kings = new Int32Array(bins.length);
    this.chances = new Float64Array(bins.length);
    this.kingsUnknown = unknown.filter((card) => KING[card] === 1).length;
    const sets: number[] = [];
    const room: number[] = [];
    for (let set = 1; set < (1 << bins.length) - 1; set++) {
      const bound = unknown.filter((card) => ((allowed[card] as number) & ~set) === 0).length;
      if (bound === 0) continue;
      sets.push(set);
      room.push(bins.reduce((sum, bin, i) => sum + ((set >> i) & 1) * bin.size, -bound));
    }
    this.sets = Int32Array.from(sets);
    this.room0 = Int32Array.from(room);
    this.room = new Int32Array(sets.length);
  }

  private reset(): void {
    const { facts, left, taroks, highest, kings } = this;
    this.where.set(facts.where);
    this.room.set(this.room0);
    facts.bins.forEach((bin, i) => {
      left[i] = bin.size;
      taroks[i] = 0;
      highest[i] = 0;
      kings[i] = bin.kings;
    });
  }

  /**
   * Draws a layout into `where`. Gives back the chance with which just this one is drawn; 0 when the
   * attempt came to a dead end (a trump stop or too few Kings that could not be foreseen).
   */
  draw(random: Random): number {
    this.reset();
    const { facts, chances } = this;
    const { unknown, allowed } = facts;
    let chance = 1;
    let kingsLeft = this.kingsUnknown;
    for (const card of unknown) {
      const open = this.openBins(card, allowed[card] as number, kingsLeft);
      if (open === 0) return 0;
      if (KING[card] === 1) kingsLeft--;
      let bin = 31 - Math.clz32(open);
      if ((open & (open - 1)) !== 0) {
        let sum = 0;
        for (let m = open; m !== 0; m &= m - 1) {
          const b = 31 - Math.clz32(m & -m);
          sum += this.pull(card, b, open);
          chances[b] = sum;
        }
        const mark = random.next() * sum;
        let m = open;
        bin = 31 - Math.clz32(m & -m);
        while ((chances[bin] as number) <= mark && (m & (m - 1)) !== 0) {
          m &= m - 1;
          bin = 31 - Math.clz32(m & -m);
        }
        chance *= this.pull(card, bin, open) / sum;
      }
      this.put(card, bin);
    }
    return acceptsAsAWhole(facts, this.where) ? chance : 0;
  }

  /** How readily a card goes to a bin: by the room there, and by what the Dapper would have kept. */
  private pull(card: number, bin: number, open: number): number {
    const room = this.left[bin] as number;
    const { leaning } = this;
    if (leaning === undefined || (bin !== leaning.hand && bin !== leaning.twelve)) return room;
    const hand = this.left[leaning.hand] as number;
    const twelve = this.left[leaning.twelve] as number;
    const both = (hand + twelve) * (leaning.tilt[card] as number);
    if (((open >> leaning.hand) & 1) === 0 || ((open >> leaning.twelve) & 1) === 0) return both;
    const kept = hand * (leaning.odds[card] as number);
    return (both * (bin === leaning.hand ? kept : twelve)) / (kept + twelve);
  }

  /**
   * Visits every layout that fits and gives back how many there were; more than `limit` when it stopped
   * early, because there are more or the search for them became too long. `visit` reads `where`. With
   * `random` the order is by chance. In pieces: one layout that fits, or some places tried in vain.
   */
  *each(limit: number, visit: () => void, random?: Random): Pieces<number> {
    this.reset();
    this.visits = 0;
    return yield* this.from(0, this.kingsUnknown, limit, 0, visit, random);
  }

  private *from(
    place: number,
    kingsLeft: number,
    limit: number,
    count: number,
    visit: () => void,
    random: Random | undefined,
  ): Pieces<number> {
    const { facts } = this;
    if (++this.visits > MAX_VISITS) return limit + 1;
    if (this.visits % VISITS_AT_A_TIME === 0) yield 'busy';
    const card = facts.unknown[place];
    if (card === undefined) {
      if (!acceptsAsAWhole(facts, this.where)) return count;
      visit();
      yield 'busy';
      return count + 1;
    }
    const open = this.openBins(card, facts.allowed[card] as number, kingsLeft);
    const after = kingsLeft - (KING[card] as number);
    let found = count;
    for (const bin of inSomeOrder(open, random)) {
      if (found > limit) break;
      const highest = this.highest[bin] as number;
      const kings = this.kings[bin] as number;
      this.put(card, bin);
      found = yield* this.from(place + 1, after, limit, found, visit, random);
      this.take(card, bin, highest, kings);
    }
    return found;
  }

  /** The bins a card can go to so that the cards after it still find theirs. */
  private openBins(card: number, allowed: number, kingsLeft: number): number {
    const { sets, room, left, facts } = this;
    let open = allowed;
    for (let i = 0; i < sets.length; i++) {
      const set = sets[i] as number;
      if (room[i] === 0 && (allowed & ~set) !== 0) open &= ~set;
    }
    const king = KING[card] === 1;
    const short = king && this.kingsShort() >= kingsLeft;
    for (let m = open; m !== 0; m &= m - 1) {
      const b = 31 - Math.clz32(m & -m);
      const bin = facts.bins[b];
      if (left[b] === 0 || bin === undefined) open &= ~(1 << b);
      else if (short && this.kings[b] === 0) open &= ~(1 << b);
      else if (bin.noStop && card < TAROK_COUNT) {
        const rank = Math.max(this.highest[b] as number, RANK[card] as number);
        if ((this.taroks[b] as number) + 1 > taroksLeft(bin, rank)) open &= ~(1 << b);
      } else if (!king && (this.kings[b] as number) >= (left[b] as number)) open &= ~(1 << b);
    }
    return open;
  }

  /** Kings that still have to come into hands that proved them. */
  private kingsShort(): number {
    let short = 0;
    for (let b = 0; b < this.bins; b++) short += this.kings[b] as number;
    return short;
  }

  private put(card: number, bin: number): void {
    this.where[card] = this.facts.bins[bin]?.at as number;
    this.left[bin] = (this.left[bin] as number) - 1;
    this.shift(card, bin, -1);
    if (card < TAROK_COUNT) {
      this.taroks[bin] = (this.taroks[bin] as number) + 1;
      this.highest[bin] = Math.max(this.highest[bin] as number, RANK[card] as number);
    } else if (KING[card] === 1 && (this.kings[bin] as number) > 0) {
      this.kings[bin] = (this.kings[bin] as number) - 1;
    }
  }

  private take(card: number, bin: number, highest: number, kings: number): void {
    this.left[bin] = (this.left[bin] as number) + 1;
    this.shift(card, bin, 1);
    if (card < TAROK_COUNT) this.taroks[bin] = (this.taroks[bin] as number) - 1;
    this.highest[bin] = highest;
    this.kings[bin] = kings;
  }

  /** A card that is not bound to a set takes room in it. */
  private shift(card: number, bin: number, by: number): void {
    const { sets, room } = this;
    const allowed = this.facts.allowed[card] as number;
    for (let i = 0; i < sets.length; i++) {
      const set = sets[i] as number;
      if (((set >> bin) & 1) === 1 && (allowed & ~set) !== 0) room[i] = (room[i] as number) + by;
    }
  }
}

/** Places tried before an enumeration gives up. */
const MAX_VISITS = 200_000;
/** Places tried in one piece of work. */
const VISITS_AT_A_TIME = 1_000;

/** The bins of a set from below, or in an order by chance. */
function inSomeOrder(set: number, random: Random | undefined): number[] {
  const bins: number[] = [];
  for (let m = set; m !== 0; m &= m - 1) bins.push(31 - Math.clz32(m & -m));
  if (random === undefined) return bins;
  for (let i = bins.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [bins[i], bins[j]] = [bins[j] as number, bins[i] as number];
  }
  return bins;
}
