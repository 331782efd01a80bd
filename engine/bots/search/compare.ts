import type { HandState } from '../../games/dappen/index.ts';
import type { Busy, Pieces } from '../pieces.ts';
import type { World } from '../worlds/index.ts';
import type { Meter } from './meter.ts';

/** A choice and what it came to over common worlds. */
export interface Choice<T> {
  readonly what: T;
  /** Expected swing, VP or cents, over the worlds it was tried in. */
  readonly value: number;
}

interface Trial<T> {
  readonly what: T;
  readonly values: number[];
  sum: number;
  out: boolean;
}

/** Worlds every choice is tried in before any is given up. */
const TRIED = 6;
/** A choice is given up when the leader is ahead by so many standard errors of their difference. */
const BEHIND = 2;
/** By so many standard errors a choice must beat the first one: the rule of thumb's, which knows something too. */
const DOUBT = 0.5;

/**
 * Tries choices on the same worlds and gives back the best; the first choice wins what is in doubt.
 * `swing`: what a choice comes to in a world, from the observer's side; undefined if that took too long
 * (then the world counts for none). Undefined if no world could be tried.
 */
export async function bestChoice<T>(
  choices: readonly T[],
  worlds: Iterable<World | Busy>,
  meter: Meter,
  swing: (choice: T, where: Uint8Array) => Pieces<number | undefined>,
): Promise<Choice<T> | undefined> {
  const trials: Trial<T>[] = choices.map((what) => ({ what, values: [], sum: 0, out: false }));
  const weights: number[] = [];
  for (const world of worlds) {
    if (meter.over) break;
    if (world === 'busy') {
      await meter.breathe();
      continue;
    }
    const { where, weight } = world;
    const running = trials.filter((trial) => !trial.out);
    if (running.length === 1 && weights.length > 0) break;
    const values: number[] = [];
    for (const trial of running) {
      const value = await meter.through(swing(trial.what, where));
      if (value === undefined) break;
      values.push(value);
      await meter.breathe();
    }
    meter.spend();
    if (values.length < running.length) continue;
    weights.push(weight);
    for (const [i, trial] of running.entries()) trial.values.push(values[i] as number);
    if (weights.length >= TRIED) giveUp(running, weights);
  }
  if (weights.length === 0) return undefined;
  const [first, ...others] = trials.filter((trial) => !trial.out);
  if (first === undefined) return undefined;
  let best = first;
  let lead = 0;
  for (const trial of others) {
    const { mean, error } = difference(trial, trials[0] as Trial<T>, weights);
    const ahead = mean - DOUBT * error;
    if (ahead > lead || best.out) {
      lead = ahead;
      best = trial;
    }
  }
  return { what: best.what, value: meanOf(best, weights) };
}

function giveUp<T>(running: readonly Trial<T>[], weights: readonly number[]): void {
  let leader = running[0] as Trial<T>;
  for (const trial of running) if (meanOf(trial, weights) > meanOf(leader, weights)) leader = trial;
  for (const trial of running) {
    if (trial === leader) continue;
    const { mean, error } = difference(leader, trial, weights);
    if (mean > 0 && mean > BEHIND * error) trial.out = true;
  }
}

function meanOf<T>({ values }: Trial<T>, weights: readonly number[]): number {
  let sum = 0;
  let total = 0;
  for (const [i, value] of values.entries()) {
    sum += value * (weights[i] as number);
    total += weights[i] as number;
  }
  return sum / total;
}

/** Mean and standard error of the difference over the worlds both were tried in. */
function difference<T>(
  a: Trial<T>,
  b: Trial<T>,
  weights: readonly number[],
): { mean: number; error: number } {
  const count = Math.min(a.values.length, b.values.length);
  let sum = 0;
  let squares = 0;
  let total = 0;
  for (let i = 0; i < count; i++) {
    const d = (a.values[i] as number) - (b.values[i] as number);
    const w = weights[i] as number;
    sum += w * d;
    squares += w * d * d;
    total += w;
  }
  const mean = sum / total;
  const variance = Math.max(0, squares / total - mean * mean);
  return { mean, error: Math.sqrt((variance + FLOOR) / count) };
}

/** Added to every variance: a few worlds that agree prove little. */
const FLOOR = 0.25;

/** A hand's state, made once for each world. */
export function perWorld(make: (where: Uint8Array) => HandState): (where: Uint8Array) => HandState {
  let last: Uint8Array | undefined;
  let state: HandState | undefined;
  return (where) => {
    if (state === undefined || last !== where) {
      state = make(where);
      last = where;
    }
    return state;
  };
}
