import type { Store } from './store.ts';

/**
 * The saved match in IndexedDB, for the browser edition: the object store `match` holds the saved text
 * under one key, `aside` every text that was set aside. Each call is one transaction, so that a call that
 * fails leaves what was there. A browser may have no IndexedDB, refuse it (private windows, site data
 * switched off) or close it under our hands (site data cleared): calls then reject, and each tries anew.
 */
const DATABASE = 'dappen';
const MATCH = 'match';
const ASIDE = 'aside';
const KEY = 'saved';

interface Stores {
  readonly match: IDBObjectStore;
  readonly aside: IDBObjectStore;
}

export function indexedDbStore(factory: IDBFactory | undefined): Store {
  let opened: Promise<IDBDatabase> | undefined;

  const forget = (): void => {
    opened = undefined;
  };

  /** Opens the database once; a failure is tried again at the next call. */
  function database(): Promise<IDBDatabase> {
    opened ??= open(factory, forget).catch((thrown: unknown) => {
      forget();
      throw thrown;
    });
    return opened;
  }

  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const start = (from: IDBDatabase) => from.transaction([MATCH, ASIDE], mode, { durability: 'strict' });
    const known = await database();
    try {
      return start(known);
    } catch {
      // Closed meanwhile; a fresh one says why if it cannot be used either.
      forget();
      return start(await database());
    }
  }

  async function inOne<T>(mode: IDBTransactionMode, use: (stores: Stores) => () => T): Promise<T> {
    const transaction = await begin(mode);
    const result = use({ match: transaction.objectStore(MATCH), aside: transaction.objectStore(ASIDE) });
    await finished(transaction);
    return result();
  }

  return {
    load: () =>
      inOne('readonly', ({ match }) => {
        const request: IDBRequest<unknown> = match.get(KEY);
        return () => (typeof request.result === 'string' ? request.result : undefined);
      }),
    save: (text) =>
      inOne('readwrite', ({ match }) => {
        match.put(text, KEY);
        return nothing;
      }),
    clear: () =>
      inOne('readwrite', ({ match }) => {
        match.delete(KEY);
        return nothing;
      }),
    setAside: (text, reason) =>
      inOne('readwrite', ({ match, aside }) => {
        aside.add({ text, reason });
        match.delete(KEY);
        return nothing;
      }),
  };
}

const nothing = (): void => undefined;

function open(factory: IDBFactory | undefined, closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (factory === undefined) throw new DOMException('there is no IndexedDB', 'InvalidStateError');
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(MATCH);
      request.result.createObjectStore(ASIDE, { autoIncrement: true });
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = closed;
      database.onversionchange = () => {
        // A newer program, or somebody who clears the site's data, is not kept waiting.
        database.close();
        closed();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB cannot be opened'));
    request.onblocked = () => reject(new Error('IndexedDB is blocked'));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (): void => reject(transaction.error ?? new Error('IndexedDB transaction aborted'));
    transaction.oncomplete = () => resolve();
    transaction.onerror = failed;
    transaction.onabort = failed;
  });
}
