import type { Card } from '../../cards/card.ts';
import type { Pieces } from '../pieces.ts';
import { cardAt, PACK_HALVES, TAROK_COUNT } from './bits.ts';
import type { Payoff } from './payoff.ts';
import type { Position } from './position.ts';
import { Search, SearchLimit } from './search.ts';
import { ALWAYS, NEVER } from './stakes.ts';
import { Table } from './table.ts';

/** The perfect-information value of playing a card. */
export interface CardValue {
  readonly card: Card;
  /** Dapper's score minus the mean of the opponents', in VP or cents, when both sides play for just that. */
  readonly swing: number;
  /** The Dapper's card points when both sides play for card points alone. */
  readonly cardPoints: number;
}

export const TABLE_BYTES = 32 * 2 ** 20;

/** Nodes in one piece of work; a few milliseconds. */
const NODES_AT_A_TIME = 3_000;

/**
 * Exact values of positions with all cards known: the Dapper against all others as one side
 * (docs/solver.md). Holds the memory, so that one solver serves a series of positions; positions of one
 * deal share what was found out, a new deal wants `forget`.
 */
export class Solver {
  readonly search: Search;
  private readonly asked = new Int32Array(8);

  /** `bytes`: size of the memory. */
  constructor(bytes: number = TABLE_BYTES) {
    this.search = new Search(new Table(bytes));
  }

  /** Must be called before positions of another deal. */
  forget(): void {
    this.search.table.clear();
  }

  /** The Dapper's card points when both sides play for card points alone; a missed duty ends nothing. */
  cardPoints(position: Position): number {
    return highestStep(this.search, position, 'cardPoints', (halves) => halves >> 1) >> 1;
  }

  /** Whether the Dapper wins the hand when both sides play for just that; a missed duty ends nothing. */
  wins(position: Position): boolean {
    const won = (halves: number): number => Number((position.payoff.contract[halves] as number) > 0);
    return won(highestStep(this.search, position, 'cardPoints', won)) === 1;
  }

  /** The swing (VP or cents) when both sides play for it. */
  swing(position: Position): number {
    if (position.over) return position.swing;
    const { contract } = position.payoff;
    if (!allDecided(position) || position.offenders !== 0) return this.byQuestions(position);
    const halves = highestStep(this.search, position, 'swing', (h) => contract[h] as number);
    return (contract[halves] as number) + ultimoSwing(position.payoff, position.made, position.broken);
  }

  /** Whether the Dapper reaches a swing of at least `value`: one question, much quicker than `swing`. */
  reaches(position: Position, value: number): boolean {
    if (position.over) return position.swing >= value;
    this.search.load(position, 'swing');
    const { payoff, made, broken } = position;
    if (!allDecided(position) || position.offenders !== 0) {
      const values = valuesOf(position);
      const least = values.findIndex((one) => one >= value);
      return least === 0 || (least > 0 && this.asks(position, values[least] as number, least + 1));
    }
    const least = payoff.contract.findIndex((step) => step + ultimoSwing(payoff, made, broken) >= value);
    const base = position.twelveHalves + position.halves;
    if (least <= 0) return least === 0;
    // without a trick the twelve do not count (§7)
    const target = position.won === 0 ? Math.max(1, least - base) : least - base;
    return this.search.test(position, target) >= target;
  }

  /** Both values of every legal card, in pack order. */
  all(position: Position): CardValue[] {
    position.legal();
    const cards: number[] = [];
    for (let c = 0; c < TAROK_COUNT; c++) if ((position.legalTaroks >> c) & 1) cards.push(c);
    for (let c = 0; c < 32; c++) if ((position.legalSuits >> c) & 1) cards.push(TAROK_COUNT + c);
    return cards.map((card) => {
      position.play(card);
      try {
        return { card: cardAt(card), ...this.both(position) };
      } finally {
        position.undo();
      }
    });
  }

  /**
   * Asks the solver something and gives up after `nodes` nodes: undefined then. What it knew when it gave up
   * stays known, so that asking again goes further.
   */
  withLimit<T>(nodes: number, ask: () => T): T | undefined {
    const { search } = this;
    search.limit = search.nodes + nodes;
    try {
      return ask();
    } catch (thrown) {
      if (thrown instanceof SearchLimit) return undefined;
      throw thrown;
    } finally {
      search.limit = Number.POSITIVE_INFINITY;
    }
  }

