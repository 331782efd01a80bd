import { describe, expect, it } from 'vitest';
import { createSaver } from '#engine/table/saver.ts';
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

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('the saver', () => {
  it('writes one at a time and skips what is outdated before its turn came', async () => {
    const { store, written, shut, open } = gated();
    const saver = createSaver(store, () => undefined);
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
    const saver = createSaver(store, () => undefined);
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
    const saver = createSaver(store, (reason) => reasons.push(reason));
    fail('disk full');
    saver.save(() => 'a');
    await saver.settled();
    fail(undefined);
    saver.save(() => 'b');
    await saver.settled();
    expect(reasons).toEqual(['disk full']);
    expect(written).toEqual(['b']);
  });

  it('never overwrites what could not be set aside', async () => {
    const { store, inner, written, fail } = gated(memoryStore('garbled'));
    const reasons: string[] = [];
    const saver = createSaver(store, (reason) => reasons.push(reason));
    expect(await saver.read()).toBe('garbled');
    fail('read-only');
    saver.setAside('garbled', 'notJson');
    saver.save(() => 'new');
    await saver.settled();
    expect(await inner.load()).toBe('garbled');
    expect(reasons.length).toBeGreaterThan(0);
    fail(undefined);
    saver.save(() => 'newer');
    await saver.settled();
    expect(written).toEqual(['aside notJson', 'newer']);
    expect(inner.aside).toEqual([{ text: 'garbled', reason: 'notJson' }]);
  });

  it('sets aside what nobody looked at before it is overwritten', async () => {
    const { store, inner } = gated(memoryStore('an old match'));
    const saver = createSaver(store, () => undefined);
    saver.save(() => 'new');
    await saver.settled();
    expect(inner.aside).toEqual([{ text: 'an old match', reason: 'neverRead' }]);
    expect(await inner.load()).toBe('new');
  });
});
