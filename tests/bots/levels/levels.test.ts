import { expect, it } from 'vitest';
import { botFor, isKnownBot } from '#engine/bots/index.ts';
import { STYLES, tempered } from '#engine/bots/levels/levels.ts';
import { speak } from '#engine/bots/search/words.ts';
import { dealBehind, factsOf, imagine } from '#engine/bots/worlds/index.ts';
import { Random } from '#engine/bots/worlds/random.ts';
import { Sampler } from '#engine/bots/worlds/sampler.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import { isAmong, observe, trumpStopIn } from '#engine/games/dappen/index.ts';
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

/** What hands of a random deal say in Round 2, first and after a Dapp, with a temperament. */
function boldWords(temperament: 'careful' | 'even' | 'bold'): number {
  const { words } = tempered(STYLES.level4, temperament);
  let bold = 0;
  eachRandomHand('temper', 40, (hand) => {
    for (const { before, action } of hand.steps) {
      const seen = observe(before, action.seat);
      if (seen.legal.length < 2 || !['solo', 'dapp', 'answer'].includes(seen.phase)) continue;
      const { type } = speak(seen, words).action;
      bold += Number(type !== 'pass' && type !== 'goAhead');
    }
  });
  return bold;
}

it('says more the bolder it is', () => {
  const [careful, even, bold] = [boldWords('careful'), boldWords('even'), boldWords('bold')];
  expect(careful).toBeLessThan(even);
  expect(even).toBeLessThan(bold);
});

it('never misses a duty, however careful', () => {
  let duties = 0;
  eachRandomHand('duties', 150, (hand) => {
    for (const { before, action } of hand.steps) {
      const seen = observe(before, action.seat);
      if (seen.trumpStop === undefined || !seen.legal.some((move) => move.type === 'dapp')) continue;
      duties += Number(seen.rules.missedDuty);
      for (const style of Object.values(STYLES)) {
        const careful = tempered(style, 'careful').words;
        expect(speak(seen, careful).action.type, hand.seed).toBe('dapp');
      }
    }
  });
  expect(duties).toBeGreaterThan(3);
});

it('imagines hardly a trump stop in a hand that passed, where the duty can be missed', () => {
  const share = (weights: 'soft' | 'uniform'): number => {
    let stops = 0;
    let asked = 0;
    eachRandomHand('passers', 60, (hand) => {
      const step = hand.steps.find((one) => one.before.phase.name === 'play');
      if (step === undefined || !step.before.deal.rules.missedDuty) return;
      const seen = observe(step.before, step.action.seat);
      const { facts, worlds } = imagine(seen, 20, rngFrom(hand.seed), { weights });
      for (const passer of facts.dutyPassers) {
        if (passer === seen.seat || passer === seen.dapper) continue;
        asked++;
        for (const { where, weight } of worlds) {
          const dealt = dealBehind(facts, where).dealt[passer] ?? [];
          if (trumpStopIn(dealt) !== undefined) stops += weight;
        }
      }
    });
    expect(asked).toBeGreaterThan(5);
    return stops / asked;
  };
  expect(share('uniform')).toBeGreaterThan(0.05);
  expect(share('soft')).toBeLessThan(0.02);
});
