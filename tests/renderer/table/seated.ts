import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach } from 'vitest';
import type { GameEvent } from '#engine/games/dappen/event.ts';
import type { HostEvent, Request, SittingView } from '#engine/table/protocol.ts';
import TableScreen from '#renderer/components/table/TableScreen.vue';
import { setLanguage } from '#renderer/i18n/index.ts';
import type { Link } from '#renderer/link/link.ts';
import type { Preferences } from '#renderer/preferences/definitions.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { useScreens } from '#renderer/stores/screens.ts';
import { useSitting } from '#renderer/stores/sitting.ts';

enableAutoUnmount(afterEach);

export interface Seated {
  readonly screen: VueWrapper;
  /** Requests of the table, hello left out. */
  readonly asked: () => Request[];
  readonly tell: (event: HostEvent) => Promise<void>;
  readonly step: (events: readonly GameEvent[], view: SittingView) => Promise<void>;
  /** Presses a key on what has focus. */
  readonly press: (key: string, modifiers?: KeyboardEventInit) => Promise<void>;
}

/** The table screen at a moment of a hand, in a page, with a host that only listens. */
export async function seatedAt(view: SittingView, wishes: Partial<Preferences> = {}): Promise<Seated> {
  localStorage.clear();
  setActivePinia(createPinia());
  setLanguage('en');
  Object.assign(usePreferences(), { language: 'en', speed: 'instant', ...wishes });
  const requests: Request[] = [];
  let hear: (event: HostEvent) => void = () => undefined;
  const link: Link = {
    state: 'open',
    send: (request) => requests.push(request),
    onEvent: (listener) => {
      hear = listener;
      return () => undefined;
    },
    onState: () => () => undefined,
    retry: () => undefined,
  };
  useScreens().go({ name: 'table' });
  await useSitting().connect(() => Promise.resolve(link));
  hear({ type: 'welcome', re: 1, view });
  const screen = mount(TableScreen, { attachTo: document.body });
  await flushPromises();
  const tell = async (event: HostEvent): Promise<void> => {
    hear(event);
    await flushPromises();
  };
  return {
    screen,
    asked: () => requests.filter(({ type }) => type !== 'hello'),
    tell,
    step: (events, after) => tell({ type: 'step', kind: 'forward', events, view: after }),
    press: async (key, modifiers = {}) => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
      );
      await flushPromises();
    },
  };
}
