import type { MessagePortMain, UtilityProcess } from 'electron';
import * as v from 'valibot';
import { PULSE, type Pulse, takePulse } from '#engine/pulse.ts';
import { FROM_HOST, type ToHost } from '../contract.ts';

/** After so many restarts something is broken that another one will not mend. */
export const RESTARTS = 3;

/** What the keeper needs from Electron and from the window. */
export interface KeeperParts {
  /** Starts the host process. */
  fork(): UtilityProcess;
  /** Ends a host that does not listen any more, as `kill -9` does. */
  destroy(host: UtilityProcess): void;
  /** Rings again and again, every `TICK_MS`; returns how to stop it. */
  repeat(ring: () => void): () => void;
  /** A fresh pair of ports: one end for the host, one for the page. */
  pair(): { readonly port1: MessagePortMain; readonly port2: MessagePortMain };
  /** Hands the page its end. */
  handOver(port: MessagePortMain): void;
  /** The host died: `restarting` while it comes back, `stopped` when it will not. */
  tell(state: 'restarting' | 'stopped'): void;
  log(line: string): void;
}

export interface HostKeeper {
  /** The page is there and listens (first start, reload, or asking again): give it a port. */
  connect(): void;
  /** The program ends: the host may go. */
  stop(): void;
}

/**
 * Keeps the process that runs the sitting alive: one that died is started again, one that is blocked (it gives no
 * sign of life any more) is ended first. It saves after every action and reads its save at the start, so a
 * restart costs nothing but a moment; after three the page is told that it stays down, until it asks for a host
 * again.
 */
export function keepHost(parts: KeeperParts): HostKeeper {
  let host: UtilityProcess | undefined;
  let restarts = 0;
  let pageThere = false;
  let ending = false;
  let pulse: Pulse | undefined;
  let stopWatch: () => void = () => undefined;

  function give(to: UtilityProcess): void {
    const { port1, port2 } = parts.pair();
    const message: ToHost = { type: 'port' };
    to.postMessage(message, [port1]);
    parts.handOver(port2);
  }

  /** Ends a host that hangs; how its end is taken does not depend on why it came. */
  function watch(child: UtilityProcess): void {
    const question: ToHost = PULSE;
    const mine = takePulse(
      () => child.postMessage(question),
      () => {
        parts.log('host gives no sign of life and is ended');
        parts.destroy(child);
      },
    );
    child.on('message', (message) => {
      if (v.is(FROM_HOST, message)) mine.heard();
    });
    pulse = mine;
    stopWatch = parts.repeat(mine.tick);
  }

  function start(): void {
    const child = parts.fork();
    host = child;
    watch(child);
    child.once('exit', (code) => {
      if (host === child) host = undefined;
      stopWatch();
      if (ending) return;
      parts.log(`host ended with ${code} after ${restarts} restarts`);
      if (restarts === RESTARTS) {
        if (pageThere) parts.tell('stopped');
        return;
      }
      restarts += 1;
      if (pageThere) parts.tell('restarting');
      start();
    });
    if (pageThere) give(child);
  }

  start();
  return {
    connect() {
      pageThere = true;
      if (host) return give(host);
      restarts = 0;
      start();
    },
    stop() {
      ending = true;
      stopWatch();
      if (host === undefined) return;
      if (pulse?.late) parts.destroy(host);
      else host.kill();
    },
  };
}
