import * as v from 'valibot';
import { initialPreferences, PREFERENCE_KEYS, PREFERENCES, type Preferences } from './definitions.ts';

/** The part of `localStorage` that is needed; tests pass a Map-backed one. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Longest stored text that is looked at; anything longer was not written by this program. */
const MAX_LENGTH = 200_000;

const memory = new Map<string, string>();
/** Keeps text for this run only: for private windows and storage that is switched off. */
export const memoryStore: TextStore = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => {
    memory.set(key, value);
  },
};

/** The browser's storage, or the memory of this run where there is none. */
export function browserStore(): TextStore {
  try {
    return globalThis.localStorage ?? memoryStore;
  } catch {
    return memoryStore;
  }
}

/** Reads JSON; undefined when there is none or it cannot be read. */
export function readJson(store: TextStore, key: string): unknown {
  try {
    const text = store.getItem(key);
    return text === null || text.length > MAX_LENGTH ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Writes JSON; false when it could not be kept (storage full or switched off). */
export function writeJson(store: TextStore, key: string, value: unknown): boolean {
  try {
    store.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const KEY = 'dappen.preferences';

/** The stored preferences; whatever is missing or unusable has its first value, the rest is kept. */
export function loadPreferences(store: TextStore): Preferences {
  const stored = readJson(store, KEY);
  const preferences = initialPreferences();
  if (typeof stored !== 'object' || stored === null) return preferences;
  for (const key of PREFERENCE_KEYS) {
    if (!Object.hasOwn(stored, key)) continue;
    const parsed = v.safeParse(PREFERENCES[key].schema, (stored as Record<string, unknown>)[key]);
    if (parsed.success) Object.assign(preferences, { [key]: parsed.output });
  }
  return preferences;
}

export const savePreferences = (store: TextStore, preferences: Preferences): boolean =>
  writeJson(store, KEY, preferences);
