import { expect, it } from 'vitest';
import { worldsPerSecond } from '#engine/bots/worlds/bench.ts';
import { accepts, type Facts, factsOf, imagine, Likelihood } from '#engine/bots/worlds/index.ts';
import { Random } from '#engine/bots/worlds/random.ts';
import { type Rng, rngFrom } from '#engine/cards/rng.ts';
import { observe } from '#engine/games/dappen/index.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';
import { eachRandomHand, type PlayedHand } from '#tests/support/games.ts';
import { truthOf } from './imagined.ts';

function moment(hand: PlayedHand): {
  seen: Observation;
  truth: Uint8Array;
  facts: Facts;
  rng: Rng;
  at: string;
} {
  const rng = rngFrom(`imagine ${hand.seed}`);
  const place = rng.upTo(hand.steps.length - 1);
  const state = (hand.steps[place] as PlayedHand['steps'][number]).before;
  const seat = rng.upTo(hand.rules.players - 1);
  const seen = observe(state, seat);
  return { seen, truth: truthOf(state), facts: factsOf(seen), rng, at: `action ${place}, seat ${seat}` };
}

it('imagines weighed worlds that fit all hard facts', () => {
  eachRandomHand('weighed', 150, (hand) => {
    const { seen, facts, rng, at } = moment(hand);
    const { worlds, effective } = imagine(seen, 12, rng, { all: 40 });
    expect(worlds.length, at).toBeGreaterThan(0);
    expect(effective, at).toBeGreaterThan(0);
    for (const { where, weight } of worlds) {
      expect(accepts(facts, where), at).toBe(true);
      expect(weight, at).toBeGreaterThan(0);
    }
    const sum = worlds.reduce((total, world) => total + world.weight, 0);
    expect(sum, at).toBeCloseTo(1, 9);
  });
}, 60_000);

it('never rules the truth out, and has it in the set when it gives all worlds', () => {
  let complete = 0;
  eachRandomHand('complete', 250, (hand) => {
    const { seen, facts, truth, rng, at } = moment(hand);
    expect(new Likelihood(facts).of(truth, new Random(rng)), at).toBeGreaterThan(0);
    const { worlds, exact } = imagine(seen, 10, rng, { all: 500 });
    if (!exact) return;
    complete++;
    expect(
      worlds.some((world) => world.where.join() === truth.join()),
      at,
    ).toBe(true);
    expect(new Set(worlds.map((world) => world.where.join())).size, at).toBe(worlds.length);
  });
  expect(complete).toBeGreaterThan(10);
}, 60_000);

it('imagines the same worlds from the same seed, and others from another', () => {
  eachRandomHand('seeded', 20, (hand) => {
    const { seen, at } = moment(hand);
    const once = imagine(seen, 20, rngFrom('a'));
    expect(imagine(seen, 20, rngFrom('a')), at).toEqual(once);
  });
});

it('tells the benchmark worlds per second by the clock it is given', () => {
  let time = 0;
  const { perSecond } = worldsPerSecond(() => {
    time += 500;
    return time;
  });
  expect(perSecond).toBeGreaterThan(100);
}, 60_000);
