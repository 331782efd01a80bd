import type { Rng } from '../../cards/rng.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import { type Busy, type Pieces, whole } from '../pieces.ts';
import { PACK_SIZE } from './cards.ts';
import { type Bin, type Facts, factsOf } from './facts.ts';
import { leaningOf } from './leaning.ts';
import { Likelihood } from './likelihood.ts';
import { Plays } from './plays.ts';
import { Random } from './random.ts';
import { Sampler } from './sampler.ts';

/** A plausible deal as it would lie now. */
export interface World {
  /** Where each card of the pack is: a seat, TWELVE (Dapp or discards), or PLAYED. */
  readonly where: Uint8Array;
  /** Its share; the weights of a set add up to 1. */
  readonly weight: number;
}

/** Worlds for one observation. */
export interface Worlds {
  readonly facts: Facts;
  readonly worlds: readonly World[];
  /** These are all the worlds there can be. */
  readonly exact: boolean;
  /** Effective number of the drawn worlds before they were thinned out: how much the weights differ. */
  readonly effective: number;
}

export interface ImagineOptions {
  /** All worlds are given if there are at most so many, whatever `count` says. */
  readonly all?: number;
  /** `uniform`: hard facts alone, every fitting deal alike. */
  readonly weights?: 'soft' | 'uniform';
  /** Worlds weigh more in which the cards played by others would have been likely. Takes about 1 ms a world. */
  readonly plays?: boolean;
}

/** Drawn for each world that is asked for; the likelier ones stay. */
const DRAWS_PER_WORLD = 10;
const EXTRA_DRAWS = 256;
/** The cards played are looked at in so many worlds for each one that is asked for. */
const CANDIDATES = 3;

/**
 * About `count` plausible worlds for what a seat has seen, each with its weight; all of them if they are
 * few. Same observation and generator: same worlds. Always ends, and never comes back empty.
 */
export function imagine(seen: Observation, count: number, rng: Rng, options: ImagineOptions = {}): Worlds {
  return whole(imagining(seen, count, rng, options));
}

/** The same piece by piece: at most so many draws, one layout when all are looked for, or one world weighed by the cards played. */
function* imagining(seen: Observation, count: number, rng: Rng, options: ImagineOptions): Pieces<Worlds> {
  const facts = factsOf(seen);
  const random = new Random(rng);
  const soft = options.weights !== 'uniform';
  const likelihood = soft ? new Likelihood(facts) : undefined;
  const weigh = (where: Uint8Array): number => likelihood?.of(where, random) ?? 1;
  const plays = options.plays === true ? new Plays(facts) : undefined;
  const reads = plays?.none === false;
  const found =
    (yield* allOf(facts, options.all ?? 0, weigh)) ??
    (yield* drawn(facts, reads ? count * CANDIDATES : count, random, weigh, soft)) ??
    (yield* anyOf(facts, random));
  if (plays === undefined || !reads) return found;
  const worlds = yield* weighedByPlays(found.worlds, plays);
  return { ...found, worlds: found.exact ? worlds : fewer(worlds, count, random) };
}

/** Worlds drawn at once: few enough that a budget that ends the series early has not paid for many more. */
const BATCH = 32;

export interface Series {
  readonly facts: Facts;
  /** The worlds are all there can be. */
  readonly exact: boolean;
  /** One after another, and `busy` where drawing them takes its time. */
  readonly worlds: Iterable<World | Busy>;
}

/**
 * `count` worlds one after another, drawn in small batches as they are asked for, so that a budget may end
 * the series anywhere. If there are at most `options.all`, the series is all of them. The first batch is
 * drawn at once, in pieces; which worlds come does not depend on the pieces.
 */
export function* series(
  seen: Observation,
  count: number,
  rng: Rng,
  options: ImagineOptions = {},
): Pieces<Series> {
  const first = yield* imagining(seen, Math.min(count, BATCH), rng, options);
  const { facts, exact } = first;
  if (exact) return { facts, exact, worlds: first.worlds };
  function* worlds(): Generator<World | Busy, void, void> {
    yield* first.worlds;
    const { all: _, ...again } = options;
    for (let given = BATCH; given < count; given += BATCH) {
      const batch = yield* imagining(seen, Math.min(count - given, BATCH), rng, again);
      yield* batch.worlds;
    }
  }
  return { facts, exact, worlds: worlds() };
}

type Weigh = (where: Uint8Array) => number;

