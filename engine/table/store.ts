/**
 * Where the one saved match lies: a file under Electron, IndexedDB in the browser, memory in tests.
 * Every function may reject; the sitting then goes on in memory and says so.
 */
export interface Store {
  /** The saved text; undefined when there is none. */
  load(): Promise<string | undefined>;
  /** Replaces the saved text, all or nothing. Never called while another call is under way. */
  save(text: string): Promise<void>;
  /** Forgets the saved text. */
  clear(): Promise<void>;
  /** Keeps a text that could not be read somewhere out of the way, and forgets it as the saved one. */
  setAside(text: string, reason: string): Promise<void>;
}

/** A store that lasts as long as its object; `aside` shows what was set aside. */
export interface MemoryStore extends Store {
  readonly aside: readonly { readonly text: string; readonly reason: string }[];
}

export function memoryStore(saved?: string): MemoryStore {
  let text = saved;
  const aside: { text: string; reason: string }[] = [];
  return {
    aside,
    load: async () => text,
    save: async (next) => {
      text = next;
    },
    clear: async () => {
      text = undefined;
    },
    setAside: async (unreadable, reason) => {
      aside.push({ text: unreadable, reason });
      text = undefined;
    },
  };
}
