import { MOST_TICKS, type Patience, PULSE, type Pulse, patience, TICK_MS, takePulse } from '#engine/pulse.ts';
import type { HostEvent, Request } from '#engine/table/protocol.ts';
import { checkedEvent } from './checked.ts';
import type { Link, LinkState } from './link.ts';

/** Name of the lock that only one tab of this origin can hold. */
const LOCK = 'dappen-sitting';
/** A host that died is replaced this often in a row before it counts as lost. */
const RESTARTS = 3;

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
  /** Rings again and again, every `TICK_MS`; returns how to stop it. */
  readonly repeat: (ring: () => void) => () => void;
}

const browserParts = (): BrowserParts => ({
  startWorker: () =>
    new Worker(new URL('../../engine/table/worker.ts', import.meta.url), { type: 'module', name: 'host' }),
  locks: navigator.locks,
  persist: () => navigator.storage?.persist?.() ?? Promise.resolve(false),
  repeat: (ring) => {
    const id = setInterval(ring, TICK_MS);
    return () => clearInterval(id);
  },
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
  /** For an answer that the host owes, or a bot's move. A host that is blocked owes its pulse as well, but one
   *  may give signs of life and no answer. */
  let answer: Patience | undefined;
  let stopWatch: () => void = () => undefined;

  const enter = (next: LinkState): void => {
    if (state === next) return;
    state = next;
    for (const listener of states) listener(next);
  };

  const died = (): void => {
    stopWatch();
    worker?.terminate();
    worker = undefined;
    deaths += 1;
    enter('connecting');
    if (deaths > RESTARTS) enter('lost');
    else start();
  };

  /** Looks at every tick whether the worker is there and does what it owes; returns what hears its pulse. */
  function watch(mine: HostWorker): Pulse {
    const pulse = takePulse(() => mine.postMessage(PULSE), died);
    const owed = patience(MOST_TICKS + 1, died); // a bot may take up to three of them
    answer = owed;
    stopWatch = parts.repeat(() => {
      pulse.tick();
      if (worker === mine) owed.tick();
    });
    return pulse;
  }

  function start(): void {
    const mine = parts.startWorker();
    worker = mine;
    const pulse = watch(mine);
    mine.addEventListener('message', (message) => {
      if (worker !== mine) return;
      const { data } = message as MessageEvent<unknown>;
      if (data === PULSE) return pulse.heard();
      answer?.heard();
      const event = checkedEvent(data);
      if (event === undefined) return;
      if (owesMore(event)) answer?.wait();
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
      answer?.wait();
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