  /** The same piece by piece: undefined after `nodes` nodes in all, those counted twice that it took to go on. */
  *inPieces<T>(nodes: number, ask: () => T): Pieces<T | undefined> {
    for (let spent = 0; spent < nodes; spent += NODES_AT_A_TIME) {
      const answer = this.withLimit(NODES_AT_A_TIME, ask);
      if (answer !== undefined) return answer;
      yield 'busy';
    }
    return undefined;
  }

  /** Both values of a position. */
  both(position: Position): { readonly swing: number; readonly cardPoints: number } {
    const plain = position.laid === 0 && position.offenders === 0 && position.skusHolder < 0;
    if (!plain) return { swing: this.swing(position), cardPoints: this.cardPoints(position) };
    const { contract } = position.payoff;
    const halves = highestStep(
      this.search,
      position,
      'cardPoints',
      (h) => 1000 * (contract[h] as number) + (h >> 1),
    );
    return { swing: contract[halves] as number, cardPoints: halves >> 1 };
  }

  /**
   * Ultimos are open or a duty was missed: every possible swing is a question of its own, "can the Dapper
   * reach this?", and the largest with the answer yes is the value. A question is the same wherever in the
   * hand it is asked, so that what was found out stays usable.
   */
  private byQuestions(position: Position): number {
    const values = valuesOf(position);
    this.search.load(position, 'swing');
    let low = 0;
    let high = values.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.asks(position, values[middle] as number, middle + 1)) low = middle;
      else high = middle - 1;
    }
    return values[low] as number;
  }

  /** Whether the Dapper reaches `value`, the position being loaded; `question`: a number for it in the memory. */
  private asks(position: Position, value: number, question: number): boolean {
    const { payoff, laid } = position;
    for (const made of outcomesOf(laid)) {
      const worth = ultimoSwing(payoff, made, laid & ~made);
      const least = payoff.contract.findIndex((step) => step + worth >= value);
      this.asked[made] =
        least < 0 ? NEVER : least === 0 ? ALWAYS : Math.max(1, least - position.twelveHalves);
    }
    const { missedByDapper, missedByOpponent } = payoff;
    this.search.ask(question, this.asked, missedByDapper >= value, missedByOpponent >= value);
    const target = (allDecided(position) ? (this.asked[position.made] as number) : 0) - position.halves;
    return this.search.test(position, target) >= target;
  }
}

/** All Ultimos of the position are made or broken. */
const allDecided = ({ made, broken, laid }: Position): boolean => ((made | broken) & laid) === laid;

/** Every swing that may come of the position's hand, rising: Ultimos are open or a duty was missed. */
function valuesOf({ payoff, laid, offenders }: Position): number[] {
  const steps = [...new Set(payoff.contract)];
  const worths = outcomesOf(laid).map((made) => ultimoSwing(payoff, made, laid & ~made));
  const values = new Set(worths.flatMap((worth) => steps.map((step) => step + worth)));
  if (offenders & 1) values.add(payoff.missedByDapper);
  if (offenders & ~1) values.add(payoff.missedByOpponent);
  return [...values].sort((a, b) => a - b);
}

/** Which of the laid Ultimos may be made in the end, as bits. */
const outcomesOf = (laid: number): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((made) => (made & ~laid) === 0);

/** Swing of some Ultimos kept and some broken. */
function ultimoSwing(payoff: Payoff, made: number, broken: number): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) {
    const worth = payoff.ultimo[c] as number;
    if ((made >> c) & 1) sum += worth;
    else if ((broken >> c) & 1) sum -= worth;
  }
  return sum;
}

/**
 * The Dapper's final half points (0 … 158), exact as far as `step`, a rising function of them, tells them
 * apart. Asks from above: first whether the highest step can be reached, then the one the answer leaves.
 */
function highestStep(
  search: Search,
  position: Position,
  objective: 'cardPoints' | 'swing',
  step: (halves: number) => number,
): number {
  const { won, halves, twelveHalves } = position;
  const base = twelveHalves + halves;
  const over = position.trick > position.tricks;
  if (over) return won === 0 ? 0 : base;
  search.load(position, objective);
  let high = Math.min(PACK_HALVES, base + search.most + position.pot);
  for (;;) {
    let least = high;
    while (least > 0 && step(least - 1) === step(high)) least--;
    if (least === 0 || (won > 0 && least <= base + search.least)) return high;
    // without a trick the twelve do not count (§7)
    const target = won === 0 ? Math.max(1, least - base) : least - base;
    const value = search.test(position, target);
    if (value >= target) return high;
    high = won === 0 && value <= 0 ? 0 : base + value;
  }
}
