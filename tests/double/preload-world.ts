/** What the page's world tells the test, by the one binding. */
export type FromPage =
  /** Waits for what main has for this document. */
  | { readonly is: 'next'; readonly document: string }
  | { readonly is: 'ipc'; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly is: 'port'; readonly id: number; readonly data: unknown }
  | { readonly is: 'fault'; readonly text: string };

/** What main has for the page. */
export type ToPage =
  | {
      readonly is: 'message';
      readonly channel: string;
      readonly args: readonly unknown[];
      readonly ports: readonly number[];
    }
  | { readonly is: 'port'; readonly id: number; readonly data: unknown };

type Preload = (require: (name: string) => unknown, module: object, exports: object) => void;
type Listener = (event: { ports: MessagePort[] }, ...args: unknown[]) => void;

/**
 * Runs in the page before anything of the page: the preload script with a `contextBridge` and an
 * `ipcRenderer` that work as Electron's do, as far as we use them. It is sent there as text, so it may use
 * nothing of this file. It leaves nothing behind in the page but what the preload exposes.
 */
export function preloadWorld(preload: Preload, binding: string): void {
  const world = window as unknown as Record<string, ((message: FromPage) => Promise<unknown>) | undefined>;
  const tell = world[binding];
  delete world[binding];
  if (tell === undefined || window !== window.top || location.protocol !== 'https:') return;

  const fault = (text: string): never => {
    void tell({ is: 'fault', text });
    throw new Error(`the double of Electron: ${text}`);
  };
  const strict = <T extends object>(name: string, known: T): T =>
    new Proxy(known, {
      get: (target, key) =>
        key in target ? Reflect.get(target, key) : fault(`${name}.${String(key)} is not known`),
    });

  /** A value as it arrives on the other side of the bridge: a copy, in which functions still call home. */
  const across = (value: unknown): unknown => {
    if (typeof value === 'function') {
      return Object.freeze((...args: unknown[]) => across(value(...args.map(across))));
    }
    if (Array.isArray(value)) return value.map(across);
    if (typeof value !== 'object' || value === null) return structuredClone(value);
    const kind = Object.getPrototypeOf(value);
    if (kind !== Object.prototype && kind !== null) return structuredClone(value);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, across(member)]));
  };

  const ports = new Map<number, MessagePort>();
  const portOf = (id: number): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => void tell({ is: 'port', id, data });
    ports.set(id, port1);
    return port2;
  };

  const listeners = new Map<string, Listener[]>();
  const take = (message: ToPage): void => {
    if (message.is === 'port') {
      ports.get(message.id)?.postMessage(message.data);
      return;
    }
    const event = { ports: message.ports.map(portOf) };
    for (const listener of listeners.get(message.channel) ?? []) listener(event, ...message.args);
  };

  const electron = strict('electron (preload)', {
    contextBridge: strict('contextBridge', {
      exposeInMainWorld(name: string, api: Record<string, unknown>) {
        if (name in window) fault(`window.${name} is exposed twice`);
        const value = Object.freeze(across(api));
        Object.defineProperty(window, name, { value, enumerable: true });
      },
    }),
    ipcRenderer: strict('ipcRenderer', {
      send(channel: string, ...args: unknown[]) {
        void tell({ is: 'ipc', channel, args: structuredClone(args) });
      },
      on(channel: string, listener: Listener) {
        listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      },
    }),
  });
  const module = { exports: {} };
  preload(
    (name) => (name === 'electron' ? electron : fault(`the preload requires ${name}`)),
    module,
    module.exports,
  );

  const document = crypto.randomUUID();
  const listen = async (): Promise<void> => {
    for (;;) {
      const messages = (await tell({ is: 'next', document })) as ToPage[];
      for (const message of messages) take(message);
    }
  };
  void listen();
}
