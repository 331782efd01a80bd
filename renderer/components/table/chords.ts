import type { Translate } from '#renderer/i18n/index.ts';

/** Parts of a chord that are called differently in each language. */
const NAMED = [
  'Space',
  'Enter',
  'Escape',
  'Ctrl',
  'Shift',
  'Alt',
  'Delete',
  'Backspace',
  'PageUp',
  'PageDown',
  'Insert',
] as const;

/** How a chord is written on a key: "Strg Z", "Leertaste". */
export function chordText(chord: string, t: Translate): string {
  const parts = chord.endsWith('+')
    ? [...chord.slice(0, -1).split('+').filter(Boolean), '+']
    : chord.split('+');
  return parts
    .map((part) => {
      const named = NAMED.find((name) => name === part);
      return named === undefined ? part : t(`preferences.keys.names.${named}`);
    })
    .join(' ');
}
