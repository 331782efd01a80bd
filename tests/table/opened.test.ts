import { describe, expect, it } from 'vitest';
import { type HostEvent, parseHostEvent } from '#engine/table/protocol.ts';
import { memoryStore } from '#engine/table/store.ts';
import { errorIn, newMatchRequest, type Table, tableWith } from '#tests/support/sitting.ts';

/** A match that comes from a file: looked at, offered, and taken over only when asked for. */

const opened = (events: readonly HostEvent[]) => {
  const event = events.find(({ type }) => type === 'opened');
  if (event?.type !== 'opened') throw new Error(`not opened: ${JSON.stringify(events)}`);
  return event;
};

/** A table with six bots whose person has sat down, and what it saved. */
async function begun(seed: string): Promise<{ table: Table; saved: string }> {
  const table = tableWith();
  await table.ask({ ...newMatchRequest(), seed } as Parameters<Table['ask']>[0]);
  return { table, saved: (await table.store.load()) ?? '' };
}

describe('a match from a file', () => {
  it('is described, and nothing else changes before it is asked for', async () => {
    const { saved: foreign } = await begun('another evening');
    const { table, saved } = await begun('this evening');
    const view = table.view();
    const { match, problem } = opened(await table.ask({ type: 'openRecord', record: foreign }));
    expect(problem).toBeUndefined();
    expect(match).toMatchObject({ handNumber: 1, you: view.you });
    expect(await table.store.load()).toBe(saved);
    expect(await table.ask({ type: 'hello' })).toMatchObject([{ type: 'welcome', view }]);
  });

  it('takes the place of the match under way when asked for, exactly where it stood', async () => {
    const other = await begun('another evening');
    const { table } = await begun('this evening');
    await table.ask({ type: 'openRecord', record: other.saved });
    const [step] = await table.ask({ type: 'playOpened' });
    expect(step).toMatchObject({ type: 'step', kind: 'reset' });
    expect(table.view()).toEqual(other.table.view());
    expect(await table.store.load()).toBe(other.saved);
    expect(errorIn(await table.ask({ type: 'playOpened' }))).toEqual({ code: 'nothingSaved' });
  });

  it('takes the place of a saved match too, and of none', async () => {
    const other = await begun('another evening');
    const { saved } = await begun('this evening');
    for (const store of [memoryStore(saved), memoryStore()]) {
      const table = tableWith({ store });
      await table.ask({ type: 'hello' });
      await table.ask({ type: 'openRecord', record: other.saved });
      await table.ask({ type: 'playOpened' });
      expect(table.view()).toEqual(other.table.view());
      expect(store.aside).toEqual([]);
    }
  });

  it('may be an export without a seed: the hands to come are dealt anew', async () => {
    const { saved } = await begun('another evening');
    const { table: key, ...rest } = JSON.parse(saved) as { table: Record<string, unknown> };
    const { seed: _seed, ...exported } = key;
    const table = tableWith();
    const record = JSON.stringify({ ...rest, table: exported });
    expect(opened(await table.ask({ type: 'openRecord', record })).match).toBeDefined();
    await table.ask({ type: 'playOpened' });
    expect(table.view().handNumber).toBe(1);
  });

  it.each([
    ['{', 'garbled'],
    ['', 'garbled'],
    ['{"format":"dappen-match/9","game":"dappen"}', 'newer'],
  ])('%j cannot be gone on with, and the match under way goes on', async (record, problem) => {
    const { table, saved } = await begun('this evening');
    expect(opened(await table.ask({ type: 'openRecord', record }))).toMatchObject({ problem });
    expect(errorIn(await table.ask({ type: 'playOpened' }))).toEqual({ code: 'nothingSaved' });
    expect(await table.store.load()).toBe(saved);
  });

  it.each([
    ['a\u202eb\u2066c', 'a b c'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['two\r\nlines\u0000', 'two lines'],
    ['half \ud800', 'half'],
    [' \u200b\u00a0', 'Player 1'],
  ])('a name in it is one plain line: %j is shown as %j, and the page takes it', async (name, shown) => {
    const { saved } = await begun('another evening');
    const record = JSON.parse(saved) as { table: { names: string[] } };
    record.table.names[0] = name;
    const table = tableWith();
    const event = opened(await table.ask({ type: 'openRecord', record: JSON.stringify(record) }));
    expect(parseHostEvent(structuredClone(event))).toEqual({ ok: true, value: event });
    expect(event.match?.names[0]).toBe(shown);
    await table.ask({ type: 'playOpened' });
    expect(JSON.parse((await table.store.load()) ?? '')).toMatchObject({ table: { names: { 0: shown } } });
  });

  it('that does not go by its rules cannot either', async () => {
    const { saved } = await begun('another evening');
    const cheated = saved.replace(
      /"actions":\[/,
      '"actions":[{"seat":0,"type":"solo"},{"seat":0,"type":"solo"},',
    );
    const { problem } = opened(await tableWith().ask({ type: 'openRecord', record: cheated }));
    expect(problem).toBe('unplayable');
  });
});
