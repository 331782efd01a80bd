import { createHelpers, type HelperThread, helpersFor } from '../bots/parallel/helpers.ts';
import { PULSE } from '../pulse.ts';
import { createHost } from './host.ts';
import { limited, type Timer } from './limit.ts';
import type { HostEvent } from './protocol.ts';
import { thinkHere } from './think.ts';
import { pauseByPort } from './worker-pause.ts';
import { indexedDbStore } from './worker-store.ts';

/**
 * The browser edition's host: `new Worker(new URL('…/engine/table/worker.ts', import.meta.url), { type:
 * 'module' })`. Requests in by `postMessage`, host events out; nothing of the page is touched.
 */

/** The part of a worker's global scope that is used; the page's own type says something else. */
interface Scope {
  onmessage: ((message: MessageEvent<unknown>) => void) | null;
  postMessage(event: HostEvent | typeof PULSE): void;
}
const scope: Scope = globalThis as unknown as Scope;

/** 128 random bits in hexadecimal; `randomUUID` would want a secure context. */
function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const timer: Timer = (ms, ring) => {
  const id = setTimeout(ring, ms);
  return () => clearTimeout(id);
};

/** A Worker of this Worker; where a browser has none, all is thought here. */
function helperThread(): HelperThread {
  const worker = new Worker(new URL('./worker-helper.ts', import.meta.url), {
    type: 'module',
    name: 'helper',
  });
  return {
    post: (message) => worker.postMessage(message),
    listen(answer, gone) {
      worker.onmessage = ({ data }) => answer(data);
      const lost = (): void => {
        gone();
        worker.terminate();
      };
      worker.onerror = lost;
      worker.onmessageerror = lost;
    },
  };
}

const host = createHost({
  post: (event) => scope.postMessage(event),
  store: indexedDbStore(globalThis.indexedDB),
  entropy,
  think: limited(
    thinkHere({
      now: () => performance.now(),
      pause: pauseByPort(),
      helpers: createHelpers(helperThread, helpersFor(navigator.hardwareConcurrency)),
    }),
    timer,
  ),
  log: (entry) => console.warn(entry.is, entry.detail),
});

scope.onmessage = ({ data }) => {
  if (data === PULSE) scope.postMessage(PULSE);
  else void host.receive(data);
};
