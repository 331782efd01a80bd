import { describe, expect, it } from 'vitest';
import { messageOf } from '#engine/result.ts';
import { createSaver, type SaverEars } from '#engine/table/saver.ts';
import { type MemoryStore, memoryStore, type Store } from '#engine/table/store.ts';

/** A store whose writes wait until they are let through, or fail. */
function gated(inner: MemoryStore = memoryStore()) {
  const written: string[] = [];
  let gate: Promise<void> = Promise.resolve();
  let open: () => void = () => undefined;
  let trouble: string | undefined;
  let writing = 0;
  const pass = async (): Promise<void> => {
    writing++;
    expect(writing, 'writes overlap').toBe(1);
    await gate;
    writing--;
    if (trouble !== undefined) throw new Error(trouble);
  };
  const store: Store = {
    load: () => inner.load(),
    async save(text) {
      await pass();
      written.push(text);
      await inner.save(text);
    },
    async clear() {
      await pass();
      written.push('cleared');
      await inner.clear();
    },
    async setAside(text, reason) {
      await pass();
      written.push(`aside ${reason}`);
      await inner.setAside(text, reason);
    },
  };
  return {
    store,
    inner,
    written,
    shut: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
    fail: (reason: string | undefined) => {
      trouble = reason;
    },
  };
}

const DEAF: SaverEars = { failed: () => undefined, wrote: () => undefined };
/** Notes every failure's words, and `ok` for every write that went well. */
const listening = (heard: string[]): SaverEars => ({
  failed: (thrown) => heard.push(messageOf(thrown)),
  wrote: () => heard.push('ok'),
});

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('the saver', () => {
  it('writes one at a time and skips what is outdated before its turn came', async () => {
    const { store, written, shut, open } = gated();
    const saver = createSaver(store, DEAF);
    shut();
    saver.save(() => 'a');
    await turn();
    saver.save(() => {
      throw new Error('printed although outdated');
    });
    saver.save(() => 'c');
    open();
    await saver.settled();
    expect(written).toEqual(['a', 'c']);
  });

  it('clears after what was saved before', async () => {
    const { store, written, inner, shut, open } = gated();
    const saver = createSaver(store, DEAF);
    shut();
    saver.save(() => 'a');
    await turn();
    saver.clear();
    open();
    await saver.settled();
    expect(written).toEqual(['a', 'cleared']);
    expect(await inner.load()).toBeUndefined();
  });

  it('tells of a failed write and goes on with the next', async () => {
    const { store, written, fail } = gated();
    const reasons: string[] = [];
    const saver = createSaver(store, listening(reasons));
    fail('disk full');
    saver.save(() => 'a');
    await saver.settled();
    fail(undefined);
    saver.save(() => 'b');
    await saver.settled();
    expect(reasons).toEqual(['disk full', 'ok']);
    expect(written).toEqual(['b']);
  });

  it('never overwrites what could not be set aside', async () => {
    const { store, inner, written, fail } = gated(memoryStore('garbled'));
    const reasons: string[] = [];
    const saver = createSaver(store, listening(reasons));
    expect(await saver.read()).toBe('garbled');
    fail('read-only');
    saver.setAside('garbled', 'notJson');
    saver.save(() => 'new');
    await saver.settled();
    expect(await inner.load()).toBe('garbled');
    expect(reasons).toContain('read-only');
    expect(reasons).not.toContain('ok');
    fail(undefined);
    saver.save(() => 'newer');
    await saver.settled();
    expect(written).toEqual(['aside notJson', 'newer']);
    expect(inner.aside).toEqual([{ text: 'garbled', reason: 'notJson' }]);
  });

  it('sets aside what nobody looked at before it is overwritten', async () => {
    const { store, inner } = gated(memoryStore('an old match'));
    const saver = createSaver(store, DEAF);
    saver.save(() => 'new');
    await saver.settled();
    expect(inner.aside).toEqual([{ text: 'an old match', reason: 'neverRead' }]);
    expect(await inner.load()).toBe('new');
  });
});
