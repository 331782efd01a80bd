/**
 * Everything a key can do, with its usual key. Every one can be remapped; single letters can be switched
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
export const KEY_ACTIONS = Object.keys(KEY_DEFAULTS) as readonly KeyAction[];
/** Second keys that many programs have; they count as long as they mean nothing else. */
const ALSO: Readonly<Record<string, KeyAction>> = { 'Ctrl+Y': 'redo' };
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

/** The key of an action as things stand. */
export const keyFor = (action: KeyAction, map: KeyMap): string => map[action] ?? KEY_DEFAULTS[action];

/** Another action that has this chord already. */
export const takenBy = (chord: string, action: KeyAction, map: KeyMap): KeyAction | undefined =>
  KEY_ACTIONS.find((other) => other !== action && keyFor(other, map) === chord);

export interface KeySettings {
  readonly keys: KeyMap;
  readonly singleLetterKeys: boolean;
}

/**
 * The actions a key press may mean, in the order of `KEY_ACTIONS`; usually none or one. The caller takes
 * the one that is possible at the moment.
 */
export function actionsFor(press: KeyPress, settings: KeySettings): readonly KeyAction[] {
  const chord = chordOf(press);
  if (!settings.singleLetterKeys && isSingleCharacter(chord)) return [];
  const meant = KEY_ACTIONS.filter((action) => keyFor(action, settings.keys) === chord);
  const also = ALSO[chord];
  return meant.length === 0 && also !== undefined ? [also] : meant;
}

/** The key to show on a button, or undefined where it would not work or is not to be shown. */
export function shownKey(
  action: KeyAction,
  settings: KeySettings & { readonly showKeys: boolean },
): string | undefined {
  const chord = keyFor(action, settings.keys);
  return settings.showKeys && (settings.singleLetterKeys || !isSingleCharacter(chord)) ? chord : undefined;
}
