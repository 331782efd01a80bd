import { KING, PACK_SIZE, RANK, TAROK_COUNT, UNLAYABLE } from './cards.ts';
import { type Facts, TWELVE } from './facts.ts';
import {
  BASE,
  chanceOf,
  DAPP_POINTS,
  KEEPING,
  KEEPS,
  MISSES_DUTY,
  RAISES,
  SAYS_DAPP,
  SAYS_SOLO,
  SOLO_POINTS,
} from './habits.ts';
import type { Random } from './random.ts';

/**
 * The soft facts: how likely what was said and laid off would have been in an imagined world
 * (docs/rules.md §3, §4). A factor on the world's weight; never 0 for a world that fits the hard facts,
 * except where too few Kings were dealt for a word.
 */

type Saying = 'solo' | 'noSolo' | 'dapp' | 'noDapp' | 'raise' | 'noRaise' | 'keep' | 'goAhead';

/** What a seat said, in an order that does not matter. */
function sayingsOf({ seen }: Facts): Saying[][] {
  const sayings: Saying[][] = Array.from({ length: seen.rules.players }, () => []);
  let open = true;
  for (const { seat, round, word } of seen.talk) {
    const say = (saying: Saying): void => {
      sayings[seat]?.push(saying);
    };
    if (round === 'solo') say(word === 'solo' ? 'solo' : 'noSolo');
    else if (word === 'drafted') open = false;
    else if (word === 'dapp') {
      say('dapp');
      open = false;
    } else if (word === 'pass') say(open ? 'noDapp' : 'noRaise');
    else if (word === 'keep' || word === 'goAhead') say(word);
    else say('raise');
  }
  return sayings;
}

/** Points and Taroks of a dealt hand, summed card by card. */
class Tally {
  dapp = 0;
  solo = 0;
  taroks = 0;
  highest = 0;
  kings = 0;

  clear(size: 6 | 7): void {
    this.dapp = BASE.dapp[size];
    this.solo = BASE.solo[size];
    this.taroks = 0;
    this.highest = 0;
    this.kings = 0;
  }

  add(card: number): void {
    this.dapp += DAPP_POINTS[card] as number;
    this.solo += SOLO_POINTS[card] as number;
    this.kings += KING[card] as number;
    if (card >= TAROK_COUNT) return;
    this.taroks++;
    if ((RANK[card] as number) > this.highest) this.highest = RANK[card] as number;
  }

  get hasStop(): boolean {
    return this.taroks > 0 && this.highest >= 23 - this.taroks;
  }
}

/** Imagined splits of a Dapper's nineteen into dealt hand and Dapp. */
const SPLITS = 4;

export class Likelihood {
  private readonly facts: Facts;
  private readonly sayings: readonly (readonly Saying[])[];
  private readonly size: 6 | 7;
  private readonly tallies: readonly Tally[];
  private readonly others: readonly number[];
  /** The taker's cards after taking the Dapp. */
  private readonly nineteen = new Uint8Array(PACK_SIZE);
  private readonly sums = new Float64Array(20);

  constructor(facts: Facts) {
    this.facts = facts;
    this.sayings = sayingsOf(facts);
    this.size = facts.seen.rules.players === 6 ? 7 : 6;
    this.tallies = Array.from({ length: facts.seen.rules.players }, () => new Tally());
    this.others = facts.seen.active.filter((seat) => seat !== facts.seen.seat);
  }

  /** The factor for a layout that fits the hard facts. */
  of(where: Uint8Array, random: Random): number {
    const { facts, tallies } = this;
    for (const seat of this.others) {
      const tally = tallies[seat] as Tally;
      tally.clear(this.size);
      for (const card of facts.played[seat] ?? []) tally.add(card);
    }
    for (const card of facts.unknown) {
      const at = where[card] as number;
      if (at < tallies.length) tallies[at]?.add(card);
    }
    let likelihood = 1;
    for (const seat of this.others) {
      if (seat !== facts.taker) likelihood *= this.ofWords(seat, tallies[seat] as Tally);
    }
    return facts.taker === undefined ? likelihood : likelihood * this.ofTaker(where, facts.taker, random);
  }

  private ofWords(seat: number, hand: Tally): number {
    let likelihood = 1;
    for (const saying of this.sayings[seat] ?? []) likelihood *= this.chance(saying, hand);
    return likelihood;
  }

  private chance(saying: Saying, hand: Tally): number {
    switch (saying) {
      case 'solo':
        return chanceOf(SAYS_SOLO, hand.solo);
      case 'noSolo':
        return 1 - chanceOf(SAYS_SOLO, hand.solo);
      case 'dapp':
        return hand.hasStop ? 1 - MISSES_DUTY : chanceOf(SAYS_DAPP, hand.dapp);
      case 'noDapp':
        return hand.hasStop ? MISSES_DUTY : 1 - chanceOf(SAYS_DAPP, hand.dapp);
      case 'raise':
        return chanceOf(RAISES, hand.dapp);
      case 'noRaise':
        return 1 - chanceOf(RAISES, hand.dapp);
      case 'keep':
        return chanceOf(KEEPS, hand.dapp);
      case 'goAhead':
        return 1 - chanceOf(KEEPS, hand.dapp);
    }
  }

  /** A Dapper who took the Dapp: the words fit the dealt hand, the discards are the worst of all. */
  private ofTaker(where: Uint8Array, taker: number, random: Random): number {
    const { facts, nineteen } = this;
    let count = 0;
    for (const card of facts.played[taker] ?? []) nineteen[count++] = card;
    for (const card of facts.unknown) {
      if (where[card] === taker || where[card] === TWELVE) nineteen[count++] = card;
    }
    const laidOff = facts.twelve === 'discards' ? this.ofDiscards(count, where) : 1;
    return laidOff * this.ofSplits(count, taker, random);
  }

  /** Mean likelihood of the taker's words over some splits of the nineteen. */
  private ofSplits(count: number, taker: number, random: Random): number {
    const { size, nineteen } = this;
    const tally = this.tallies[taker] as Tally;
    const kings = this.facts.kingsProved[taker] ?? 0;
    let sum = 0;
    for (let split = 0; split < SPLITS; split++) {
      tally.clear(size);
      for (let i = 0; i < size; i++) {
        const j = i + random.below(count - i);
        const card = nineteen[j] as number;
        nineteen[j] = nineteen[i] as number;
        nineteen[i] = card;
        tally.add(card);
      }
      if (tally.kings >= kings) sum += this.ofWords(taker, tally);
    }
    // few Kings among many cards: none of the splits may have dealt enough of them
    return sum === 0 ? NO_SPLIT : sum / SPLITS;
  }

  /**
   * Chance that just these cards were laid off: kept sets are drawn with odds that multiply, so that the
   * sum over all sets of the same size is an elementary symmetric polynomial.
   */
  private ofDiscards(count: number, where: Uint8Array): number {
    const { sums, nineteen } = this;
    let free = this.size;
    for (let i = 0; i < count; i++) free -= UNLAYABLE[nineteen[i] as number] as number;
    if (free <= 0) return 1;
    sums.fill(0, 0, free + 1);
    sums[0] = 1;
    let kept = 1;
    for (let i = 0; i < count; i++) {
      const card = nineteen[i] as number;
      if (UNLAYABLE[card] === 1) continue;
      const odds = KEEPING[card] as number;
      for (let k = free; k > 0; k--) sums[k] = (sums[k] as number) + odds * (sums[k - 1] as number);
      if (where[card] !== TWELVE) kept *= odds;
    }
    return kept / (sums[free] as number);
  }
}

const NO_SPLIT = 1e-3;
