import { expect, it } from 'vitest';
import { botFor, isKnownBot } from '#engine/bots/index.ts';
import { factsOf } from '#engine/bots/worlds/index.ts';
import { Random } from '#engine/bots/worlds/random.ts';
import { Sampler } from '#engine/bots/worlds/sampler.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import { isAmong, observe } from '#engine/games/dappen/index.ts';
import { BOT_NAMES } from '#engine/table/protocol.ts';
import { eachRandomHand, type PlayedHand, type Step } from '#tests/support/games.ts';
import { seenWith } from '../worlds/imagined.ts';

/** A moment of a hand and its place. */
function moment(hand: PlayedHand): { step: Step; at: number } {
  const at = rngFrom(`moment ${hand.seed}`).upTo(hand.steps.length - 1);
  return { step: hand.steps[at] as Step, at };
}

it('has every bot that the table offers', () => {
  for (const name of BOT_NAMES) expect(isKnownBot(name), name).toBe(true);
});

it.each(['level1', 'level2', 'level3', 'level4'] as const)(
  '%s answers legally',
  async (name) => {
    const asked: Step[] = [];
    eachRandomHand(`legal ${name}`, 12, (hand) => {
      asked.push(moment(hand).step);
    });
    for (const { before, moves, action } of asked) {
      const seen = observe(before, action.seat);
      const decision = await botFor(name)(seen, rngFrom('level'), { worlds: 2 });
      expect(isAmong(moves, decision.action), JSON.stringify({ seen, decision })).toBe(true);
    }
  },
  60_000,
);

it('plays the same whatever lies where no seat can look', async () => {
  const pairs: { hand: PlayedHand; at: number; step: Step }[] = [];
  eachRandomHand('honest', 12, (hand) => {
    pairs.push({ hand, ...moment(hand) });
  });
  for (const { hand, at, step } of pairs) {
    const { seat } = step.action;
    const seen = observe(step.before, seat);
    const facts = factsOf(seen);
    const sampler = new Sampler(facts);
    if (sampler.draw(new Random(rngFrom(hand.seed))) === 0) continue;
    const other = seenWith(hand, at, facts, sampler.where, seat);
    expect(other).toEqual(seen);
    for (const name of ['level1', 'level2', 'level4'] as const) {
      const once = await botFor(name)(seen, rngFrom('honest'), { worlds: 2 });
      expect(await botFor(name)(other ?? seen, rngFrom('honest'), { worlds: 2 })).toEqual(once);
    }
  }
}, 60_000);