/** All worlds, if there are at most `limit`. */
function* allOf(facts: Facts, limit: number, weigh: Weigh): Pieces<Worlds | undefined> {
  if (limit === 0 || surelyMoreThan(facts, limit)) return undefined;
  const sampler = new Sampler(facts);
  const worlds: { where: Uint8Array; weight: number }[] = [];
  const found = yield* sampler.each(limit, () => {
    worlds.push({ where: sampler.where.slice(), weight: weigh(sampler.where) });
  });
  return found > limit ? undefined : { facts, worlds: normalised(worlds), exact: true, effective: found };
}

/** A quick no: looking for all worlds of a full hand would be in vain. */
const surelyMoreThan = ({ unknown, bins }: Facts, limit: number): boolean =>
  unknown.length > limit && bins.filter((bin) => bin.size > 0).length > 1;

/** Draws at a time; well below a millisecond, but much more in a program that has just started. */
const DRAWS_AT_A_TIME = 64;

function* drawn(
  facts: Facts,
  count: number,
  random: Random,
  weigh: Weigh,
  soft: boolean,
): Pieces<Worlds | undefined> {
  const sampler = new Sampler(facts, soft ? leaningOf(facts) : undefined);
  const draws = soft ? count * DRAWS_PER_WORLD + EXTRA_DRAWS : count + 8;
  const layouts = new Uint8Array(draws * PACK_SIZE);
  const weights = new Float64Array(draws);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < draws; i++) {
    if (i > 0 && i % DRAWS_AT_A_TIME === 0) yield 'busy';
    const chance = sampler.draw(random);
    if (chance === 0) continue;
    const weight = weigh(sampler.where) / chance;
    layouts.set(sampler.where, i * PACK_SIZE);
    weights[i] = weight;
    sum += weight;
    squares += weight * weight;
  }
  if (sum === 0) return undefined;
  const worlds = thinned(layouts, weights, sum, count, random);
  return { facts, worlds, exact: false, effective: (sum * sum) / squares };
}

/** Systematic resampling: `count` picks at even steps of the summed weights; picks of the same world add up. */
function thinned(
  layouts: Uint8Array,
  weights: Float64Array,
  sum: number,
  count: number,
  random: Random,
): World[] {
  return picks(weights, sum, count, random).map(({ place, weight }) => ({
    where: layouts.slice(place * PACK_SIZE, (place + 1) * PACK_SIZE),
    weight,
  }));
}

const fewer = (worlds: readonly World[], count: number, random: Random): World[] =>
  picks(
    worlds.map((world) => world.weight),
    1,
    count,
    random,
  ).map(({ place, weight }) => ({ where: (worlds[place] as World).where, weight }));

function picks(
  weights: ArrayLike<number>,
  sum: number,
  count: number,
  random: Random,
): { readonly place: number; readonly weight: number }[] {
  const step = sum / count;
  let mark = random.next() * step;
  let passed = 0;
  const picked: { place: number; weight: number }[] = [];
  for (let place = 0; place < weights.length; place++) {
    passed += weights[place] as number;
    let times = 0;
    while (mark < passed && times < count) {
      times++;
      mark += step;
    }
    if (times > 0) picked.push({ place, weight: times / count });
  }
  const total = picked.reduce((all, one) => all + one.weight, 0);
  return picked.map(({ place, weight }) => ({ place, weight: weight / total }));
}

function* weighedByPlays(worlds: readonly World[], plays: Plays): Pieces<World[]> {
  const factors: number[] = [];
  for (const { where } of worlds) {
    yield 'busy';
    factors.push(plays.of(where));
  }
  const most = Math.max(...factors);
  return normalised(
    worlds.map(({ where, weight }, i) => ({
      where,
      weight: weight * Math.exp((factors[i] as number) - most),
    })),
  );
}

/**
 * Should every draw have come to a dead end: the first world found by trying all (there is one: the
 * truth), or after long trying one that leaves trump stops and proven Kings out of account.
 */
function* anyOf(facts: Facts, random: Random): Pieces<Worlds> {
  let where: Uint8Array | undefined;
  const sampler = new Sampler(facts);
  yield* sampler.each(
    0,
    () => {
      where ??= sampler.where.slice();
    },
    random,
  );
  if (where === undefined) {
    const relaxed = new Sampler({ ...facts, bins: facts.bins.map(withoutWholes) });
    relaxed.draw(random);
    where = relaxed.where;
  }
  return { facts, worlds: [{ where, weight: 1 }], exact: false, effective: 1 };
}

const withoutWholes = (bin: Bin): Bin => ({ ...bin, noStop: false, kings: 0 });

function normalised(worlds: readonly World[]): World[] {
  const sum = worlds.reduce((total, world) => total + world.weight, 0);
  if (!(sum > 0)) return worlds.map((world) => ({ ...world, weight: 1 / worlds.length }));
  return worlds.map((world) => ({ ...world, weight: world.weight / sum }));
}
