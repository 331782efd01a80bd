import type { Rng } from '../../cards/rng.ts';

/** A quick generator for imagining: 32-bit xorshift, seeded by one draw from a bot's own generator. */
export class Random {
  private state: number;

  constructor(rng: Rng) {
    this.state = (rng.upTo(0x7ffffffe) + 1) | 0;
  }

  /** A 32-bit word, never 0. */
  word(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return x;
  }

  /** A number in [0, 1). */
  next(): number {
    return (this.word() >>> 0) / 4294967296;
  }

  /** A whole number 0 … n − 1. */
  below(n: number): number {
    return Math.floor(this.next() * n);
  }
}
