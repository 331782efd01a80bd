import type { Language } from './definitions.ts';

/**
 * Everything a key can do, with its usual key in English. Every one can be remapped; single letters can be switched
 * off altogether, because screen readers use them too.
 *
 * A chord is written as `KeyboardEvent.key` says it, letters in upper case, with the modifiers before it
 * in the order Ctrl, Alt, Shift: `P`, `Ctrl+Shift+Z`, `F1`, `Space`, `Escape`.
 */
export const KEY_DEFAULTS = {
  next: 'Space',
  confirm: 'Enter',
  pass: 'P',
  solo: 'O',
  dapp: 'D',
  challenge: 'C',
  push: 'U',
  raise: 'E',
  keep: 'K',
  goAhead: 'G',
  claim: 'A',
  lastTrick: 'L',
  scores: 'S',
  log: 'T',
  rules: 'R',
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Shift+Z',
  mute: 'M',
  help: 'F1',
  fullScreen: 'F11',
  menu: 'Escape',
} as const;

export type KeyAction = keyof typeof KEY_DEFAULTS;

/** Letters come from the language's own words. Where nothing stands here the usual key is that of English. */
const LETTERS: Readonly<Record<Language, Readonly<Partial<Record<KeyAction, string>>>>> = {
  en: {},
  de: {
    challenge: 'S', // Strecken
    push: 'C', // Schieben
    keep: 'B', // Selber
    claim: 'N', // den Rest nehmen
    scores: 'A', // Anschrieb
    log: 'V', // Verlauf
  },
};
export const KEY_ACTIONS = Object.keys(KEY_DEFAULTS) as readonly KeyAction[];
/** Second keys that many programs have; they count as long as they mean nothing else. */
const ALSO: Readonly<Record<string, KeyAction>> = { 'Ctrl+Y': 'redo', '?': 'help' };
/** Remapped keys: action → chord; an action that is left out keeps its usual key. */
export type KeyMap = Readonly<Partial<Record<KeyAction, string>>>;

/** Keys that move focus or choose, and therefore never mean anything else. */
const RESERVED =
  /^(Tab|Shift\+Tab|Shift|Control|Alt|Meta|ArrowLeft|ArrowRight|ArrowUp|ArrowDown|Home|End|[1-9])$/;

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

/** The chord of a key press; ⌘ counts as Ctrl, so that one map serves every system. */
export function chordOf(press: KeyPress): string {
  const key = press.key === ' ' ? 'Space' : press.key.length === 1 ? press.key.toUpperCase() : press.key;
  const modifiers: string[] = [];
  if (press.ctrlKey || press.metaKey) modifiers.push('Ctrl');
  if (press.altKey) modifiers.push('Alt');
  // For printable keys without another modifier Shift is part of the character already ("?", "P").
  if (press.shiftKey && (key.length > 1 || modifiers.length > 0)) modifiers.push('Shift');
  return [...modifiers, key].join('+');
}

/** A chord that is one character, nothing held down: what "single-letter keys off" silences. */
export const isSingleCharacter = (chord: string): boolean => [...chord].length === 1;

export const isAssignable = (chord: string): boolean =>
  chord.length > 0 && chord.length <= 24 && !RESERVED.test(chord);

/** The key of an action for somebody who never changed it. */
export const usualKey = (action: KeyAction, language: Language): string =>
  LETTERS[language][action] ?? KEY_DEFAULTS[action];

export interface KeySettings {
  /** The language that is shown. */
  readonly locale: Language;
  readonly keys: KeyMap;
  readonly singleLetterKeys: boolean;
}

/** The key of an action as things stand. */
export const keyFor = (action: KeyAction, { keys, locale }: Omit<KeySettings, 'singleLetterKeys'>): string =>
  keys[action] ?? usualKey(action, locale);

/** Another action that has this chord already. */
export const takenBy = (
  chord: string,
  action: KeyAction,
  settings: Omit<KeySettings, 'singleLetterKeys'>,
): KeyAction | undefined =>
  KEY_ACTIONS.find((other) => other !== action && keyFor(other, settings) === chord);

/**
 * The actions a key press may mean, usually none or one; the caller takes the first that is possible at the
 * moment. A key that was chosen in one language may be a usual one in another: then the choice comes first.
 */
export function actionsFor(press: KeyPress, settings: KeySettings): readonly KeyAction[] {
  const chord = chordOf(press);
  if (!settings.singleLetterKeys && isSingleCharacter(chord)) return [];
  const meant = KEY_ACTIONS.filter((action) => keyFor(action, settings) === chord).sort(
    (a, b) => Number(b in settings.keys) - Number(a in settings.keys),
  );
  const also = ALSO[chord];
  return meant.length === 0 && also !== undefined ? [also] : meant;
}

/** Second keys of an action that work as things stand. */
export const secondKeys = (action: KeyAction, settings: KeySettings): readonly string[] =>
  Object.keys(ALSO).filter(
    (chord) =>
      ALSO[chord] === action &&
      (settings.singleLetterKeys || !isSingleCharacter(chord)) &&
      KEY_ACTIONS.every((other) => keyFor(other, settings) !== chord),
  );

/** The key to show on a button, or undefined where it would not work or is not to be shown. */
export function shownKey(
  action: KeyAction,
  settings: KeySettings & { readonly showKeys: boolean },
): string | undefined {
  const chord = keyFor(action, settings);
  return settings.showKeys && (settings.singleLetterKeys || !isSingleCharacter(chord)) ? chord : undefined;
}
