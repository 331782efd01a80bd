import type { Position } from '../solver/position.ts';
import { Search } from '../solver/search.ts';
import { Solver } from '../solver/solver.ts';
import { Table } from '../solver/table.ts';

/** The solver asked for more looks into its memory than it was allowed. */
class TooLong extends Error {}

class CountingTable extends Table {
  looks = 0;
  limit = Number.POSITIVE_INFINITY;

  override find(...place: Parameters<Table['find']>): boolean {
    if (++this.looks > this.limit) throw new TooLong('too long');
    return super.find(...place);
  }
}

/** Bytes of a bot's memory: many small worlds rather than one large one. */
const BYTES = 8 * 2 ** 20;

/**
 * A solver that gives up: a bot at the table must not think for seconds about one world. What it knew
 * when it gave up stays known, so that asking again goes further.
 */
export class LimitedSolver extends Solver {
  private readonly counting: CountingTable;
  override readonly search: Search;

  constructor(bytes: number = BYTES) {
    super(0);
    this.counting = new CountingTable(bytes);
    this.search = new Search(this.counting);
  }

  /** The swing of a position (VP or cents, the Dapper's); undefined after `looks` looks into the memory. */
  swingWithin(position: Position, looks: number): number | undefined {
    return this.bounded(looks, () => this.swing(position));
  }

  private bounded<T>(looks: number, ask: () => T): T | undefined {
    this.counting.looks = 0;
    this.counting.limit = looks;
    try {
      return ask();
    } catch (thrown) {
      if (thrown instanceof TooLong) return undefined;
      throw thrown;
    } finally {
      this.counting.limit = Number.POSITIVE_INFINITY;
    }
  }
}
