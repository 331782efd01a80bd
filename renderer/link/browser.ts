import type { HostEvent, Request } from '#engine/table/protocol.ts';
import { checkedEvent } from './checked.ts';
import type { Link, LinkState } from './link.ts';

/** Name of the lock that only one tab of this origin can hold. */
const LOCK = 'dappen-sitting';
/** A host that died is replaced this often in a row before it counts as lost. */
const RESTARTS = 3;
/** A host that owes an answer, or a bot's move, for so long is taken for dead, in ms. Longer than any bot may think. */
const SILENCE_MS = 20_000;

/** Whether more will come by itself: it is a bot's turn. */
const owesMore = (event: HostEvent): boolean => {
  if (event.type !== 'step') return false;
  const { you, observation } = event.view;
  return observation.toAct !== undefined && observation.toAct !== you;
};

/** The parts of a Worker that are used; tests pass their own. */
export type HostWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface BrowserParts {
  readonly startWorker: () => HostWorker;
  /** Undefined where the browser has none (then nothing guards against a second tab). */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly persist: () => Promise<unknown>;
}

const browserParts = (): BrowserParts => ({
  startWorker: () =>
    new Worker(new URL('../../engine/table/worker.ts', import.meta.url), { type: 'module', name: 'host' }),
  locks: navigator.locks,
  persist: () => navigator.storage?.persist?.() ?? Promise.resolve(false),
});

/**
 * The host in a Worker of this page. Storage belongs to the origin, so one tab at a time holds the game:
 * a second one waits for the lock and takes over when the first is closed.
 */
export function browserLink(parts: BrowserParts = browserParts()): Link {
  const events = new Set<(event: HostEvent) => void>();
  const states = new Set<(state: LinkState) => void>();
  let state: LinkState = 'connecting';
  let worker: HostWorker | undefined;
  let deaths = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const enter = (next: LinkState): void => {
    if (state === next) return;
    state = next;
    for (const listener of states) listener(next);
  };

  const died = (): void => {
    clearTimeout(silence);
    worker?.terminate();
    worker = undefined;
    deaths += 1;
    enter('connecting');
    if (deaths > RESTARTS) enter('lost');
    else start();
  };

  const watch = (): void => {
    clearTimeout(silence);
    silence = setTimeout(died, SILENCE_MS);
  };

  function start(): void {
    const mine = parts.startWorker();
    worker = mine;
    mine.addEventListener('message', (message) => {
      if (worker !== mine) return;
      clearTimeout(silence);
      const event = checkedEvent((message as MessageEvent<unknown>).data);
      if (event === undefined) return;
      if (owesMore(event)) watch();
      // Only what goes on counts: a host that dies again where it was resumed is not well.
      if (event.type === 'step' && event.kind === 'forward') deaths = 0;
      for (const listener of events) listener(event);
    });
    for (const trouble of ['error', 'messageerror'] as const) {
      mine.addEventListener(trouble, () => {
        if (worker === mine) died();
      });
    }
    enter('open');
  }

  /** Holds the lock until the tab closes; `elsewhere` as long as another tab has it. */
  async function claim(): Promise<void> {
    const { locks } = parts;
    const hold = (): Promise<never> => {
      start();
      return new Promise<never>(() => undefined);
    };
    if (locks === undefined) {
      start();
      return;
    }
    await locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock !== null) return hold();
      enter('elsewhere');
      // Not awaited here: this request ends, the next one stands in line for the lock.
      void locks.request(LOCK, hold);
      return undefined;
    });
  }

  parts.persist().catch((error: unknown) => console.warn('the browser may clear the storage:', error));
  // Without the right to lock nothing guards against a second tab; the game can be played all the same.
  claim().catch(start);

  return {
    get state() {
      return state;
    },
    send(request: Request) {
      if (state !== 'open' || worker === undefined) return;
      worker.postMessage(request);
      watch();
    },
    onEvent: (listener) => {
      events.add(listener);
      return () => events.delete(listener);
    },
    onState: (listener) => {
      states.add(listener);
      return () => states.delete(listener);
    },
    retry() {
      if (state !== 'lost') return;
      deaths = 0;
      enter('connecting');
      start();
    },
  };
}
