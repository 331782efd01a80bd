import { type BrowserWindow, dialog } from 'electron';
import type { Words } from './words.ts';

/** Whether the window may close: not without a question while the match cannot be saved. */
export interface Leaving {
  /** The page says whether there is something that could not be saved. */
  unsaved(is: boolean): void;
}

/** Holds the window while something is unsaved and asks the person; `leave` closes it if that is what they want. */
export function watchLeaving(
  window: BrowserWindow,
  words: () => Words,
  leave: () => void,
  complain: (reason: unknown) => void,
): Leaving {
  let unsaved = false;
  let asking = false;

  async function ask(): Promise<void> {
    const { unsaved: message, unsavedDetail: detail, stay, closeAllTheSame } = words();
    const buttons = [stay, closeAllTheSame];
    const { response } = await dialog.showMessageBox(window, {
      ...{ type: 'warning', message, detail, buttons },
      ...{ defaultId: 0, cancelId: 0, noLink: true },
    });
    if (response !== 1) return;
    unsaved = false;
    leave();
  }

  window.on('close', (event) => {
    if (!unsaved) return;
    event.preventDefault();
    if (asking) return;
    asking = true;
    void ask()
      .catch(complain)
      .finally(() => {
        asking = false;
      });
  });
  return {
    unsaved: (is) => {
      unsaved = is;
    },
  };
}
