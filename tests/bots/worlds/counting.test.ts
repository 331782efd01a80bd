import { expect, it } from 'vitest';
import { whole } from '#engine/bots/pieces.ts';
import { type Facts, factsOf } from '#engine/bots/worlds/facts.ts';
import { Random } from '#engine/bots/worlds/random.ts';
import { Sampler } from '#engine/bots/worlds/sampler.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import { observe } from '#engine/games/dappen/index.ts';
import { eachRandomHand, type PlayedHand } from '#tests/support/games.ts';
import { seenWith } from './imagined.ts';

/** Ways to put the unknown cards into the places by their sizes alone. */
function arrangements({ bins }: Facts): number {
  let ways = 1;
  let placed = 0;
  for (const { size } of bins) for (let i = 1; i <= size; i++) ways *= ++placed / i;
  return Math.round(ways);
}

/** Every layout by sizes alone, without any other fact. */
function* allLayouts(facts: Facts): Generator<Uint8Array> {
  const where = facts.where.slice();
  const left = facts.bins.map((bin) => bin.size);
  function* from(place: number): Generator<Uint8Array> {
    const card = facts.unknown[place];
    if (card === undefined) {
      yield where;
      return;
    }
    for (const [i, bin] of facts.bins.entries()) {
      if ((left[i] ?? 0) === 0) continue;
      left[i] = (left[i] ?? 0) - 1;
      where[card] = bin.at;
      yield* from(place + 1);
      left[i] = (left[i] ?? 0) + 1;
    }
  }
  yield* from(0);
}

function enumerated(facts: Facts): string[] {
  const sampler = new Sampler(facts);
  const found: string[] = [];
  const visiting = sampler.each(100_000, () => {
    found.push(sampler.where.join());
  });
  whole(visiting);
  return found;
}

it('enumerates just those worlds in which the seat would have seen the same', () => {
  let compared = 0;
  eachRandomHand('enumerate', 60, (hand) => {
    const seat = rngFrom(hand.seed).upTo(hand.rules.players - 1);
    // backwards, while there are few arrangements
    for (let at = hand.steps.length - 1; at >= 0; at -= 2) {
      const state = (hand.steps[at] as PlayedHand['steps'][number]).before;
      const seen = observe(state, seat);
      const facts = factsOf(seen);
      if (arrangements(facts) > 600) break;
      const expected: string[] = [];
      const wanted = JSON.stringify(seen);
      for (const where of allLayouts(facts)) {
        if (JSON.stringify(seenWith(hand, at, facts, where, seat)) === wanted) expected.push(where.join());
      }
      expect(enumerated(facts).sort(), `action ${at}, seat ${seat}`).toEqual(expected.sort());
      compared++;
    }
  });
  expect(compared).toBeGreaterThan(40);
}, 120_000);

it('draws with known chances: their inverses average to the number of worlds', () => {
  let compared = 0;
  eachRandomHand('chances', 200, (hand) => {
    const rng = rngFrom(hand.seed);
    const seat = rng.upTo(hand.rules.players - 1);
    const at = hand.steps.length - 1 - rng.upTo(Math.min(12, hand.steps.length - 1));
    const facts = factsOf(observe((hand.steps[at] as PlayedHand['steps'][number]).before, seat));
    const limit = 3000;
    const sampler = new Sampler(facts);
    const count = whole(sampler.each(limit, () => undefined));
    if (count > limit || count < 2) return;
    const random = new Random(rng);
    const draws = 1500;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < draws; i++) {
      const chance = sampler.draw(random);
      const inverse = chance === 0 ? 0 : 1 / chance;
      sum += inverse;
      squares += inverse * inverse;
    }
    const mean = sum / draws;
    const error = Math.sqrt(Math.max(0, squares / draws - mean * mean) / draws);
    expect(Math.abs(mean - count), `action ${at}, seat ${seat}: ${mean} of ${count}`).toBeLessThan(
      6 * error + 1e-6 * count,
    );
    compared++;
  });
  expect(compared).toBeGreaterThan(40);
}, 120_000);
