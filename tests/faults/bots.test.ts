import { describe, expect, test } from 'vitest';
import type { Action } from '#engine/games/dappen/action.ts';
import { BOT_LIMIT, limited, type Timer } from '#engine/table/limit.ts';
import { BOT_NAMES } from '#engine/table/protocol.ts';
import { type Think, thinkHere, thinkInPlace } from '#engine/table/think.ts';
import { LONG_RUN } from '#tests/support/games.ts';
import { newMatchRequest, type Table, tableWith } from '#tests/support/sitting.ts';

/** Whatever a bot does, the hand goes on: by its own answer or by that of `thumb`. */

/** A timer that rings when the test says so. */
function handTimer() {
  const rings = new Set<() => void>();
  const timer: Timer = (_ms, ring) => {
    rings.add(ring);
    return () => rings.delete(ring);
  };
  return {
    timer,
    rings,
    ring: () => {
      for (const ring of rings) ring();
    },
  };
}

const stepsIn = ({ events }: Table): number => events.filter(({ type }) => type === 'step').length;

async function playHand(table: Table): Promise<void> {
  await table.ask(newMatchRequest({}, { you: 0, bot: 'random', seed: 'bots' }));
  while (table.view().observation.result === undefined) {
    const move = table.view().observation.legal[0];
    if (move === undefined) throw new Error('nobody can act');
    if (move.type === 'discard') await table.act({ type: 'discard', cards: move.from.slice(0, move.count) });
    else if (move.type === 'ultimo') await table.act({ type: 'ultimo', cards: [] });
    else await table.act(move);
  }
}

const bad: readonly (readonly [string, Think])[] = [
  ['rejects', () => Promise.reject(new Error('out of worlds'))],
  [
    'throws at once',
    () => {
      throw new TypeError('undefined is not a world');
    },
  ],
  ['throws something that is no error', () => Promise.reject('no')],
  ['plays a card it has not', async () => ({ type: 'play', card: 'S7' })],
  ['discards too few', async () => ({ type: 'discard', cards: [] })],
  ['says nothing', async () => undefined as unknown as Action],
  ['says something without end', async () => ({ type: 'x'.repeat(1e6) }) as unknown as Action],
];

describe('a bot that fails', () => {
  test.each(bad)('%s: the hand is played to its end', LONG_RUN, async (_, think) => {
    const table = tableWith({ think });
    await playHand(table);
    expect(table.view().hands).toHaveLength(1);
    expect(table.log.map(({ is }) => is)).toContain('botFailed');
    expect(table.log.filter(({ is }) => is === 'fault')).toEqual([]);
  });

  test(
    'never answers: after its time thumb answers, and the bot is not heard any more',
    LONG_RUN,
    async () => {
      const { timer, rings, ring } = handTimer();
      const late: ((action: Action) => void)[] = [];
      const think: Think = () => new Promise((resolve) => late.push(resolve));
      const table = tableWith({ think: limited(think, timer) });
      const sound = tableWith({ think: thinkInPlace });
      void table.host.receive({ id: 1, ...newMatchRequest({}, { you: 0, bot: 'thumb', seed: 'bots' }) });
      await sound.ask(newMatchRequest({}, { you: 0, bot: 'thumb', seed: 'bots' }));
      for (let turns = 0; turns < 1000 && stepsIn(table) < stepsIn(sound); turns++) {
        ring();
        for (const answer of late.splice(0)) answer({ type: 'pass' });
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(table.view()).toEqual(sound.view());
      expect(rings.size).toBe(0);
      for (const entry of table.log) expect(entry).toMatchObject({ is: 'botFailed', what: 'threw' });
      expect(table.log[0]).toMatchObject({ detail: `no answer within ${BOT_LIMIT} ms` });
    },
  );

  test('throws at once: the timer is stopped', async () => {
    const { timer, rings } = handTimer();
    const table = tableWith({
      think: limited(() => {
        throw new Error('at once');
      }, timer),
    });
    await table.ask(newMatchRequest());
    expect(table.log.length).toBeGreaterThan(0);
    expect(rings.size).toBe(0);
  });

  test('answers in time: the timer is stopped', LONG_RUN, async () => {
    const { timer, rings } = handTimer();
    const table = tableWith({ think: limited(thinkInPlace, timer) });
    await playHand(table);
    expect(rings.size).toBe(0);
    expect(table.log).toEqual([]);
  });

  test(
    'took the host down: resumed carefully, bots are not asked in this hand, and in the next they are',
    LONG_RUN,
    async () => {
      const first = tableWith();
      await first.ask(newMatchRequest({}, { bot: 'level1', seed: 'careful' }));
      const asked: string[] = [];
      const think: Think = (question) => {
        asked.push(question.bot);
        return thinkInPlace(question);
      };
      const again = tableWith({ store: first.store, think });
      await again.ask({ type: 'hello' });
      await again.ask({ type: 'resume', careful: true });
      while (again.view().observation.result === undefined) {
        const move = again.view().observation.legal[0];
        if (move?.type === 'discard')
          await again.act({ type: 'discard', cards: move.from.slice(0, move.count) });
        else if (move?.type === 'ultimo') await again.act({ type: 'ultimo', cards: [] });
        else if (move !== undefined) await again.act(move);
      }
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked)).toEqual(new Set(['thumb']));
      asked.length = 0;
      await again.ask({ type: 'nextHand' });
      await again.act({ type: 'pass' });
      expect(new Set(asked)).toEqual(new Set(['level1']));
    },
  );
});

describe('a clock that jumps', () => {
  const DAY = 86_400_000;
  const clocks: readonly (readonly [string, (turn: number) => number])[] = [
    ['a day forward at every look', (turn) => turn * DAY],
    ['a day back at every look', (turn) => -turn * DAY],
    ['to and fro', (turn) => (turn % 2 === 0 ? DAY : -DAY)],
    ['not at all any more', () => 5],
    ['to nowhere', () => Number.NaN],
  ];

  test.each(clocks)('%s: every bot still answers, legally', LONG_RUN, async (_, clock) => {
    let turn = 0;
    const think = thinkHere({
      now: () => {
        turn++;
        return clock(turn);
      },
      pause: async () => undefined,
    });
    for (const bot of BOT_NAMES) {
      const table = tableWith({ think, budget: { ms: 20, worlds: 2 } });
      await table.ask(newMatchRequest({}, { you: 0, bot, seed: 'clock' }));
      await table.act({ type: 'pass' });
      expect(table.view().observation.toAct ?? 0).toBe(0);
      expect(table.log).toEqual([]);
    }
  });
});
