import { describe, expect, it } from 'vitest';
import { troubleOf } from '#engine/table/trouble.ts';
import { indexedDbStore } from '#engine/table/worker-store.ts';

/** As much of IndexedDB as the store uses, with the faults of real browsers; transactions are all or nothing. */
function fakeDatabase() {
  const stores = { match: new Map<string, unknown>(), aside: new Map<string, unknown>() };
  const trouble: { open?: string; blocked?: boolean; commit?: string; closed?: boolean } = {};
  let opened = 0;
  let database: { onclose?: () => void; onversionchange?: () => void; closed: boolean } | undefined;

  const later = (work: () => void): void => void Promise.resolve().then(work);
  const error = (name: string): DOMException => new DOMException('a fault', name);

  function transaction(mine: { closed: boolean }) {
    if (mine.closed) throw error('InvalidStateError');
    const work: (() => void)[] = [];
    const done: {
      oncomplete?: () => void;
      onabort?: () => void;
      onerror?: () => void;
      error?: DOMException;
    } = {};
    later(() =>
      later(() => {
        if (trouble.commit !== undefined) {
          done.error = error(trouble.commit);
          done.onabort?.();
          return;
        }
        for (const one of work) one();
        done.oncomplete?.();
      }),
    );
    return Object.assign(done, {
      objectStore: (name: 'match' | 'aside') => ({
        get: (key: string) => {
          const request: { result?: unknown } = {};
          work.push(() => {
            request.result = stores[name].get(key);
          });
          return request;
        },
        put: (value: unknown, key: string) => work.push(() => stores[name].set(key, value)),
        add: (value: unknown) => work.push(() => stores[name].set(String(stores[name].size), value)),
        delete: (key: string) => work.push(() => stores[name].delete(key)),
      }),
    });
  }

  const factory = {
    open() {
      opened++;
      const request: Record<string, unknown> & {
        onsuccess?: () => void;
        onerror?: () => void;
        onblocked?: () => void;
      } = {};
      later(() => {
        if (trouble.blocked) return request.onblocked?.();
        if (trouble.open !== undefined) {
          request.error = error(trouble.open);
          return request.onerror?.();
        }
        const mine = {
          closed: false,
          close(): void {
            mine.closed = true;
          },
          transaction: () => transaction(mine),
        };
        database = mine;
        request.result = mine;
        return request.onsuccess?.();
      });
      return request;
    },
  };
  return {
    factory: factory as unknown as IDBFactory,
    stores,
    trouble,
    opened: () => opened,
    /** As when somebody clears the site's data; `silently`: without an event. */
    takeAway: (silently = false) => {
      if (database === undefined) return;
      database.closed = true;
      if (!silently) database.onclose?.();
    },
    newerProgram: () => database?.onversionchange?.(),
  };
}

const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (thrown: unknown) => troubleOf(thrown),
  );

describe('the saved match in IndexedDB', () => {
  it('is what was saved last', async () => {
    const { factory, opened } = fakeDatabase();
    const store = indexedDbStore(factory);
    expect(await store.load()).toBeUndefined();
    await store.save('one');
    await store.save('two');
    expect(await store.load()).toBe('two');
    await store.clear();
    expect(await store.load()).toBeUndefined();
    expect(opened()).toBe(1);
  });

  it('is kept aside and forgotten in one transaction', async () => {
    const { factory, stores, trouble } = fakeDatabase();
    const store = indexedDbStore(factory);
    await store.save('garbled');
    trouble.commit = 'QuotaExceededError';
    expect(await reasonOf(store.setAside('garbled', 'notJson'))).toBe('full');
    expect(stores.aside.size).toBe(0);
    expect(stores.match.get('saved')).toBe('garbled');
    delete trouble.commit;
    await store.setAside('garbled', 'notJson');
    expect([...stores.aside.values()]).toEqual([{ text: 'garbled', reason: 'notJson' }]);
    expect(await store.load()).toBeUndefined();
  });

  it('without room: the old one stays, the player is told why, and the next save tries anew', async () => {
    const { factory, trouble } = fakeDatabase();
    const store = indexedDbStore(factory);
    await store.save('old');
    trouble.commit = 'QuotaExceededError';
    expect(await reasonOf(store.save('new'))).toBe('full');
    delete trouble.commit;
    expect(await store.load()).toBe('old');
    await store.save('newer');
    expect(await store.load()).toBe('newer');
  });

  it.each(['SecurityError', 'InvalidStateError', 'UnknownError'])(
    'in a window that keeps nothing (%s) is refused, and tried anew each time',
    async (name) => {
      const { factory, trouble } = fakeDatabase();
      const store = indexedDbStore(factory);
      trouble.open = name;
      expect(await reasonOf(store.load())).toBe('unavailable');
      expect(await reasonOf(store.save('x'))).toBe('unavailable');
      delete trouble.open;
      expect(await reasonOf(store.save('x'))).toBe('none');
    },
  );

  it('where there is no IndexedDB at all is refused', async () => {
    expect(await reasonOf(indexedDbStore(undefined).load())).toBe('unavailable');
  });

  it('is refused while another page holds an older database open', async () => {
    const { factory, trouble } = fakeDatabase();
    trouble.blocked = true;
    expect(await reasonOf(indexedDbStore(factory).save('x'))).toBe('unknown');
  });

  it.each([false, true])(
    'goes on when the database is closed under our hands (silently: %s)',
    async (silently) => {
      const { factory, takeAway, opened } = fakeDatabase();
      const store = indexedDbStore(factory);
      await store.save('one');
      takeAway(silently);
      await store.save('two');
      expect(await store.load()).toBe('two');
      expect(opened()).toBe(2);
    },
  );

  it('lets a newer program change the database, and opens it again after', async () => {
    const { factory, newerProgram, opened } = fakeDatabase();
    const store = indexedDbStore(factory);
    await store.save('one');
    newerProgram();
    expect(await store.load()).toBe('one');
    expect(opened()).toBe(2);
  });
});
