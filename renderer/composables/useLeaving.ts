import { useEventListener } from '@vueuse/core';
import { useSitting } from '#renderer/stores/sitting.ts';

/**
 * A browser asks before it closes or reloads a tab that holds what could not be saved: its host goes with the page.
 * Not so the window of the desktop edition, which nothing of the page may hold back.
 */
export function useLeaving(): void {
  const sitting = useSitting();
  useEventListener(window, 'beforeunload', (event) => {
    const unsaved = sitting.view !== undefined && sitting.notSaved !== undefined;
    if (unsaved && window.dappen === undefined) event.preventDefault();
  });
}
