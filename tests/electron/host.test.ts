import { EventEmitter } from 'node:events';
import type { ParentPort } from 'electron';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openWire, type ProcessLike } from '#electron/host/wire.ts';
import { PULSE } from '#engine/pulse.ts';
import { PortMock } from './mock/electron.ts';

describe('the wire under Electron', () => {
  let parentPort: EventEmitter;
  let heard: unknown[];
  let post: (message: unknown) => void;

  beforeEach(() => {
    parentPort = new EventEmitter();
    heard = [];
    const electron = Object.assign(new EventEmitter(), {
      parentPort: parentPort as unknown as ParentPort,
      send: vi.fn(),
    });
    const wire = openWire(electron as unknown as ProcessLike);
    wire.listen((message) => heard.push(message));
    post = wire.post;
  });

  const handOver = (data: unknown, ports: PortMock[]): void => {
    parentPort.emit('message', { data, ports });
  };

  test('runs over the port that main hands over', () => {
    const port = new PortMock();
    handOver({ type: 'port' }, [port]);
    expect(port.start).toHaveBeenCalledOnce();
    port.emit('message', { data: { id: 1, type: 'hello' } });
    expect(heard).toEqual([{ id: 1, type: 'hello' }]);
    post({ type: 'welcome', re: 1 });
    expect(port.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'welcome', re: 1 });
  });

  test("answers main's question for a sign of life, past the page", () => {
    const answer = vi.fn();
    Object.assign(parentPort, { postMessage: answer });
    const port = new PortMock();
    handOver({ type: 'port' }, [port]);
    handOver(PULSE, []);
    expect(answer).toHaveBeenCalledExactlyOnceWith(PULSE);
    expect(heard).toEqual([]);
    expect(port.postMessage).not.toHaveBeenCalled();
    handOver('another word', []);
    expect(answer).toHaveBeenCalledOnce();
  });

  test('goes over to the port of a page that was loaded again', () => {
    const [first, second] = [new PortMock(), new PortMock()];
    handOver({ type: 'port' }, [first]);
    handOver({ type: 'port' }, [second]);
    expect(first.close).toHaveBeenCalledOnce();
    post('x');
    expect(first.postMessage).not.toHaveBeenCalled();
    expect(second.postMessage).toHaveBeenCalledOnce();
  });

  test.each([
    ['without a port', { type: 'port' }, []],
    ['of another kind', { type: 'other' }, [new PortMock()]],
    ['with something besides', { type: 'port', more: 1 }, [new PortMock()]],
    ['that is nothing', undefined, [new PortMock()]],
  ])('ignores a handover %s', (_name, data, ports) => {
    handOver(data, ports);
    for (const port of ports) expect(port.start).not.toHaveBeenCalled();
  });

  test('drops what is posted while no page is there', () => {
    expect(() => post('x')).not.toThrow();
  });
});

test('a host started by hand says how it is started', () => {
  expect(() => openWire(new EventEmitter() as unknown as ProcessLike)).toThrow('fork');
});

describe('the wire under plain Node', () => {
  const child = (connected: boolean) => Object.assign(new EventEmitter(), { connected, send: vi.fn() });

  test('is the channel to the parent', () => {
    const heard: unknown[] = [];
    const node = child(true);
    const wire = openWire(node as unknown as ProcessLike);
    wire.listen((message) => heard.push(message));
    node.emit('message', 'in');
    wire.post('out');
    expect(heard).toEqual(['in']);
    expect(node.send.mock.lastCall?.[0]).toBe('out');
  });

  test('drops what is posted when the parent has gone', () => {
    const node = child(false);
    openWire(node as unknown as ProcessLike).post('out');
    expect(node.send).not.toHaveBeenCalled();
  });
});
