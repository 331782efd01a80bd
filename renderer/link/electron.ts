import type { DesktopApi } from '#electron/contract.ts';
import { checkedEvent } from './checked.ts';
import type { Link, LinkState } from './link.ts';

declare global {
  interface Window {
    readonly dappen?: DesktopApi;
  }
}

/** The host in a utility process, behind the functions that the preload exposes. */
export function electronLink(api: DesktopApi | undefined = window.dappen): Link {
  if (api === undefined) throw new Error('the desktop edition runs in its own window only');
  const events = new Set<(event: NonNullable<ReturnType<typeof checkedEvent>>) => void>();
  const states = new Set<(state: LinkState) => void>();
  let state: LinkState = 'connecting';
  const enter = (next: LinkState): void => {
    state = next;
    for (const listener of states) listener(next);
  };
  api.connect(
    (message) => {
      const event = checkedEvent(message);
      if (event) for (const listener of events) listener(event);
    },
    // The main process restarts a host that died; only when it gives up is it lost for this window.
    (next) => enter(next === 'open' ? 'open' : next === 'stopped' ? 'lost' : 'connecting'),
  );
  return {
    get state() {
      return state;
    },
    send: (request) => api.send(request),
    onEvent: (listener) => {
      events.add(listener);
      return () => events.delete(listener);
    },
    onState: (listener) => {
      states.add(listener);
      return () => states.delete(listener);
    },
    retry: () => {
      if (state !== 'lost') return;
      enter('connecting');
      api.retry();
    },
  };
}
