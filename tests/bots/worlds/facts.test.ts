import { expect, it } from 'vitest';
import { accepts } from '#engine/bots/worlds/accepts.ts';
import { factsOf } from '#engine/bots/worlds/facts.ts';
import { Random } from '#engine/bots/worlds/random.ts';
import { Sampler } from '#engine/bots/worlds/sampler.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import { observe } from '#engine/games/dappen/index.ts';
import { eachRandomHand, type PlayedHand } from '#tests/support/games.ts';
import { seenWith, truthOf } from './imagined.ts';

/** Some moments of a hand, each with a seat that looks on. */
function moments(hand: PlayedHand, count: number) {
  const rng = rngFrom(`moments ${hand.seed}`);
  return Array.from({ length: count }, () => {
    const at = rng.upTo(hand.steps.length - 1);
    const state = (hand.steps[at] as PlayedHand['steps'][number]).before;
    const seat = rng.upTo(hand.rules.players - 1);
    return { at, state, seat, rng };
  });
}

it('always has the truth among the possible worlds', () => {
  eachRandomHand('truth', 1000, (hand) => {
    for (const { at, state, seat } of moments(hand, 4)) {
      const facts = factsOf(observe(state, seat));
      expect(accepts(facts, truthOf(state)), `action ${at}, seat ${seat}`).toBe(true);
    }
  });
}, 60_000);

it('imagines only worlds in which the seat would have seen just this', () => {
  let dead = 0;
  let drawn = 0;
  eachRandomHand('reproduce', 600, (hand) => {
    for (const { at, state, seat, rng } of moments(hand, 2)) {
      const seen = observe(state, seat);
      const facts = factsOf(seen);
      const sampler = new Sampler(facts);
      const random = new Random(rng);
      for (let i = 0; i < 3; i++) {
        drawn++;
        if (sampler.draw(random) === 0) {
          dead++;
          continue;
        }
        expect(accepts(facts, sampler.where), `action ${at}, seat ${seat}`).toBe(true);
        expect(seenWith(hand, at, facts, sampler.where, seat), `action ${at}, seat ${seat}`).toEqual(seen);
      }
    }
  });
  expect(dead).toBeLessThan(drawn / 50);
}, 120_000);
