import { EventEmitter } from 'node:events';

/** Tells the test that something was used which the double does not know; the test fails by it. */
let report: (fault: string) => void = () => undefined;
export const onFault = (listener: (fault: string) => void): void => {
  report = listener;
};

export function fault(what: string): never {
  report(what);
  throw new Error(`the double of Electron: ${what}`);
}

/** What language and tools look at without meaning anything by it. */
const HARMLESS = new Set(['then', 'toJSON', 'constructor', 'prototype']);

/** The object, but whoever reads a member that it has not fails the test. `alive` is asked before. */
export function strict<T extends object>(name: string, known: T, alive: () => boolean = () => true): T {
  return new Proxy(known, {
    get(target, key) {
      if (typeof key === 'symbol' || HARMLESS.has(key)) return Reflect.get(target, key, target);
      if (!(key in target)) fault(`${name}.${key} is not known`);
      if (!alive() && key !== 'isDestroyed')
        throw new TypeError(`Object has been destroyed (${name}.${key})`);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (_target, key) => fault(`${name}.${String(key)} is set`),
  });
}

/** An emitter that only takes listeners for events which the double can send. */
export class StrictEmitter extends EventEmitter {
  readonly #name: string;
  readonly #events: readonly string[];

  constructor(name: string, events: readonly string[]) {
    super();
    this.#name = name;
    this.#events = events;
  }

  override on(event: string, listener: (...args: never[]) => void): this {
    this.#check(event);
    return super.on(event, listener as (...args: unknown[]) => void);
  }

  override once(event: string, listener: (...args: never[]) => void): this {
    this.#check(event);
    return super.once(event, listener as (...args: unknown[]) => void);
  }

  #check(event: string): void {
    if (!this.#events.includes(event)) fault(`${this.#name} sends no ${event}`);
  }
}

/** Refuses options that the double does not know. */
export function checkKeys(name: string, given: object, known: readonly string[]): void {
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined) fault(`${name} has no option ${unknown}`);
}

/** An event that a listener may prevent. */
export function preventable(): { preventDefault(): void; readonly defaultPrevented: boolean } {
  let prevented = false;
  return {
    preventDefault: () => {
      prevented = true;
    },
    get defaultPrevented() {
      return prevented;
    },
  };
}
