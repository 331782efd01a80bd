import { defineStore } from 'pinia';
import { ref, shallowRef, watch } from 'vue';
import { MAX_RECORD_BYTES, type OpenedFile } from '#electron/contract.ts';
import type { SavedMatch, Unreadable } from '#engine/table/protocol.ts';
import { useScreens } from './screens.ts';
import { useSitting } from './sitting.ts';

/** `unanswered`: the host died over it; it is not given to the next one. */
export type OpenProblem = Unreadable | Exclude<OpenedFile['is'], 'text'> | 'unanswered';

/** A match that was opened from a file, between the moment it comes in and the person's answer. */
export const useOpenedMatch = defineStore('openedMatch', () => {
  const sitting = useSitting();
  const screens = useScreens();
  /** Its text, until the host has looked at it. */
  const unread = ref<string>();
  const match = shallowRef<SavedMatch>();
  const problem = ref<OpenProblem>();

  function offer(file: OpenedFile): void {
    dismiss();
    if (file.is === 'text') unread.value = file.text;
    else problem.value = file.is;
  }

  /** A file that the page itself was given. Its size is looked at before anything is read. */
  async function read(file: File): Promise<void> {
    if (file.size > MAX_RECORD_BYTES) return offer({ is: 'tooLarge' });
    await file.text().then(
      (text) => offer({ is: 'text', text }),
      () => offer({ is: 'unreadable' }),
    );
  }

  function dismiss(): void {
    unread.value = undefined;
    match.value = undefined;
    problem.value = undefined;
  }

  function play(): void {
    dismiss();
    sitting.playOpened();
    screens.go({ name: 'table' });
  }

  // The host may not be there yet: a file can be what the program was started with.
  watch(
    () => (sitting.linkState === 'open' && sitting.welcomed ? unread.value : undefined),
    async (text) => {
      if (text === undefined) return;
      const found = await sitting.openRecord(text);
      if (unread.value !== text) return;
      unread.value = undefined;
      if (typeof found === 'string') problem.value = found;
      else match.value = found;
    },
    { immediate: true },
  );

  return { match, problem, offer, read, dismiss, play };
});
