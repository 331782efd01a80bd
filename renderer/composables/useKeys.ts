import { useEventListener } from '@vueuse/core';
import { actionsFor, type KeyAction } from '#renderer/preferences/keys.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';

/** What each key does here; return false to leave the key to somebody else. */
export type KeyHandlers = Partial<Record<KeyAction, () => unknown>>;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Keys that mean nothing to a field: Enter neither to one of which something is chosen. */
const passesField = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' ||
  /^F\d+$/.test(key) ||
  (key === 'Enter' && target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type));

/** On a button these keys press it; they must not mean something else as well. Space leaves cards of the
 *  hand alone (`data-space-free`): there it hurries the table, like everywhere else. Enter leaves alone what
 *  the screen confirms itself (`data-enter-free`). */
function pressesButton(event: KeyboardEvent): boolean {
  if (!(event.target instanceof HTMLElement)) return false;
  const button = event.target.closest('button, a[href], [role="tab"]');
  if (button === null) return false;
  if (event.key === 'Enter') return !button.hasAttribute('data-enter-free');
  return event.key === ' ' && !button.hasAttribute('data-space-free');
}

/**
 * The keys of a screen, by the one map in the preferences. Nothing happens while somebody types, or in an
 * open dialog (it has its own keys). `digit` hears 1 … 9, which never mean anything else.
 */
export function useKeys(handlers: KeyHandlers, digit?: (n: number) => void): void {
  const preferences = usePreferences();
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || pressesButton(event)) return;
    if (typing(event.target) && !passesField(event)) return;
    if (document.querySelector('[role="dialog"]') !== null) return;
    if (digit && /^[1-9]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
      digit(Number(event.key));
      return;
    }
    for (const action of actionsFor(event, preferences)) {
      const handler = handlers[action];
      if (handler === undefined || handler() === false) continue;
      event.preventDefault();
      return;
    }
  });
}
