import { expect, it } from 'vitest';
import { botFor } from '#engine/bots/index.ts';
import { createHelper, type FromHelper, type ToHelper } from '#engine/bots/parallel/helper.ts';
import { createHelpers, type HelperThread } from '#engine/bots/parallel/helpers.ts';
import { type Helpers, type Swings, share } from '#engine/bots/parallel/share.ts';
import { Meter } from '#engine/bots/search/meter.ts';
import { thinkPlay } from '#engine/bots/search/play.ts';
import { SOLVER_BYTES } from '#engine/bots/search/search.ts';
import { Solver } from '#engine/bots/solver/solver.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import { observe } from '#engine/games/dappen/index.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';
import { eachRandomHand, LONG_RUN } from '#tests/support/games.ts';

const STYLE = { roughTricks: 1, playedOut: 0.4, readsPlays: true, doubt: 0.5 };

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface FakeThread extends HelperThread {
  readonly heard: ToHelper[];
  /** Dies: answers nothing more, and says so if `loudly`. */
  die(loudly: boolean): void;
}

/** A helper in this thread, whose messages take as long as those of a real one: not at once, and copied. */
function fakeThread(answersBeforeDeath = Number.POSITIVE_INFINITY, loudly = true): FakeThread {
  let answered = 0;
  let dead = false;
  let hear: (answer: FromHelper) => void = () => undefined;
  let gone: () => void = () => undefined;
  const helper = createHelper((answer) => {
    if (dead) return;
    hear(structuredClone(answer));
    if (++answered >= answersBeforeDeath) thread.die(loudly);
  }, turn);
  const thread: FakeThread = {
    heard: [],
    post(message) {
      thread.heard.push(structuredClone(message));
      void turn().then(() => (dead ? undefined : helper.receive(structuredClone(message))));
    },
    listen(answer, ended) {
      hear = answer;
      gone = ended;
    },
    die(aloud) {
      dead = true;
      if (aloud) gone();
    },
  };
  return thread;
}

/** Decisions of the play, early and late, under random rules. */
function decisions(hands: number): Observation[] {
  const found: Observation[] = [];
  eachRandomHand('parallel', hands, ({ steps }) => {
    const plays = steps.filter(({ before, moves }) => before.phase.name === 'play' && moves.length > 2);
    for (const { before, action } of [plays[0], plays[plays.length >> 1], plays.at(-1)].flatMap(
      (one) => one ?? [],
    )) {
      found.push(observe(before, action.seat));
    }
  });
  return found;
}

const means = (helpers: Helpers | undefined) => ({
  now: () => 0,
  pause: turn,
  ...(helpers === undefined ? {} : { helpers }),
});

/** Pauses after each card, so that answers of helpers come in between. */
function think(seen: Observation, helpers?: Helpers) {
  let time = 0;
  const clock = { now: () => (time += 20), pause: turn };
  const meter = new Meter({ worlds: 6 }, 6, clock);
  return thinkPlay(seen, rngFrom('same'), meter, new Solver(SOLVER_BYTES), STYLE, helpers);
}

it('finds exactly the same with helpers as without', LONG_RUN, async () => {
  for (const count of [1, 2]) {
    const threads: FakeThread[] = [];
    const helpers = createHelpers(() => {
      const thread = fakeThread();
      threads.push(thread);
      return thread;
    }, count);
    for (const seen of decisions(3)) {
      expect(await think(seen, helpers), JSON.stringify(seen)).toEqual(await think(seen));
    }
    expect(threads.length).toBe(count);
    for (const { heard } of threads)
      expect(heard.filter(({ type }) => type === 'world').length).toBeGreaterThan(5);
  }
});

it('finds the same when helpers die, silently or not, or cannot be started', LONG_RUN, async () => {
  const [seen] = decisions(1);
  if (seen === undefined) throw new Error('no decision');
  const expected = await think(seen);
  for (const loudly of [true, false]) {
    for (const after of [1, 3]) {
      expect(
        await think(
          seen,
          createHelpers(() => fakeThread(after, loudly), 2),
        ),
      ).toEqual(expected);
    }
  }
  const silent = { post: () => undefined, listen: () => undefined };
  expect(
    await think(
      seen,
      createHelpers(() => silent, 2),
    ),
  ).toEqual(expected);
  const none = createHelpers(() => {
    throw new Error('no threads here');
  }, 2);
  expect(await think(seen, none)).toEqual(expected);
  expect(await think(seen, none)).toEqual(expected);
});

it('lets level 4 decide the same', LONG_RUN, async () => {
  const helpers = createHelpers(() => fakeThread(), 1);
  for (const seen of decisions(2)) {
    const asked = (own?: Helpers) => botFor('level4')(seen, rngFrom('level'), { worlds: 4 }, means(own));
    expect(await asked(helpers)).toEqual(await asked());
  }
});

it('serves several decisions at a time, and drops what is not wanted any more', LONG_RUN, async () => {
  const thread = fakeThread();
  const helpers = createHelpers(() => thread, 1);
  const [first, second] = decisions(2);
  if (first === undefined || second === undefined) throw new Error('no decisions');
  const both = await Promise.all([think(first, helpers), think(second, helpers)]);
  expect(both).toEqual([await think(first), await think(second)]);
  const ends = thread.heard.filter(({ type }) => type === 'end').map(({ job }) => job);
  const jobs = thread.heard.filter(({ type }) => type === 'job').map(({ job }) => job);
  expect(ends.sort()).toEqual(jobs.sort());
});

it('stops when it is late, with what it has', async () => {
  const [seen] = decisions(1);
  if (seen === undefined) throw new Error('no decision');
  let looked = 0;
  const helpers: Helpers = { job: () => ({ give: (index) => index < 2, end: () => undefined }) };
  const found = await share(
    { seen, style: STYLE },
    {
      next: () => (looked < 5 ? new Uint8Array(54) : undefined),
      look: async (): Promise<Swings> => [++looked],
      late: () => looked >= 5,
      pause: turn,
    },
    helpers,
  );
  expect(found).toEqual([2, 3, 4, 5, 6].map((index) => ({ index, swings: [index - 1] })));
});
