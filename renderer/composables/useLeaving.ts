import { useEventListener } from '@vueuse/core';
import { computed, watch } from 'vue';
import { useSitting } from '#renderer/stores/sitting.ts';

/** A window that holds what could not be saved does not close, or load anew, without a question. */
export function useLeaving(): void {
  const sitting = useSitting();
  const unsaved = computed(() => sitting.view !== undefined && sitting.notSaved !== undefined);
  const { dappen } = window;
  if (dappen) {
    // Main asks, in a dialog of the system; a page that is loaded anew finds its host again.
    watch(unsaved, (is) => dappen.tellUnsaved(is));
    return;
  }
  useEventListener(window, 'beforeunload', (event) => {
    if (unsaved.value) event.preventDefault();
  });
}
