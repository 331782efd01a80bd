import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cleanName,
  initialPreferences,
  languageOf,
  PREFERENCE_KEYS,
  PREFERENCES,
  type PreferenceKey,
  type Preferences,
} from '#renderer/preferences/definitions.ts';
import { loadPreferences } from '#renderer/preferences/storage.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';

/** Another valid value for each preference, so that a change can be told from the first value. */
const OTHER: Record<PreferenceKey, unknown> = {
  language: 'de',
  playerName: 'Agathe',
  talk: false,
  suitColours: 'two',
  suitSigns: 'german',
  cardNames: 'cego',
  deckBack: 'ink',
  handOrder: 'taroksRightLow',
  leftHanded: true,
  theme: 'dark',
  felt: 'wine',
  interfaceScale: 130,
  speed: 'fast',
  motion: 'full',
  stepMode: true,
  playOnlyCard: true,
  confirmPlay: true,
  confirmBids: true,
  confirmAbandon: false,
  sound: false,
  volume: 30,
  showKeys: false,
  singleLetterKeys: false,
  keys: { pass: 'X' },
};

const start = () => {
  setActivePinia(createPinia());
  return usePreferences();
};

const root = document.documentElement;

beforeEach(() => localStorage.clear());

describe('every preference', () => {
  it.each(PREFERENCE_KEYS)('%s is kept over a restart', (key) => {
    const before = start();
    expect(before[key]).toEqual(PREFERENCES[key].initial);
    Object.assign(before, { [key]: OTHER[key] });
    expect(before.stored).toBe(true);
    const after = start();
    expect(after[key]).toEqual(OTHER[key]);
    for (const other of PREFERENCE_KEYS) {
      if (other !== key) expect(after[other]).toEqual(PREFERENCES[other].initial);
    }
  });

  it.each(PREFERENCE_KEYS)('%s falls back alone when its stored value is bad', (key) => {
    localStorage.setItem('dappen.preferences', JSON.stringify({ ...OTHER, [key]: { bad: [1] } }));
    const loaded = loadPreferences(localStorage);
    expect(loaded[key]).toEqual(PREFERENCES[key].initial);
    expect(loaded).toEqual({ ...OTHER, [key]: PREFERENCES[key].initial });
  });
});

describe('the store', () => {
  it('is itself the preferences', () => {
    const preferences: Preferences = start();
    expect(preferences.speed).toBe('normal');
  });
});

describe('storage', () => {
  it.each(['', 'null', '[]', '17', '{', '{"theme":', '"dark"', `"${'x'.repeat(300_000)}"`])(
    'starts afresh from %j',
    (text) => {
      localStorage.setItem('dappen.preferences', text);
      expect(loadPreferences(localStorage)).toEqual(initialPreferences());
    },
  );

  it('takes no prototype keys and no unknown keys', () => {
    localStorage.setItem(
      'dappen.preferences',
      '{"__proto__":{"theme":"dark"},"constructor":1,"later":2,"felt":"blue","keys":{"__proto__":"X","pass":"Y"}}',
    );
    const loaded = loadPreferences(localStorage);
    expect(loaded).toEqual({ ...initialPreferences(), felt: 'blue', keys: { pass: 'Y' } });
    expect(Object.getPrototypeOf(loaded)).toBe(Object.prototype);
  });

  it('works without storage and says so', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    const preferences = start();
    preferences.felt = 'slate';
    expect(preferences.felt).toBe('slate');
    expect(preferences.stored).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('at once', () => {
  it('appearance reaches the root element', () => {
    const preferences = start();
    preferences.language = 'de';
    preferences.theme = 'dark';
    preferences.suitColours = 'two';
    preferences.felt = 'blue';
    preferences.deckBack = 'fir';
    preferences.leftHanded = true;
    preferences.motion = 'none';
    preferences.interfaceScale = 150;
    expect(root.lang).toBe('de');
    expect({ ...root.dataset }).toEqual({
      theme: 'dark',
      suits: 'two',
      felt: 'blue',
      back: 'fir',
      hand: 'left',
      motion: 'none',
    });
    expect(root.style.getPropertyValue('--interface-scale')).toBe('1.5');
    preferences.reset();
    expect(root.dataset.felt).toBe('fir');
    expect(root.style.getPropertyValue('--interface-scale')).toBe('1');
    expect(root.dataset.motion).toBeUndefined();
  });

  it('keys appear on buttons, follow the map and vanish', () => {
    const preferences = start();
    expect(preferences.keyHint('pass')).toBe('P');
    preferences.keys = { pass: 'X' };
    expect(preferences.keyHint('pass')).toBe('X');
    preferences.singleLetterKeys = false;
    expect(preferences.keyHint('pass')).toBeUndefined();
    expect(preferences.keyHint('next')).toBe('Space');
    preferences.showKeys = false;
    expect(preferences.keyHint('next')).toBeUndefined();
  });
});

describe('language', () => {
  it.each([
    ['system', ['de-CH', 'en'], 'de'],
    ['system', ['fr', 'de'], 'de'],
    ['system', ['en-GB', 'de'], 'en'],
    ['system', ['fr'], 'en'],
    ['system', [], 'en'],
    ['en', ['de'], 'en'],
    ['de', ['en'], 'de'],
  ] as const)('%s on %j is %s', (chosen, system, shown) => {
    expect(languageOf(chosen, system)).toBe(shown);
  });
});

describe('names', () => {
  it.each([
    ['  Resi ', 'Resi'],
    ['Bartholomäus der Große', 'Bartholomäus'],
    ['a\n\u0000b\u202e c', 'a b c'],
    ['', ''],
    ['<b>x</b>', '<b>x</b>'],
  ])('%j becomes %j', (raw, name) => {
    expect(cleanName(raw)).toBe(name);
  });
});
