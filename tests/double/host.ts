import { EventEmitter } from 'node:events';

/**
 * Loaded into the host process before the host: gives it the parent port that Electron gives a utility
 * process. `FromMain` and `ToMain` are all that crosses.
 */
export type FromMain =
  | { readonly is: 'message'; readonly data: unknown; readonly ports: readonly number[] }
  | { readonly is: 'port'; readonly id: number; readonly data: unknown };
export type ToMain = { readonly is: 'port'; readonly id: number; readonly data: unknown };

class HostPort extends EventEmitter {
  readonly #id: number;
  #started = false;
  #closed = false;
  readonly #early: unknown[] = [];

  constructor(id: number) {
    super();
    this.#id = id;
  }

  postMessage(data: unknown): void {
    const message: ToMain = { is: 'port', id: this.#id, data };
    if (!this.#closed && process.connected) process.send?.(message, undefined, undefined, () => undefined);
  }

  receive(data: unknown): void {
    if (this.#started) this.emit('message', { data, ports: [] });
    else this.#early.push(data);
  }

  start(): void {
    this.#started = true;
    for (const data of this.#early.splice(0)) this.receive(data);
  }

  close(): void {
    this.#closed = true;
  }
}

const parentPort = new EventEmitter();
const ports = new Map<number, HostPort>();

process.on('message', (received) => {
  const message = received as FromMain;
  if (message.is === 'port') {
    ports.get(message.id)?.receive(message.data);
    return;
  }
  const handed = message.ports.map((id) => {
    const port = new HostPort(id);
    ports.set(id, port);
    return port;
  });
  parentPort.emit('message', { data: message.data, ports: handed });
});

Object.assign(process, { parentPort });
