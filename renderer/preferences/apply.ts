import type { Language, Preferences } from './definitions.ts';

/** Size of the root's font, in px, at an interface scale of 100 %. */
const DESIGN_FONT_PX = 16;

/** Which of the two themes is shown. */
export const themeOf = (theme: Preferences['theme'], systemIsDark: boolean): 'light' | 'dark' =>
  theme === 'system' ? (systemIsDark ? 'dark' : 'light') : theme;

/**
 * Writes the preferences that are pure appearance onto the root element, where the stylesheets look for
 * them: `lang`, `data-theme`, `data-suits`, `data-felt`, `data-back`, `data-motion`, `data-hand` and
 * the scale as the root's font size, which everything written in `rem` follows.
 */
export function applyPreferences(
  root: HTMLElement,
  preferences: Preferences,
  shown: { readonly language: Language; readonly theme: 'light' | 'dark' },
): void {
  root.lang = shown.language;
  root.dataset.theme = shown.theme;
  root.dataset.suits = preferences.suitColours;
  root.dataset.felt = preferences.felt;
  root.dataset.back = preferences.deckBack;
  root.dataset.hand = preferences.leftHanded ? 'left' : 'right';
  if (preferences.motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = preferences.motion;
  root.style.fontSize = `${(DESIGN_FONT_PX * preferences.interfaceScale) / 100}px`;
}
