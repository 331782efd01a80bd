import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DesktopApi } from '#electron/contract.ts';

type Mock = typeof import('./mock/electron.ts');

/** The page's end of a port as the preload sees it: a MessagePort of the DOM. */
const newPort = () => ({
  onmessage: undefined as ((message: { data: unknown }) => void) | undefined,
  start: vi.fn(),
  close: vi.fn(),
  postMessage: vi.fn(),
});

let electron: Mock;
let api: DesktopApi;
const events: unknown[] = [];
const states: string[] = [];

beforeEach(async () => {
  vi.resetModules();
  events.length = 0;
  states.length = 0;
  electron = await import('./mock/electron.ts');
  await import('#electron/preload/index.ts');
  api = electron.contextBridge.exposeInMainWorld.mock.lastCall?.[1];
});

const connect = (): void =>
  api.connect(
    (event) => events.push(event),
    (state) => states.push(state),
  );
const fromMain = (channel: string, payload: unknown[], ports: unknown[] = []): void => {
  electron.ipcRenderer.emit(channel, { ports }, ...payload);
};

describe('what the page gets', () => {
  test('is one object of named functions and nothing else', () => {
    expect(electron.contextBridge.exposeInMainWorld).toHaveBeenCalledOnce();
    expect(electron.contextBridge.exposeInMainWorld.mock.lastCall?.[0]).toBe('dappen');
    expect(Object.keys(api).sort()).toEqual([
      ...[
        'connect',
        'listen',
        'open',
        'quit',
        'readLog',
        'retry',
        'send',
        'showLanguage',
        'tellUnsaved',
        'toggleFullScreen',
      ],
    ]);
    for (const member of Object.values(api)) expect(member).toBeTypeOf('function');
  });

  test('no function lets it choose a channel', () => {
    api.open();
    api.readLog(() => undefined);
    api.toggleFullScreen();
    api.quit();
    api.retry();
    api.send({ channel: 'other' });
    expect(electron.ipcRenderer.send.mock.calls).toEqual([
      ['dappen:open'],
      ['dappen:log'],
      ['dappen:toggle-full-screen'],
      ['dappen:quit'],
      ['dappen:ready'],
    ]);
  });
});

test("main's log comes to whoever asked last, if it is one", () => {
  const heard: unknown[] = [];
  api.readLog((lines) => heard.push(lines));
  for (const payload of [['x'], [['x', 7]], [['x'], 'more'], [], [['x'.repeat(501)]]])
    fromMain('dappen:log-lines', payload);
  expect(heard).toEqual([]);
  fromMain('dappen:log-lines', [['one', 'two']]);
  expect(heard).toEqual([['one', 'two']]);
});

describe('what comes from outside the window', () => {
  const commands: unknown[] = [];
  const files: unknown[] = [];
  const listen = (): void =>
    api.listen(
      (command) => commands.push(command),
      (file) => files.push(file),
    );
  beforeEach(() => {
    commands.length = 0;
    files.length = 0;
    listen();
  });

  test('is a word of the contract or a file, and nothing else', () => {
    fromMain('dappen:command', ['rules']);
    fromMain('dappen:opened', [{ is: 'text', text: 'x' }]);
    fromMain('dappen:opened', [{ is: 'tooLarge' }]);
    for (const payload of [['format'], [], ['rules', 'keys'], [{ command: 'rules' }]]) {
      fromMain('dappen:command', payload);
    }
    for (const payload of [['x'], [{ is: 'text' }], [{ is: 'text', text: 'x', path: '/home' }], [null]]) {
      fromMain('dappen:opened', payload);
    }
    expect(commands).toEqual(['rules']);
    expect(files).toEqual([{ is: 'text', text: 'x' }, { is: 'tooLarge' }]);
  });

  test('is heard by one listener only', () => {
    expect(listen).toThrow('once');
  });

  test('the language goes out by its name', () => {
    api.showLanguage('de');
    expect(electron.ipcRenderer.send).toHaveBeenCalledExactlyOnceWith('dappen:language', 'de');
  });
});

describe('the port to the host', () => {
  test('is asked for once the page listens', () => {
    expect(electron.ipcRenderer.send).not.toHaveBeenCalled();
    connect();
    expect(electron.ipcRenderer.send).toHaveBeenCalledExactlyOnceWith('dappen:ready');
  });

  test('carries requests out and events in, and never reaches the page itself', () => {
    connect();
    const port = newPort();
    fromMain('dappen:port', [null], [port]);
    expect(states).toEqual(['open']);
    expect(port.start).toHaveBeenCalledOnce();
    api.send({ id: 1, type: 'hello' });
    expect(port.postMessage).toHaveBeenCalledExactlyOnceWith({ id: 1, type: 'hello' });
    port.onmessage?.({ data: { type: 'welcome' } });
    expect(events).toEqual([{ type: 'welcome' }]);
  });

  test('a new one takes the place of the old', () => {
    connect();
    const [first, second] = [newPort(), newPort()];
    fromMain('dappen:port', [null], [first]);
    fromMain('dappen:port', [null], [second]);
    expect(first.close).toHaveBeenCalledOnce();
    api.send('x');
    expect(first.postMessage).not.toHaveBeenCalled();
    expect(second.postMessage).toHaveBeenCalledOnce();
    expect(states).toEqual(['open', 'open']);
  });

  test.each([
    ['no port', [null], []],
    ['two ports', [null], [newPort(), newPort()]],
    ['a word besides', ['hello'], [newPort()]],
  ])('a handover with %s is ignored', (_name, payload, ports) => {
    connect();
    fromMain('dappen:port', payload, ports);
    expect(states).toEqual([]);
  });

  test('requests are dropped while there is none', () => {
    connect();
    api.send('early');
    const port = newPort();
    fromMain('dappen:port', [null], [port]);
    fromMain('dappen:link', ['restarting']);
    api.send('late');
    expect(port.postMessage).not.toHaveBeenCalled();
    expect(port.close).toHaveBeenCalledOnce();
    expect(states).toEqual(['open', 'restarting']);
  });

  test('the page hears when the host stays down; words that are not in the contract it does not hear', () => {
    connect();
    fromMain('dappen:link', ['stopped']);
    for (const payload of [['open'], ['other'], [], ['stopped', 'stopped'], [{}]]) {
      fromMain('dappen:link', payload);
    }
    expect(states).toEqual(['stopped']);
  });

  test('can be asked for by one listener only', () => {
    connect();
    expect(connect).toThrow('once');
  });
});
