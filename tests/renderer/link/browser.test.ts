import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_TICKS, PULSE } from '#engine/pulse.ts';
import type { HostEvent, SittingView } from '#engine/table/protocol.ts';
import { browserLink, type HostWorker } from '#renderer/link/browser.ts';
import type { LinkState } from '#renderer/link/link.ts';
import { momentOf } from '#tests/support/phases.ts';

class FakeWorker implements HostWorker {
  readonly sent: unknown[] = [];
  terminated = false;
  /** Gives no sign of life any more. */
  blocked = false;
  private readonly listeners = new Map<string, ((event: unknown) => void)[]>();
  postMessage(message: unknown): void {
    if (message !== PULSE) this.sent.push(message);
    else if (!this.blocked) this.fire('message', { data: PULSE });
  }
  terminate(): void {
    this.terminated = true;
  }
  addEventListener(type: string, listener: unknown): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener as (event: unknown) => void]);
  }
  fire(type: string, event: unknown = {}): void {
    for (const listener of this.listeners.get(type) ?? []) listener(event);
  }
}

/** Locks as browsers hold them, shared by the tabs of one test. */
function fakeLocks() {
  const waiting: (() => void)[] = [];
  let held = false;
  const take = (run: (lock: Lock | null) => unknown): Promise<unknown> => {
    held = true;
    return Promise.resolve(run({ name: 'dappen-sitting', mode: 'exclusive' }));
  };
  return {
    release: () => {
      held = false;
      waiting.shift()?.();
    },
    locks: {
      request: (_name: string, ...rest: unknown[]) => {
        const run = rest.at(-1) as (lock: Lock | null) => unknown;
        const onlyIfFree = rest.length > 1;
        if (!held) return take(run);
        if (onlyIfFree) return Promise.resolve(run(null));
        return new Promise((resolve) => {
          waiting.push(() => resolve(take(run)));
        });
      },
    } as unknown as LockManager,
  };
}

function tab(locks: LockManager | undefined) {
  const workers: FakeWorker[] = [];
  const persist = vi.fn(() => Promise.resolve(true));
  const rings = new Set<() => void>();
  const link = browserLink({
    startWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    locks,
    persist,
    repeat: (ring) => {
      rings.add(ring);
      return () => rings.delete(ring);
    },
  });
  const tick = (times = 1): void => {
    for (let i = 0; i < times; i += 1) for (const ring of [...rings]) ring();
  };
  const states: LinkState[] = [];
  const events: HostEvent[] = [];
  link.onState((state) => states.push(state));
  link.onEvent((event) => events.push(event));
  return { link, workers, states, events, persist, tick };
}

/** A view as a host posts it: everybody has a name. */
const named = (view: SittingView): SittingView => ({
  ...view,
  names: view.names.map((name) => name || 'Eva'),
});

