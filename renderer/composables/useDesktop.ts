import { watch } from 'vue';
import type { Command } from '#electron/contract.ts';
import { SCALE } from '#renderer/preferences/definitions.ts';
import { useOpenedMatch } from '#renderer/stores/openedMatch.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { useScreens } from '#renderer/stores/screens.ts';

/** Does what the system's menu asks for and takes opened files, in the desktop edition; else nothing. */
export function useDesktop(): void {
  const { dappen } = window;
  if (dappen === undefined) return;
  const screens = useScreens();
  const preferences = usePreferences();
  const opened = useOpenedMatch();

  const scaleBy = (steps: number): void => {
    const wanted = preferences.interfaceScale + steps * SCALE.step;
    preferences.interfaceScale = Math.min(Math.max(wanted, SCALE.min), SCALE.max);
  };
  const acts: Readonly<Record<Command, () => void>> = {
    newMatch: () => screens.open({ name: 'newGame' }),
    scores: () => screens.open({ name: 'scores' }),
    preferences: () => screens.open({ name: 'preferences' }),
    rules: () => screens.open({ name: 'help' }),
    keys: () => screens.open({ name: 'help', section: 'keys' }),
    credits: () => screens.open({ name: 'credits' }),
    larger: () => scaleBy(1),
    smaller: () => scaleBy(-1),
    usualSize: () => {
      preferences.interfaceScale = 100;
    },
  };

  dappen.listen((command) => acts[command](), opened.offer);
  watch(() => preferences.locale, dappen.showLanguage, { immediate: true });
}
