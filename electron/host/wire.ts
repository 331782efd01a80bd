import type { MessageEvent, MessagePortMain, ParentPort } from 'electron';
import * as v from 'valibot';
import { PULSE } from '#engine/pulse.ts';
import { type FromHost, TO_HOST } from '../contract.ts';

/** How messages come to the host and go from it, whatever carries them. */
export interface Wire {
  /** Carries plain data to the page; dropped when nobody is at the other end. */
  post(message: unknown): void;
  /** Hears every message as it came, unchecked. */
  listen(receive: (message: unknown) => void): void;
}

type HostsPort = Pick<ParentPort, 'on' | 'postMessage'>;

/** The parts of `process` that a wire may run over. */
export interface ProcessLike {
  readonly parentPort?: HostsPort;
  readonly connected?: boolean;
  send?(
    message: unknown,
    handle?: undefined,
    options?: undefined,
    done?: (error: Error | null) => void,
  ): boolean;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/**
 * Under Electron: main hands over a port to the page, and a new one when the page was loaded again. Main's question
 * for a sign of life is answered here, in the thread that everything else of the host runs in.
 */
function electronWire(parentPort: HostsPort): Wire {
  let port: MessagePortMain | undefined;
  return {
    post: (message) => port?.postMessage(message),
    listen(receive) {
      parentPort.on('message', ({ data, ports: [next] }: MessageEvent) => {
        const message = v.safeParse(TO_HOST, data);
        if (!message.success) return;
        if (message.output === PULSE) {
          const alive: FromHost = PULSE;
          return parentPort.postMessage(alive);
        }
        if (next === undefined) return;
        port?.close();
        port = next;
        next.on('message', ({ data }) => receive(data));
        next.start();
      });
    },
  };
}

/** Under plain Node (tests): the channel of `child_process.fork`. */
function nodeWire(child: ProcessLike): Wire {
  return {
    post(message) {
      // The parent may go at any moment; what it then misses it asks for again by `hello`.
      if (child.connected) child.send?.(message, undefined, undefined, () => undefined);
    },
    listen(receive) {
      child.on('message', receive);
    },
  };
}

export function openWire(from: ProcessLike): Wire {
  if (from.parentPort) return electronWire(from.parentPort);
  if (from.send) return nodeWire(from);
  throw new Error('the host is started by the desktop edition or by fork, not by hand');
}