describe('the link to a worker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('opens, asks that storage be kept, and carries messages both ways', async () => {
    const { link, workers, events, persist } = tab(fakeLocks().locks);
    await vi.advanceTimersByTimeAsync(0);
    expect(link.state).toBe('open');
    expect(persist).toHaveBeenCalledOnce();
    link.send({ id: 1, type: 'hello' });
    expect(workers[0]?.sent).toEqual([{ id: 1, type: 'hello' }]);
    workers[0]?.fire('message', { data: { type: 'closed', re: 1 } });
    expect(events).toEqual([{ type: 'closed', re: 1 }]);
  });

  it('drops what is no message of the host', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { workers, events } = tab(undefined);
    await vi.advanceTimersByTimeAsync(0);
    workers[0]?.fire('message', { data: { type: 'closed', re: 'one' } });
    expect(events).toEqual([]);
    expect(error).toHaveBeenCalledOnce();
  });

  it('a second tab waits, and takes over when the first is closed', async () => {
    const shared = fakeLocks();
    const first = tab(shared.locks);
    const second = tab(shared.locks);
    await vi.advanceTimersByTimeAsync(0);
    expect(first.link.state).toBe('open');
    expect(second.link.state).toBe('elsewhere');
    expect(second.workers).toHaveLength(0);
    shared.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.link.state).toBe('open');
  });

  it('replaces a worker that died, and gives up when that does not help', async () => {
    const { link, workers, states } = tab(undefined);
    await vi.advanceTimersByTimeAsync(0);
    workers[0]?.fire('error');
    expect(workers).toHaveLength(2);
    expect(workers[0]?.terminated).toBe(true);
    expect(states.slice(-2)).toEqual(['connecting', 'open']);
    for (const i of [1, 2, 3]) workers[i]?.fire('error');
    expect(link.state).toBe('lost');
    link.retry();
    expect(link.state).toBe('open');
    expect(workers).toHaveLength(5);
  });

  it('takes a host that does not answer for dead, but not one that has nothing to say', async () => {
    const { link, workers, tick } = tab(undefined);
    await vi.advanceTimersByTimeAsync(0);
    tick(60);
    expect(workers).toHaveLength(1);
    link.send({ id: 1, type: 'hello' });
    tick(MOST_TICKS);
    workers[0]?.fire('message', { data: { type: 'closed', re: 1 } });
    tick(60);
    expect(workers).toHaveLength(1);
    link.send({ id: 2, type: 'hello' });
    tick(MOST_TICKS + 1);
    expect(workers).toHaveLength(2);
  });

  it('takes a host for dead in which a bot thinks without end, but waits for a person without end', async () => {
    const { link, workers, tick } = tab(undefined);
    await vi.advanceTimersByTimeAsync(0);
    link.send({ id: 1, type: 'hello' });
    const mine = named(momentOf('follow').before);
    workers[0]?.fire('message', { data: { type: 'step', kind: 'forward', events: [], view: mine } });
    tick(720);
    expect(workers).toHaveLength(1);
    const bots = named(momentOf('watchPlay').before);
    workers[0]?.fire('message', { data: { type: 'step', kind: 'forward', events: [], view: bots } });
    tick(MOST_TICKS);
    expect(workers).toHaveLength(1);
    tick();
    expect(workers).toHaveLength(2);
  });

  it('replaces a worker that is blocked, three times, though nobody asked it for anything', async () => {
    const { link, workers, states, tick } = tab(undefined);
    await vi.advanceTimersByTimeAsync(0);
    for (const i of [0, 1, 2, 3]) {
      const worker = workers[i] ?? expect.fail('no worker was started');
      tick(5);
      expect(worker.terminated).toBe(false);
      worker.blocked = true;
      tick(MOST_TICKS);
      expect(worker.terminated).toBe(false);
      tick();
      expect(worker.terminated).toBe(true);
    }
    expect(link.state).toBe('lost');
    expect(states.filter((state) => state === 'connecting')).toHaveLength(4);
    tick(60);
    expect(workers).toHaveLength(4);
    link.retry();
    tick(60);
    expect(link.state).toBe('open');
  });

  it('gives up a host that dies again and again at the same place, though it was resumed each time', async () => {
    const { link, workers } = tab(undefined);
    await vi.advanceTimersByTimeAsync(0);
    const view = named(momentOf('watchPlay').before);
    const step = (kind: 'forward' | 'reset') => ({ data: { type: 'step', kind, events: [], view } });
    for (const worker of [0, 1, 2, 3]) {
      expect(link.state).toBe('open');
      workers[worker]?.fire('message', step('reset'));
      workers[worker]?.fire('error');
    }
    expect(link.state).toBe('lost');
    link.retry();
    workers[4]?.fire('error');
    workers[5]?.fire('message', step('forward'));
    for (const worker of [5, 6, 7]) workers[worker]?.fire('error');
    expect(link.state).toBe('open');
  });

  it('hears nothing more from a worker that was replaced', async () => {
    const { workers, events } = tab(undefined);
    await vi.advanceTimersByTimeAsync(0);
    workers[0]?.fire('error');
    workers[0]?.fire('message', { data: { type: 'closed', re: 1 } });
    expect(events).toEqual([]);
  });
});
