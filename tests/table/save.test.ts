import { describe, expect, it } from 'vitest';
import { printHand } from '#engine/match/index.ts';
import type { Unreadable } from '#engine/table/protocol.ts';
import { readSave } from '#engine/table/save.ts';
import { memoryStore, type Store } from '#engine/table/store.ts';
import { LONG_RUN, randomDeal, rulesOf } from '#tests/support/games.ts';
import { newMatchRequest, SEED, tableWith } from '#tests/support/sitting.ts';

/** The saved text of a match that has just begun. */
async function savedText(): Promise<string> {
  const table = tableWith();
  await table.ask(newMatchRequest());
  return (await table.store.load()) ?? '';
}

type Fields = Record<string, unknown>;

/** A saved text with something changed in it. */
async function spoilt(change: (save: Fields, table: Fields) => void): Promise<string> {
  const save = JSON.parse(await savedText()) as Fields & { table: Fields };
  change(save, save.table);
  return JSON.stringify(save);
}

const hand = randomDeal('a hand', { rules: rulesOf({}) });

const unreadable: readonly (readonly [string, () => string | Promise<string>, Unreadable, string])[] = [
  ['an empty file', () => '', 'garbled', 'bad-record.notJson'],
  ['a torn write', async () => (await savedText()).slice(0, -20), 'garbled', 'bad-record.notJson'],
  ['no object', () => '[]', 'garbled', 'bad-record.notAnObject'],
  [
    'a newer format',
    () => spoilt((save) => Object.assign(save, { format: 'dappen-match/9' })),
    'newer',
    'bad-record.unknownFormat',
  ],
  ['a record of one hand', () => printHand({ ...hand, actions: [] }), 'garbled', 'notAMatch'],
  ['a match without a table', () => spoilt((save) => delete save.table), 'garbled', 'table.'],
  [
    'a newer table',
    () => spoilt((_, table) => Object.assign(table, { version: 99 })),
    'newer',
    'table.version',
  ],
  [
    'a table of no version',
    () => spoilt((_, table) => Object.assign(table, { version: 'x' })),
    'garbled',
    'table.version',
  ],
  ['no hand', () => spoilt((save) => Object.assign(save, { hands: [] })), 'garbled', 'noHand'],
  ['no seed', () => spoilt((_, table) => delete table.seed), 'garbled', 'table.seed'],
  [
    'an unknown bot',
    () => spoilt((_, table) => Object.assign(table, { bots: ['hal'] })),
    'garbled',
    'table.bots.0',
  ],
  [
    'too few names',
    () => spoilt((_, table) => Object.assign(table, { names: ['a'] })),
    'garbled',
    'table.seats',
  ],
  ['a seat too many', () => spoilt((_, table) => Object.assign(table, { you: 7 })), 'garbled', 'table.seats'],
  [
    'a missing mark',
    () => spoilt((_, table) => Object.assign(table, { assisted: [] })),
    'garbled',
    'table.assisted',
  ],
  [
    'a deck that lacks a card',
    () => spoilt((save) => (save.hands = [{ deck: ['I'], actions: [] }])),
    'unplayable',
    'bad-deck.deck',
  ],
  [
    'an illegal action',
    () =>
      spoilt((save) => {
        const [first] = save.hands as { actions: unknown[] }[];
        first?.actions.unshift({ seat: 0, type: 'keep' });
      }),
    'unplayable',
    'wrong-seat.refused',
  ],
  ['a deeply nested text', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'garbled', 'bad-record.'],
];

describe('a save that cannot be read', () => {
  it.each(unreadable)(
    '%s is set aside with the reason, and a match can be begun',
    async (_, make, reason, detail) => {
      const text = await make();
      const store = memoryStore(text);
      const table = tableWith({ store });
      const [welcome] = await table.ask({ type: 'hello' });
      if (welcome?.type !== 'welcome') throw new Error('no welcome');
      expect(welcome.saved).toBeUndefined();
      expect(welcome.setAside?.reason).toBe(reason);
      expect(store.aside.map((one) => one.text)).toEqual([text]);
      expect(store.aside[0]?.reason).toContain(detail);
      expect(table.log).toContainEqual({ is: 'setAside', detail: store.aside[0]?.reason });
      await table.ask(newMatchRequest());
      expect(readSave((await store.load()) ?? '').ok).toBe(true);
      expect(store.aside.length).toBe(1);
    },
  );
});

