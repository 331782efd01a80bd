import type { MessagePortMain, UtilityProcess } from 'electron';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type HostKeeper, type KeeperParts, keepHost } from '#electron/main/host-keeper.ts';
import { HostMock, MessageChannelMain } from './mock/electron.ts';

describe('the keeper of the host', () => {
  let hosts: HostMock[];
  let pairs: MessageChannelMain[];
  let said: string[];
  let handed: unknown[];
  let keeper: HostKeeper;

  beforeEach(() => {
    hosts = [];
    pairs = [];
    said = [];
    handed = [];
    const parts: KeeperParts = {
      fork: () => {
        const host = new HostMock();
        hosts.push(host);
        return host as unknown as UtilityProcess;
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

  test('when the program ends, the host goes and does not come back', () => {
    keeper.connect();
    keeper.stop();
    expect(last().kill).toHaveBeenCalledOnce();
    last().emit('exit', 0);
    expect(hosts).toHaveLength(1);
    expect(said).toEqual([]);
  });
});
