import type { Store } from './store.ts';

/**
 * Writes to a store one at a time, in order. While one write is under way only the newest of the
 * waiting ones is kept: an older state of the match is of no use to anybody.
 */
export interface Saver {
  /** Reads the saved text. Rejects if the store does. */
  read(): Promise<string | undefined>;
  /** Saves as soon as the store is free. `print` is called only when it comes to writing. */
  save(print: () => string): void;
  clear(): void;
  /** A text that was read and made no sense: set aside now or, if that fails, before the next write. */
  setAside(text: string, reason: string): void;
  /** Resolves when nothing waits to be written. */
  settled(): Promise<void>;
}

/** Hears how writing goes; nothing is thrown. */
export interface SaverEars {
  /** A write did not succeed. The next one writes everything anew, so nothing is to be done. */
  failed(thrown: unknown): void;
  /** A write succeeded. */
  wrote(): void;
}

export function createSaver(store: Store, ears: SaverEars): Saver {
  let job: (() => Promise<void>) | undefined;
  let running: Promise<void> | undefined;
  /** What must not be overwritten: a text nobody has looked at yet, or one that is to be set aside. */
  let guarded: 'unread' | 'read' | { readonly text: string; readonly reason: string } = 'unread';

  async function secure(): Promise<void> {
    if (guarded === 'unread') {
      const text = await store.load();
      guarded = text === undefined ? 'read' : { text, reason: 'neverRead' };
    }
    if (guarded === 'read') return;
    await store.setAside(guarded.text, guarded.reason);
    guarded = 'read';
  }

  async function drain(): Promise<void> {
    while (job !== undefined) {
      const next = job;
      job = undefined;
      try {
        await secure();
        await next();
        ears.wrote();
      } catch (thrown) {
        ears.failed(thrown);
      }
    }
    running = undefined;
  }

  function put(next: () => Promise<void>): void {
    job = next;
    running ??= drain();
  }

  return {
    async read() {
      await running;
      const text = await store.load();
      guarded = 'read';
      return text;
    },
    save: (print) => put(() => store.save(print())),
    clear: () => put(() => store.clear()),
    setAside(text, reason) {
      guarded = { text, reason };
      put(async () => undefined);
    },
    async settled() {
      while (running !== undefined) await running;
    },
  };
}
