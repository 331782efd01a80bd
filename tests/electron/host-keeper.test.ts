import type { MessagePortMain, UtilityProcess } from 'electron';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type HostKeeper, type KeeperParts, keepHost } from '#electron/main/host-keeper.ts';
import { MOST_TICKS, PULSE } from '#engine/pulse.ts';
import { HostMock, MessageChannelMain } from './mock/electron.ts';

describe('the keeper of the host', () => {
  let hosts: HostMock[];
  let pairs: MessageChannelMain[];
  let said: string[];
  let handed: unknown[];
  let keeper: HostKeeper;
  let rings: Set<() => void>;
  let destroyed: unknown[];

  beforeEach(() => {
    hosts = [];
    pairs = [];
    said = [];
    handed = [];
    rings = new Set();
    destroyed = [];
    const parts: KeeperParts = {
      fork: () => {
        const host = new HostMock();
        hosts.push(host);
        return host as unknown as UtilityProcess;
      },
      destroy: (host) => destroyed.push(host),
      repeat: (ring) => {
        rings.add(ring);
        return () => rings.delete(ring);
      },
      pair: () => {
        const pair = new MessageChannelMain();
        pairs.push(pair);
        return pair as unknown as { port1: MessagePortMain; port2: MessagePortMain };
      },
      handOver: (port) => handed.push(port),
      tell: (state) => said.push(state),
      log: vi.fn(),
    };
    keeper = keepHost(parts);
  });

  const last = (): HostMock => hosts.at(-1) ?? expect.fail('no host was started');

  test('starts the host at once, and gives it a port when the page listens', () => {
    expect(hosts).toHaveLength(1);
    expect(handed).toEqual([]);
    keeper.connect();
    expect(last().postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'port' }, [pairs[0]?.port1]);
    expect(handed).toEqual([pairs[0]?.port2]);
  });

  test('a reloaded page gets a new port to the same host', () => {
    keeper.connect();
    keeper.connect();
    expect(hosts).toHaveLength(1);
    expect(handed).toEqual([pairs[0]?.port2, pairs[1]?.port2]);
  });

  test('restarts a dead host three times, then says that it stays down', () => {
    keeper.connect();
    for (let death = 1; death <= 3; death += 1) {
      last().emit('exit', 1);
      expect(hosts).toHaveLength(death + 1);
      expect(last().postMessage).toHaveBeenCalledOnce();
    }
    expect(said).toEqual(['restarting', 'restarting', 'restarting']);
    last().emit('exit', 1);
    expect(hosts).toHaveLength(4);
    expect(said.at(-1)).toBe('stopped');
  });

  test('starts once more, with three restarts to spare, when the page asks again', () => {
    keeper.connect();
    for (let death = 0; death < 4; death += 1) last().emit('exit', 1);
    keeper.connect();
    expect(hosts).toHaveLength(5);
    expect(last().postMessage).toHaveBeenCalledOnce();
    last().emit('exit', 1);
    expect(hosts).toHaveLength(6);
  });

  test('a host that dies before the page listens is restarted silently', () => {
    last().emit('exit', 1);
    expect(said).toEqual([]);
    keeper.connect();
    expect(handed).toHaveLength(1);
    expect(last().postMessage).toHaveBeenCalledOnce();
  });

  const tick = (times = 1): void => {
    for (let i = 0; i < times; i += 1) for (const ring of [...rings]) ring();
  };
  /** From now on this host gives signs of life. */
  const lives = (host: HostMock): void => {
    host.postMessage.mockImplementation((message: unknown) => {
      if (message === PULSE) host.emit('message', PULSE);
    });
  };

  test('lets a host be that gives signs of life, however long', () => {
    keeper.connect();
    lives(last());
    tick(10_000);
    expect(destroyed).toEqual([]);
  });

  test('ends a host that hangs and starts it again, three times as after a crash', () => {
    keeper.connect();
    for (let hang = 0; hang < 4; hang += 1) {
      const host = last();
      lives(host);
      tick(3);
      host.postMessage.mockReset();
      tick(MOST_TICKS);
      expect(destroyed).toHaveLength(hang);
      tick(10);
      expect(destroyed).toHaveLength(hang + 1);
      expect(destroyed.at(-1)).toBe(host);
      host.emit('exit', null);
    }
    expect(hosts).toHaveLength(4);
    expect(said).toEqual(['restarting', 'restarting', 'restarting', 'stopped']);
    expect(rings.size).toBe(0);
  });

  test('what is no sign of life does not count as one', () => {
    last().postMessage.mockImplementation(() => last().emit('message', { pulse: true }));
    tick(MOST_TICKS + 1);
    expect(destroyed).toEqual([last()]);
  });

  test('a host that hangs while the program ends is ended with it', () => {
    tick(2);
    keeper.stop();
    expect(destroyed).toEqual([last()]);
    expect(last().kill).not.toHaveBeenCalled();
    expect(rings.size).toBe(0);
  });

  test('when the program ends, the host goes and does not come back', () => {
    keeper.connect();
    keeper.stop();
    expect(last().kill).toHaveBeenCalledOnce();
    last().emit('exit', 0);
    expect(hosts).toHaveLength(1);
    expect(said).toEqual([]);
  });
});
