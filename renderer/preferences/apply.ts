import type { Language, Preferences } from './definitions.ts';

/** Which of the two themes is shown. */
export const themeOf = (theme: Preferences['theme'], systemIsDark: boolean): 'light' | 'dark' =>
  theme === 'system' ? (systemIsDark ? 'dark' : 'light') : theme;

/**
 * Writes the preferences that are pure appearance onto the root element, where the stylesheets look for
 * them: `lang`, `data-theme`, `data-suits`, `data-felt`, `data-back`, `data-motion`, `data-hand` and
 * the scale as `--interface-scale`, from which the root's font size is made and so everything in `rem`.
 */
export function applyPreferences(
  root: HTMLElement,
  preferences: Preferences,
  shown: { readonly language: Language; readonly theme: 'light' | 'dark'; readonly scale: number },
): void {
  root.lang = shown.language;
  root.dataset.theme = shown.theme;
  root.dataset.suits = preferences.suitColours;
  root.dataset.felt = preferences.felt;
  root.dataset.back = preferences.deckBack;
  root.dataset.hand = preferences.leftHanded ? 'left' : 'right';
  if (preferences.motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = preferences.motion;
  root.style.setProperty('--interface-scale', `${shown.scale}`);
}
