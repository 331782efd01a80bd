import type { Language, Preferences } from './definitions.ts';

/** Which of the two themes is shown. */
export const themeOf = (theme: Preferences['theme'], systemIsDark: boolean): 'light' | 'dark' =>
  theme === 'system' ? (systemIsDark ? 'dark' : 'light') : theme;

/**
 * Writes the preferences that are pure appearance onto the root element, where the stylesheets look for
 * them: `lang`, `data-theme`, `data-suits`, `data-felt`, `data-back`, `data-hand` and the scale.
 * The scale is CSS zoom, so everything grows alike; sizes relative to the window must therefore be
 * written as percentages of the root, not as `vw`/`vh`.
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
  const scale = preferences.interfaceScale / 100;
  root.style.setProperty('--ui-scale', String(scale));
  root.style.setProperty('zoom', scale === 1 ? '' : String(scale));
}
