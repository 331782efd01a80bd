import { describe, expect, it } from 'vitest';
import type { Bot } from '#engine/bots/bot.ts';
import { random } from '#engine/bots/random.ts';
import { thumb } from '#engine/bots/thumb/thumb.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import {
  apply,
  type HandState,
  isAmong,
  newHand,
  observe,
  resultOf,
  toAct,
} from '#engine/games/dappen/index.ts';
import { LONG_RUN, type RandomHand, randomDeal, recordOf } from '#tests/support/games.ts';
import type { SeatedAction } from '#tests/support/second-reading.ts';

const DEALS = 250;

/** Plays a deal with a bot in each seat; throws, with the record, at an illegal action. */
async function playOut(deal: RandomHand, bots: readonly Bot[]): Promise<HandState> {
  let state = newHand(deal);
  const actions: SeatedAction[] = [];
  for (let seat = toAct(state); seat !== undefined; seat = toAct(state)) {
    const seen = observe(state, seat);
    const bot = bots[seat % bots.length] as Bot;
    const { action } = await bot(seen, rngFrom(`${deal.seed} ${actions.length}`), {});
    actions.push({ seat, ...action });
    const step = isAmong(seen.legal, action) ? apply(state, seat, action) : undefined;
    if (!step?.ok) throw new Error(`illegal\nseed: ${deal.seed}\nrecord: ${recordOf(deal, actions)}`);
    state = step.value.state;
  }
  return state;
}

describe.each([
  ['random', [random]],
  ['thumb', [thumb]],
  ['both', [thumb, random]],
])('%s, by any rules', (name, bots) => {
  it('plays legally to the end of the hand', LONG_RUN, async () => {
    for (let i = 0; i < DEALS; i++) {
      const end = await playOut(randomDeal(`${name} ${i}`), bots);
      expect(resultOf(end)).toBeDefined();
    }
  });
});

describe('thumb', () => {
  it('never misses a duty', LONG_RUN, async () => {
    for (let i = 0; i < DEALS; i++) {
      const deal = randomDeal(`duty ${i}`);
      const rules = { ...deal.rules, missedDuty: true };
      const result = resultOf(await playOut({ ...deal, rules }, [thumb, random]));
      if (result?.missedBy !== null && result !== undefined) expect((result.missedBy ?? 0) % 2).toBe(1);
    }
  });

  it('decides the same whatever the generator says', LONG_RUN, async () => {
    for (let i = 0; i < 20; i++) {
      const deal = randomDeal(`same ${i}`);
      const first = await playOut(deal, [thumb]);
      expect(await playOut({ ...deal, seed: `${deal.seed} again` }, [thumb])).toEqual(first);
    }
  });
});

describe('random', () => {
  it('follows its generator', LONG_RUN, async () => {
    const deal = randomDeal('follows');
    const first = await playOut(deal, [random]);
    expect(await playOut(deal, [random])).toEqual(first);
    expect(await playOut({ ...deal, seed: 'another' }, [random])).not.toEqual(first);
  });
});
