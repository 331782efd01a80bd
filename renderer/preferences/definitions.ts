import * as v from 'valibot';
import { clippedName } from '#engine/table/names.ts';
import { isAssignable, KEY_DEFAULTS, type KeyAction, type KeyMap } from './keys.ts';

/**
 * Every preference: what values it takes, which it has at first, and where it stands on the page. How
 * they are stored is storage.ts, how they reach the page apply.ts.
 */

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const;
export const SUIT_COLOURS = ['four', 'two'] as const;
export const SUIT_SIGNS = ['french', 'german'] as const;
export const CARD_NAMES = ['tarok', 'cego'] as const;
export const DECK_BACKS = ['cherry', 'fir', 'ink'] as const;
/** Where the Taroks stand in the hand, and whether high cards stand left. */
export const HAND_ORDERS = ['taroksLeftHigh', 'taroksLeftLow', 'taroksRightHigh', 'taroksRightLow'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export const FELTS = ['fir', 'blue', 'wine', 'slate'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const SCALE = { min: 80, max: 150, step: 10 } as const;
/** Letters of a name that fit a seat's plaque. */
export const NAME_LENGTH = 12;

/** A name as it is kept: one line, no spaces around it, short enough for a plaque. */
export const cleanName = (raw: string): string => clippedName(raw, NAME_LENGTH);

const nameSchema = v.pipe(v.string(), v.maxLength(200), v.transform(cleanName));

const keyMapSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((given): KeyMap => {
    const map: Partial<Record<KeyAction, string>> = {};
    for (const action of Object.keys(KEY_DEFAULTS) as KeyAction[]) {
      const chord = Object.hasOwn(given, action) ? given[action] : undefined;
      if (chord !== undefined && isAssignable(chord)) map[action] = chord;
    }
    return map;
  }),
);

const scale = v.pipe(v.number(), v.integer(), v.minValue(SCALE.min), v.maxValue(SCALE.max));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

export type Section = 'person' | 'cards' | 'pace' | 'sound' | 'look' | 'keys';
export const SECTIONS: readonly Section[] = ['person', 'cards', 'look', 'pace', 'sound', 'keys'];

interface Definition<T> {
  readonly section: Section;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly initial: T;
  readonly control:
    | { readonly kind: 'choice'; readonly values: readonly T[] }
    | { readonly kind: 'switch' }
    | { readonly kind: 'text' }
    | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly step: number }
    | { readonly kind: 'keys' };
}

const choice = <const T extends string>(
  section: Section,
  values: readonly T[],
  initial: NoInfer<T>,
): Definition<T> => ({ section, schema: v.picklist(values), initial, control: { kind: 'choice', values } });

const toggle = (section: Section, initial: boolean): Definition<boolean> => ({
  section,
  schema: v.boolean(),
  initial,
  control: { kind: 'switch' },
});

/** In the order they stand on the page. */
export const PREFERENCES = {
  /** `system`: German where the system speaks German, else English. */
  language: choice('person', LANGUAGE_CHOICES, 'system'),
  /** Empty: "You". */
  playerName: {
    section: 'person',
    schema: nameSchema,
    initial: '',
    control: { kind: 'text' },
  } as Definition<string>,
  /** Lines of talk in the bots' bubbles; what they bid is always shown. */
  talk: toggle('person', true),

  suitColours: choice('cards', SUIT_COLOURS, 'four'),
  suitSigns: choice('cards', SUIT_SIGNS, 'french'),
  cardNames: choice('cards', CARD_NAMES, 'tarok'),
  deckBack: choice('cards', DECK_BACKS, 'cherry'),
  handOrder: choice('cards', HAND_ORDERS, 'taroksLeftHigh'),
  leftHanded: toggle('cards', false),

  theme: choice('look', THEMES, 'system'),
  felt: choice('look', FELTS, 'fir'),
  /** Per cent; 100 is the design size. */
  interfaceScale: {
    section: 'look',
    schema: scale,
    initial: 100,
    control: { kind: 'range', ...SCALE },
  } as Definition<number>,

  speed: choice('pace', SPEEDS, 'normal'),
  /** `system`: as the system's wish for reduced motion says. */
  motion: choice('pace', MOTIONS, 'system'),
  /** Waits for a key after every card of a bot. */
  stepMode: toggle('pace', false),
  playOnlyCard: toggle('pace', false),
  /** A card has to be chosen twice before it is played. */
  confirmPlay: toggle('pace', false),
  /** Asks before Solo, a challenge, a push or a raise. */
  confirmBids: toggle('pace', false),
  /** Asks before a running match is given up. */
  confirmAbandon: toggle('pace', true),

  sound: toggle('sound', true),
  /** Per cent. */
  volume: {
    section: 'sound',
    schema: percent,
    initial: 60,
    control: { kind: 'range', min: 0, max: 100, step: 10 },
  } as Definition<number>,

  showKeys: toggle('keys', true),
  singleLetterKeys: toggle('keys', true),
  keys: {
    section: 'keys',
    schema: keyMapSchema,
    initial: {},
    control: { kind: 'keys' },
  } as Definition<KeyMap>,
} as const;

export type PreferenceKey = keyof typeof PREFERENCES;
type ValueOf<D> = D extends Definition<infer T> ? T : never;
/** All preferences as a plain object. */
export type Preferences = { -readonly [K in PreferenceKey]: ValueOf<(typeof PREFERENCES)[K]> };

export const PREFERENCE_KEYS = Object.keys(PREFERENCES) as readonly PreferenceKey[];

/** The preferences of somebody who never changed any. A new object. */
export function initialPreferences(): Preferences {
  return Object.fromEntries(PREFERENCE_KEYS.map((key) => [key, PREFERENCES[key].initial])) as Preferences;
}

/** The language to show: the chosen one, else German for a German system, else English. */
export const languageOf = (chosen: Preferences['language'], systemLanguages: readonly string[]): Language => {
  if (chosen !== 'system') return chosen;
  for (const tag of systemLanguages) {
    const primary = tag.toLowerCase().split('-')[0];
    const known = LANGUAGES.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return 'en';
};
