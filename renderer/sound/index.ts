import { useEventListener } from '@vueuse/core';
import { watch } from 'vue';
import { usePreferences } from '../stores/preferences.ts';
import { useSitting } from '../stores/sitting.ts';
import { createSoundPlayer } from './player.ts';
import { type SoundName, soundFor } from './sounds.ts';

const player = createSoundPlayer(() => new AudioContext());

/** Plays a sound as loud as the preferences say; silent when sound is off. */
export function playSound(name: SoundName): void {
  const preferences = usePreferences();
  if (preferences.sound) player.play(name, preferences.volume / 100);
}

/** Called once, near the root: sounds for everything that is shown, from the first gesture on. */
export function useSounds(): void {
  const sitting = useSitting();
  useEventListener(window, ['pointerdown', 'keydown'], () => player.unlock(), {
    capture: true,
    passive: true,
  });
  sitting.onShown((event, view) => {
    const name = soundFor(event, view);
    if (name !== undefined) playSound(name);
  });
  watch(
    () => sitting.yourTurn,
    (yours) => {
      if (yours) playSound('turn');
    },
  );
}
