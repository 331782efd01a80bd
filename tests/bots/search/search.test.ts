import { expect, it, vi } from 'vitest';
import type { Means } from '#engine/bots/bot.ts';
import { botFor } from '#engine/bots/index.ts';
import { alikeGroups } from '#engine/bots/search/play.ts';
import { searchBot } from '#engine/bots/search/search.ts';
import { positionOf } from '#engine/bots/solver/setup.ts';
import { Solver } from '#engine/bots/solver/solver.ts';
import { Plays } from '#engine/bots/worlds/plays.ts';
import { Sampler } from '#engine/bots/worlds/sampler.ts';
import { indexOf } from '#engine/cards/card.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import { isAmong, observe } from '#engine/games/dappen/index.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';
import { eachRandomHand, type PlayedHand, type Step } from '#tests/support/games.ts';

const bot = searchBot({
  worlds: { play: 4, exchange: 2, ultimos: 2 },
  searchFrom: 1,
  look: { roughTricks: 2, playedOut: 0.4, readsPlays: true, doubt: 0.5 },
  lean: 0.01,
  words: { estimate: { solo: 1, dapp: 0, raise: 2, keep: 1 } },
});

/** One decision of each phase of a hand, as its seat sees it. */
function decisions(hand: PlayedHand): Observation[] {
  const rng = rngFrom(`decisions ${hand.seed}`);
  const byPhase = new Map<string, Step[]>();
  for (const step of hand.steps) {
    const { phase } = step.before;
    const name = phase.name === 'play' ? `play ${phase.tricks.length >> 1}` : phase.name;
    byPhase.set(name, [...(byPhase.get(name) ?? []), step]);
  }
  return [...byPhase.values()].map((steps) => {
    const { before, action } = steps[rng.upTo(steps.length - 1)] as Step;
    return observe(before, action.seat);
  });
}

it('answers legally in every phase under every rule set', async () => {
  const asked: Observation[] = [];
  eachRandomHand('searches', 12, (hand) => {
    asked.push(...decisions(hand));
  });
  for (const seen of asked) {
    const { action } = await bot(seen, rngFrom('legal'), { worlds: 2 });
    expect(isAmong(seen.legal, action), JSON.stringify({ seen, action })).toBe(true);
  }
}, 120_000);

it('decides the same from the same seed, whatever it thought about before', async () => {
  const asked: Observation[] = [];
  eachRandomHand('again', 3, (hand) => {
    asked.push(...decisions(hand));
  });
  const first = [];
  for (const seen of asked) first.push(await bot(seen, rngFrom('again'), { worlds: 3 }));
  for (const [i, seen] of [...asked.entries()].reverse()) {
    expect(await bot(seen, rngFrom('again'), { worlds: 3 })).toEqual(first[i]);
  }
}, 120_000);

it('takes cards for alike only if they are worth the same', () => {
  const solver = new Solver(2 ** 20);
  let pairs = 0;
  eachRandomHand('alike', 30, (hand) => {
    for (const { before, action } of hand.steps.slice(-8)) {
      if (before.phase.name !== 'play') continue;
      const position = positionOf(before);
      if (position === undefined) continue;
      solver.forget();
      for (const group of alikeGroups(observe(before, action.seat))) {
        if (group.length < 2) continue;
        const swings = group.map((card) => {
          position.play(indexOf(card));
          const swing = solver.swing(position);
          position.undo();
          return swing;
        });
        expect(new Set(swings).size, group.join()).toBe(1);
        pairs++;
      }
    }
  });
  expect(pairs).toBeGreaterThan(5);
}, 120_000);

/** A clock that goes on by `step` ms each time it is read. */
function meansOf(step: number): Means & { pauses: number } {
  let time = 0;
  return {
    pauses: 0,
    now() {
      time += step;
      return time;
    },
    async pause() {
      this.pauses++;
    },
  };
}

function someLead(): Observation {
  let found: Observation | undefined;
  eachRandomHand('lead', 10, (hand) => {
    const step = hand.steps.find((one) => one.before.phase.name === 'play' && one.moves.length > 3);
    if (step !== undefined) found ??= observe(step.before, step.action.seat);
  });
  return found as Observation;
}

it('lets others have their turn while it thinks', async () => {
  const means = meansOf(20);
  await bot(someLead(), rngFrom('pauses'), { worlds: 3 }, means);
  expect(means.pauses).toBeGreaterThan(2);
});

it('keeps to its milliseconds and stops when nobody waits, with a legal answer', async () => {
  const seen = someLead();
  const late = meansOf(100);
  const inTime = await bot(seen, rngFrom('ms'), { worlds: 10_000, ms: 500 }, late);
  expect(isAmong(seen.legal, inTime.action)).toBe(true);
  const stopped = { ...meansOf(1), cancelled: () => true };
  const anyway = await bot(seen, rngFrom('stop'), { worlds: 10_000 }, stopped);
  expect(isAmong(seen.legal, anyway.action)).toBe(true);
});

it('level 4 does never more than a piece or two of work before others have their turn', async () => {
  // a clock by which a piece of work takes as long as thinking may last
  let time = 0;
  let paused = 0;
  let longest = 0;
  const done = { weighed: 0, drawn: 0, solved: 0 };
  const work = (what: keyof typeof done, pieces: number): void => {
    done[what] += pieces;
    time += 10 * pieces;
  };
  const means: Means = {
    now: () => time,
    async pause() {
      longest = Math.max(longest, time - paused);
      paused = time;
    },
  };
  const { of } = Plays.prototype;
  const { draw } = Sampler.prototype;
  const { withLimit } = Solver.prototype;
  vi.spyOn(Plays.prototype, 'of').mockImplementation(function (this: Plays, where) {
    work('weighed', 1);
    return of.call(this, where);
  });
  vi.spyOn(Sampler.prototype, 'draw').mockImplementation(function (this: Sampler, random) {
    work('drawn', 1 / 64);
    return draw.call(this, random);
  });
  vi.spyOn(Solver.prototype, 'withLimit').mockImplementation(function <T>(
    this: Solver,
    nodes: number,
    ask: () => T,
  ) {
    work('solved', 1);
    return withLimit.call(this, nodes, ask) as T | undefined;
  });
  const byPhase = new Map<string, Observation>();
  eachRandomHand('pieces', 6, ({ steps }) => {
    for (const { before, action, moves } of steps) {
      const seen = observe(before, action.seat);
      const plain = seen.phase === 'play' && (seen.tricks.length < 2 || moves.length < 3);
      if (!plain && !byPhase.has(seen.phase)) byPhase.set(seen.phase, seen);
    }
  });
  expect([...byPhase.keys()]).toEqual(expect.arrayContaining(['exchange', 'ultimo', 'play']));
  for (const seen of byPhase.values()) await botFor('level4')(seen, rngFrom('pieces'), {}, means);
  vi.restoreAllMocks();
  expect(done).toEqual({
    weighed: expect.toSatisfy((worlds: number) => worlds > 50),
    drawn: expect.toSatisfy((pieces: number) => pieces > 4),
    solved: expect.toSatisfy((pieces: number) => pieces > 50),
  });
  expect(longest).toBeLessThan(30);
});
