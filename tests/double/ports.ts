import { fault, StrictEmitter, strict } from './strict.ts';

/** Where the far end of a port has gone: takes what is posted to it. */
type Place = (id: number, data: unknown) => void;

const byId = new Map<number, Port>();
let lastId = 0;

/** One end of a channel in the main process. Once handed over, it lives with the host or with the page. */
class Port extends StrictEmitter {
  readonly id: number;
  peer: Port | undefined;
  place: Place | undefined;
  #started = false;
  #closed = false;
  readonly #early: unknown[] = [];

  constructor() {
    super('MessagePortMain', ['message', 'close']);
    lastId += 1;
    this.id = lastId;
    byId.set(this.id, this);
  }

  postMessage(data: unknown, transfer: readonly unknown[] = []): void {
    if (transfer.length > 0) fault('MessagePortMain.postMessage hands no ports over');
    this.peer?.receive(structuredClone(data));
  }

  receive(data: unknown): void {
    if (this.#closed) return;
    if (this.place) this.place(this.id, data);
    else if (this.#started) this.emit('message', { data, ports: [] });
    else this.#early.push(data);
  }

  start(): void {
    this.#started = true;
    for (const data of this.#early.splice(0)) this.receive(data);
  }

  close(): void {
    this.#closed = true;
  }

  goTo(place: Place): void {
    if (this.place) fault('a port is handed over twice');
    this.place = place;
    for (const data of this.#early.splice(0)) this.receive(data);
  }
}

const shown = new WeakMap<object, Port>();
function show(port: Port): Port {
  const proxy = strict('MessagePortMain', port);
  shown.set(proxy, port);
  return proxy;
}

export class MessageChannelMain {
  readonly port1: Port;
  readonly port2: Port;

  constructor() {
    const [one, two] = [new Port(), new Port()];
    one.peer = two;
    two.peer = one;
    this.port1 = show(one);
    this.port2 = show(two);
  }
}

/** Sends ports to another place; returns the numbers by which that place knows them. */
export const handOver = (ports: readonly object[], place: Place): number[] =>
  ports.map((proxy) => {
    const port = shown.get(proxy) ?? fault('something else than a port is handed over');
    port.goTo(place);
    return port.id;
  });

/** Something was posted on an end that lives elsewhere. */
export const fromElsewhere = (id: number, data: unknown): void => byId.get(id)?.peer?.receive(data);
