import { describe, expect, it } from 'vitest';
import { type Card, PACK } from '#engine/cards/card.ts';
import { type Rng, rngFrom } from '#engine/cards/rng.ts';
import type { Action } from '#engine/games/dappen/action.ts';
import type { SittingView } from '#engine/table/protocol.ts';
import { type MemoryStore, memoryStore } from '#engine/table/store.ts';
import { DECK_KINDS, deckOfKind } from '#tests/support/decks.ts';
import { choose, LONG_RUN, randomMood, randomRules } from '#tests/support/games.ts';
import { leaksIn, silentSteps } from '#tests/support/leaks.ts';
import { newMatchRequest, SEED, type Table, tableWith } from '#tests/support/sitting.ts';

/**
 * Random sittings over every rule set, played through the protocol alone. Decks and moods look for the
 * rare branches of the rules.
 */

const SITTINGS = 40;

/** Bots that do not search: what is tested is the table. */
const QUICK_BOTS = ['random', 'level1', 'thumb'] as const;

const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.upTo(from.length - 1)] as T;

/** A store with a match of random rules that begins with a deck of a random kind. */
async function randomSave(seed: string): Promise<string> {
  const rng = rngFrom(`sitting ${seed}`);
  const rules = randomRules(rng);
  const you = rng.upTo(rules.players - 1);
  const table = tableWith();
  const request = newMatchRequest(rules, { you });
  const bots = request.bots.map(() => pick(rng, QUICK_BOTS));
  await table.ask({ ...request, bots });
  const save = JSON.parse((await table.store.load()) ?? '');
  const deck = deckOfKind(pick(rng, DECK_KINDS), rules.players, save.dealer, rng);
  return JSON.stringify({ ...save, hands: [{ deck, actions: [] }] });
}

async function resumed(store: MemoryStore): Promise<Table> {
  const table = tableWith({ store });
  await table.ask({ type: 'hello' });
  await table.ask({ type: 'resume' });
  return table;
}

/** What happens before each own action; may put another table in the place of the one there was. */
type Meanwhile = (table: Table) => Promise<Table>;

interface Played {
  readonly view: SittingView;
  readonly actions: readonly Action[];
  /** Of all tables that were used. */
  readonly leaks: readonly string[];
}

/** Plays a hand to its end by a mood; what happens meanwhile must not change it. */
async function playHand(seed: string, save: string, meanwhile: Meanwhile): Promise<Played> {
  const rng = rngFrom(`acts ${seed}`);
  const mood = randomMood(rng);
  const actions: Action[] = [];
  const leaks: string[] = [];
  let table = await resumed(memoryStore(save));
  const note = (): void => {
    leaks.push(...table.events.flatMap(leaksIn), ...silentSteps(table.events));
  };
  for (;;) {
    const before = table;
    const after = await meanwhile(table);
    if (after !== before) note();
    table = after;
    const { observation, you } = table.view();
    if (observation.result !== undefined) break;
    expect(observation.toAct, 'nobody acts').toBe(you);
    const action = choose(observation.legal, observation.dapper === you, mood, rng);
    actions.push(action);
    const answer = await table.act(action);
    expect(answer[0], 'the action was refused').toMatchObject({ type: 'step', kind: 'forward' });
  }
  note();
  const view = table.view();
  return { view, actions, leaks };
}

/** Runs a check over random sittings; a failure tells the seed and the saved match. */
async function eachSitting(
  name: string,
  check: (seed: string, save: string) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < SITTINGS; i++) {
    const seed = `${name} ${i}`;
    const save = await randomSave(seed);
    await check(seed, save).catch((thrown: unknown) => {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      throw new Error(`${message}\nseed: ${seed}\nsave: ${save}`, { cause: thrown });
    });
  }
}

const nothing: Meanwhile = async (table) => table;

/** The same hand, whether or not it counts as assisted. */
const unassisted = (view: SittingView): SittingView => ({
  ...view,
  assisted: false,
  canRedo: false,
  hands: view.hands.map((hand) => ({ ...hand, assisted: false })),
});

describe('the search for secrets', () => {
  it('finds a hidden card and the seed', async () => {
    const table = tableWith();
    await table.ask(newMatchRequest());
    const event = table.events[0];
    if (event?.type !== 'step') throw new Error('no step');
    expect(leaksIn(event)).toEqual([]);
    const { observation } = event.view;
    const hidden = PACK.find((card) => !observation.dealt.includes(card)) as Card;
    const peeked = { ...observation, hand: [...observation.hand, hidden] };
    expect(leaksIn({ ...event, view: { ...event.view, observation: peeked } })).toEqual([hidden]);
    expect(leaksIn({ type: 'record', re: 1, record: `{"seed":"${SEED}"}` })).toEqual(['the seed']);
  });
});

describe('a random sitting', () => {
  it('tells no secret, and its events are all well formed', LONG_RUN, async () => {
    await eachSitting('secrets', async (seed, save) => {
      const { leaks } = await playHand(seed, save, nothing);
      expect(leaks).toEqual([]);
    });
  });

  it('stopped, saved and loaded anywhere goes on as the same hand', LONG_RUN, async () => {
    await eachSitting('load', async (seed, save) => {
      const straight = await playHand(seed, save, nothing);
      const broken = await playHand(seed, save, async (table) => {
        const again = await resumed(table.store);
        expect(again.view()).toEqual(table.view());
        return again;
      });
      expect(broken).toEqual(straight);
    });
  });

  it('goes the same way after any number of undos taken back', LONG_RUN, async () => {
    await eachSitting('undo', async (seed, save) => {
      const straight = await playHand(seed, save, nothing);
      const rng = rngFrom(`undo ${seed}`);
      const undone = await playHand(seed, save, async (table) => {
        const view = table.view();
        let steps = 0;
        while (table.view().canUndo && rng.upTo(2) > 0) {
          await table.ask({ type: 'undo' });
          steps++;
        }
        for (; steps > 0; steps--) await table.ask({ type: 'redo' });
        expect(unassisted(table.view())).toEqual(unassisted(view));
        return table;
      });
      expect(unassisted(undone.view)).toEqual(unassisted(straight.view));
    });
  });

  it('is not moved by malformed or out-of-turn messages', LONG_RUN, async () => {
    const bad: readonly unknown[] = [
      undefined,
      'pass',
      { id: 1 },
      { id: 1, type: 'act' },
      { id: 1, type: 'act', action: { type: 'play', card: 'XXII' } },
      { id: 1, type: 'act', action: { type: 'play', card: 'S7', seat: 3 } },
      { id: 1, type: 'newMatch', rules: { players: 5 }, you: 0, names: [], bots: [] },
      { id: 1, type: 'newMatch', rules: {}, you: 0, names: ['a'], bots: ['thumb'] },
      { id: 1, type: 'redo' },
      { id: 1, type: 'resume' },
      { id: 1, type: 'nextHand' },
      { id: 1, type: 'act', action: { type: 'discard', cards: ['Skus'] } },
    ];
    await eachSitting('bad', async (seed, save) => {
      await playHand(seed, save, async (table) => {
        if (table.view().observation.result !== undefined) return table;
        const view = table.view();
        const saved = await table.store.load();
        for (const message of bad) {
          const events = await table.tell(message);
          expect(events.map((event) => event.type)).toEqual(['error']);
          expect(JSON.stringify(events)).not.toContain(SEED);
        }
        await table.ask({ type: 'hello' });
        expect(table.view()).toEqual(view);
        expect(await table.store.load()).toBe(saved);
        return table;
      });
    });
  });
});