describe('the saved match', () => {
  it('is a match record with a table key', async () => {
    const save: unknown = JSON.parse(await savedText());
    expect(save).toMatchObject({
      format: 'dappen-match/1',
      game: 'dappen',
      table: { seed: SEED, you: 0, assisted: [false] },
    });
  });

  it('is offered at the next hello, and gone on with at resume', LONG_RUN, async () => {
    const table = tableWith();
    await table.ask(newMatchRequest({}, { you: 4 }));
    const view = table.view();
    const again = tableWith({ store: table.store });
    const { rules, names, you, handNumber, totals } = view;
    expect(await again.ask({ type: 'hello' })).toEqual([
      { type: 'welcome', re: 1, saved: { rules, names, you, handNumber, totals } },
    ]);
    const [event] = await again.ask({ type: 'resume' });
    expect(event).toMatchObject({ type: 'step', kind: 'reset', events: [], view });
  });

  it('may hold a prepared deck that does not follow from its seed', async () => {
    const table = tableWith({
      store: memoryStore(
        await spoilt((save) => {
          save.hands = [{ deck: hand.deck, actions: [] }];
        }),
      ),
    });
    await table.ask({ type: 'hello' });
    await table.ask({ type: 'resume' });
    expect(table.view().handNumber).toBe(1);
  });

  it('is forgotten when the match is abandoned, also from the start screen', async () => {
    const store = memoryStore(await savedText());
    const table = tableWith({ store });
    await table.ask({ type: 'hello' });
    expect(await table.ask({ type: 'abandon' })).toEqual([{ type: 'closed', re: 2 }]);
    expect(await store.load()).toBeUndefined();
    expect(store.aside).toEqual([]);
  });

  it('that is over is still offered, so that its result can be seen', LONG_RUN, async () => {
    const table = tableWith();
    for (let seed = 0; ; seed++) {
      // with eight and you as Dealer the bots play the hand alone
      await table.ask(newMatchRequest({ players: 8, target: 1 }, { you: 2, seed: `over ${seed}` }));
      if (table.view().winners !== undefined) break;
    }
    const again = tableWith({ store: table.store });
    const [welcome] = await again.ask({ type: 'hello' });
    expect(welcome).toMatchObject({ type: 'welcome', saved: { over: true } });
    await again.ask({ type: 'resume' });
    expect(again.view()).toEqual(table.view());
  });
});

/** An error as Node or a browser names it. */
const trouble = (code: string): Error => Object.assign(new Error(`${code}: '/home/somebody'`), { code });

/** A memory store one of whose functions fails. */
function broken(part: keyof Store, code: string): Store {
  return { ...memoryStore(), [part]: () => Promise.reject(trouble(code)) };
}

describe('a store that fails', () => {
  it('lets the sitting go on, and says so', async () => {
    const table = tableWith({ store: { ...broken('save', 'ENOSPC'), aside: [] } });
    const events = await table.ask(newMatchRequest());
    expect(events).toContainEqual({ type: 'notSaved', reason: 'full' });
    expect(table.view().observation.toAct).toBe(0);
  });

  it('that cannot be read offers nothing, and is not written to', async () => {
    const store = { ...broken('load', 'EACCES'), aside: [] };
    const table = tableWith({ store });
    expect(await table.ask({ type: 'hello' })).toEqual([
      { type: 'notSaved', reason: 'forbidden' },
      { type: 'welcome', re: 1 },
    ]);
    const events = await table.ask(newMatchRequest());
    expect(events).toContainEqual({ type: 'notSaved', reason: 'forbidden' });
  });
});
