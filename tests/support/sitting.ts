import type { Action } from '#engine/games/dappen/action.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { createHost, type Host, type HostSetup, type LogEntry } from '#engine/table/host.ts';
import type { BotName, HostError, HostEvent, RequestBody, SittingView } from '#engine/table/protocol.ts';
import { parseHostEvent } from '#engine/table/protocol.ts';
import { type MemoryStore, memoryStore, type Store } from '#engine/table/store.ts';

/** A host with a person at the other end of the protocol, for tests. */
export interface Table<S extends Store = MemoryStore> {
  readonly host: Host;
  readonly store: S;
  /** Every event posted so far, as it comes through a structured clone. */
  readonly events: HostEvent[];
  readonly log: LogEntry[];
  /** Sends a request and waits until it is answered and nobody thinks; the events it led to. */
  ask(body: RequestBody): Promise<HostEvent[]>;
  /** The same for any message at all. */
  tell(message: unknown): Promise<HostEvent[]>;
  /** Acts for the person. */
  act(action: Action): Promise<HostEvent[]>;
  /** The latest view posted. Throws if there was none. */
  view(): SittingView;
}

export const SEED = 'a seed nobody may see';

/** `store`: what to go on from; a new memory store if left out. Events that the schema refuses throw. */
export function tableWith(): Table;
export function tableWith<S extends Store = MemoryStore>(
  options: Partial<HostSetup> & { readonly store?: S },
): Table<S>;
export function tableWith(options: Partial<HostSetup> = {}): Table<Store> {
  const store = options.store ?? memoryStore();
  const events: HostEvent[] = [];
  const log: LogEntry[] = [];
  let id = 0;
  const host = createHost({
    entropy: () => SEED,
    log: (entry) => log.push(entry),
    ...options,
    store,
    post(event) {
      const copy: unknown = structuredClone(event);
      const parsed = parseHostEvent(copy);
      if (!parsed.ok) throw new Error(`a posted event is malformed: ${parsed.error.detail}`);
      events.push(copy as HostEvent);
    },
  });
  const tell = async (message: unknown): Promise<HostEvent[]> => {
    const before = events.length;
    await host.receive(message);
    await host.settled();
    return events.slice(before);
  };
  const ask = (body: RequestBody): Promise<HostEvent[]> => {
    id++;
    return tell({ id, ...body });
  };
  return {
    host,
    store,
    events,
    log,
    ask,
    tell,
    act: (action) => ask({ type: 'act', action }),
    view: () => lastView(events),
  };
}

function lastView(events: readonly HostEvent[]): SittingView {
  for (const event of [...events].reverse()) {
    if (event.type === 'step') return event.view;
    if (event.type === 'welcome' && event.view !== undefined) return event.view;
  }
  throw new Error('no view was posted');
}

/** A match to start with: you at seat `you`, everybody else the same bot. */
export function newMatchRequest(
  rules: RuleSetInput = {},
  options: { readonly you?: number; readonly bot?: BotName; readonly seed?: string } = {},
): Extract<RequestBody, { type: 'newMatch' }> {
  const { you = 0, bot = 'random', seed = SEED } = options;
  const seats = Array.from({ length: rules.players ?? 6 }, (_, seat) => seat);
  return {
    type: 'newMatch',
    rules,
    you,
    names: seats.map((seat) => `Guest ${seat}`),
    bots: seats.map(() => bot),
    seed,
  };
}

/** The error a request was refused with; throws if it was not refused with exactly one. */
export function errorIn(events: readonly HostEvent[]): HostError {
  const [event, ...others] = events;
  if (event?.type !== 'error' || others.length > 0) {
    throw new Error(`not just an error: ${JSON.stringify(events.map((one) => one.type))}`);
  }
  return event.error;
}
