import { EventEmitter } from 'node:events';

/**
 * Loaded into the host process before the host: gives it the parent port that Electron gives a utility
 * process. `FromMain` and `ToMain` are all that crosses.
 */
export type FromMain =
  | { readonly is: 'message'; readonly data: unknown; readonly ports: readonly number[] }
  | { readonly is: 'port'; readonly id: number; readonly data: unknown };
export type ToMain =
  | { readonly is: 'message'; readonly data: unknown }
  | { readonly is: 'port'; readonly id: number; readonly data: unknown };

function tell(message: ToMain): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

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
    if (!this.#closed) tell({ is: 'port', id: this.#id, data });
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

/** Root may write everywhere: a test of what a host may not write has it go on as somebody else, once it is loaded. */
function becomeNobody(): void {
  const { DAPPEN_DOUBLE_HOST_UID: uid } = process.env;
  if (uid === undefined) return;
  process.setegid?.(Number(uid));
  process.seteuid?.(Number(uid));
}

/** What comes before anybody listens waits, as in Electron: a restarted host gets its port at once. */
class ParentPort extends EventEmitter {
  readonly #early: object[] = [];

  override on(event: string, listener: (...args: unknown[]) => void): this {
    super.on(event, listener);
    becomeNobody();
    for (const message of this.#early.splice(0)) this.emit('message', message);
    return this;
  }

  receive(message: object): void {
    if (!this.emit('message', message)) this.#early.push(message);
  }

  postMessage(data: unknown): void {
    tell({ is: 'message', data });
  }
}
const parentPort = new ParentPort();
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
  parentPort.receive({ data: message.data, ports: handed });
});

Object.assign(process, { parentPort });

// What a test does to a host: its one thread is busy for ever, as with a bot that never comes to an end.
process.on('SIGUSR2', () => {
  for (;;);
});
