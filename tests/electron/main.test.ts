import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FROM_PAGE } from '#electron/contract.ts';
import { WORDS } from '#electron/main/words.ts';

vi.mock('electron-log/node', () => ({
  default: { error: vi.fn(), warn: vi.fn(), transports: { file: { resolvePathFn: undefined } } },
}));

type Mock = typeof import('./mock/electron.ts');
type Window = InstanceType<Mock['BrowserWindow']>;

let electron: Mock;
/** What main does about errors that nobody caught, by the event that tells of them. */
const mishaps = new Map<string | symbol, (thrown: unknown) => void>();

/** Runs the main process from its first line on a fresh Electron. */
async function boot(prepare: (mock: Mock) => void = () => undefined): Promise<void> {
  vi.resetModules();
  mishaps.clear();
  // this process is the tests', which have ears of their own
  const on = vi.spyOn(process, 'on').mockImplementation((event, listener) => {
    mishaps.set(event, listener as (thrown: unknown) => void);
    return process;
  });
  electron = await import('./mock/electron.ts');
  prepare(electron);
  await import('#electron/main/index.ts');
  await vi.waitFor(() => expect(settled()).toBe(true));
  on.mockRestore();
}

/** The window is open, or the program is going. */
const settled = (): boolean =>
  electron.BrowserWindow.opened.length > 0 || electron.app.quit.mock.calls.length > 0;

const window = (): Window => electron.BrowserWindow.opened[0] ?? expect.fail('no window was opened');
const fork = () => electron.utilityProcess.fork.mock.calls[0] ?? expect.fail('no host was started');

/** A message as it would come from the main frame of our page, or with something else in its place. */
function fromPage(channel: string, payload: unknown[] = [], event: object = {}): void {
  electron.ipcMain.emit(channel, { senderFrame: window().webContents.mainFrame, ...event }, ...payload);
}

describe('before the program is ready', () => {
  test('every renderer is sandboxed and app:// is a secure, standard scheme without further rights', async () => {
    await boot();
    const ready = electron.app.whenReady.mock.invocationCallOrder[0] ?? 0;
    expect(electron.app.enableSandbox.mock.invocationCallOrder[0]).toBeLessThan(ready);
    const register = electron.protocol.registerSchemesAsPrivileged;
    expect(register.mock.invocationCallOrder[0]).toBeLessThan(ready);
    expect(register).toHaveBeenCalledExactlyOnceWith([
      {
        scheme: 'app',
        privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
      },
    ]);
  });

  test('a second instance goes away and opens nothing', async () => {
    await boot((mock) => mock.app.requestSingleInstanceLock.mockReturnValue(false));
    expect(electron.app.quit).toHaveBeenCalledOnce();
    expect(electron.BrowserWindow.opened).toEqual([]);
    expect(electron.utilityProcess.forked).toEqual([]);
  });
});

describe('the window', () => {
  beforeEach(() => boot());

  test('is sandboxed and isolated, without Node, webviews, spell check or developer tools', () => {
    const { preload, ...preferences } = window().options.webPreferences as Record<string, unknown>;
    expect(preferences).toEqual({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: false,
    });
    expect(String(preload).split(path.sep).slice(-2)).toEqual(['preload', 'index.cjs']);
  });

  test('loads our page and nothing else', () => {
    expect(window().loadURL.mock.calls).toEqual([['app://dappen/index.html']]);
    const [scheme, handler] = electron.protocol.handle.mock.calls[0] ?? [];
    expect(scheme).toBe('app');
    expect(handler).toBeTypeOf('function');
    expect(electron.protocol.handle).toHaveBeenCalledOnce();
  });

  test('is shown when its first picture is ready', () => {
    expect(window().options.show).toBe(false);
    expect(window().show).not.toHaveBeenCalled();
    window().emit('ready-to-show');
    expect(window().show).toHaveBeenCalledOnce();
  });

  test('never shrinks below the smallest size that holds the table', () => {
    expect(window().options).toMatchObject({ minWidth: 960, minHeight: 600 });
  });

  test.each(['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'])(
    '%s is prevented',
    (name) => {
      const preventDefault = vi.fn();
      window().webContents.emit(name, { preventDefault, url: 'app://dappen/index.html' });
      expect(preventDefault).toHaveBeenCalledOnce();
    },
  );

  test('opens no other window', () => {
    for (const url of ['https://example.org/', 'app://dappen/index.html', 'about:blank']) {
      expect(window().webContents.openHandler?.({ url })).toEqual({ action: 'deny' });
    }
  });

  test('contents that come up in any other way are held just as tight', () => {
    const other = new electron.WebContentsMock();
    electron.app.emit('web-contents-created', {}, other);
    const preventDefault = vi.fn();
    other.emit('will-navigate', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(other.openHandler?.({ url: 'app://dappen/' })).toEqual({ action: 'deny' });
  });

  test('comes to the front when the game is started again', () => {
    window().isMinimized.mockReturnValue(true);
    electron.app.emit('second-instance', {}, ['dappen'], '/');
    expect(window().restore).toHaveBeenCalledOnce();
    expect(window().focus).toHaveBeenCalledOnce();
  });

  test('takes the program with it when it is closed', () => {
    electron.app.emit('window-all-closed');
    expect(electron.app.quit).toHaveBeenCalledOnce();
  });

  test('a page that dies is loaded again three times, then the program says so and ends', () => {
    for (let death = 1; death <= 3; death += 1) {
      window().webContents.emit('render-process-gone', {}, { reason: 'crashed' });
      expect(window().webContents.reload).toHaveBeenCalledTimes(death);
    }
    expect(electron.app.quit).not.toHaveBeenCalled();
    expect(electron.dialog.showErrorBox).not.toHaveBeenCalled();
    window().webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(electron.dialog.showErrorBox.mock.calls).toEqual([[WORDS.en.pageGoneTitle, WORDS.en.pageGone]]);
    expect(electron.app.quit).toHaveBeenCalledOnce();
  });
});

test('an error of main that nobody caught is logged every time and told once, in the language of the page', async () => {
  await boot();
  const { default: log } = await import('electron-log/node');
  fromPage(FROM_PAGE.language.channel, ['de']);
  expect([...mishaps.keys()]).toEqual(['uncaughtException', 'unhandledRejection']);
  for (const [event, listener] of mishaps) listener(`thrown by ${String(event)}`);
  expect(log.error).toHaveBeenCalledWith('thrown by uncaughtException');
  expect(log.error).toHaveBeenCalledWith('thrown by unhandledRejection');
  expect(electron.dialog.showErrorBox.mock.calls).toEqual([[WORDS.de.mishapTitle, WORDS.de.mishap]]);
  expect(electron.app.quit).not.toHaveBeenCalled();
});

describe('the session', () => {
  beforeEach(() => boot());

  test.each([
    'media',
    'geolocation',
    'notifications',
    'fullscreen',
    'openExternal',
    'clipboard-read',
    'fileSystem',
    'midi',
    'pointerLock',
    'a permission of the future',
  ])('grants no %s, asked or checked', (permission) => {
    const { defaultSession } = electron.session;
    const answer = vi.fn();
    defaultSession.setPermissionRequestHandler.mock.lastCall?.[0](window().webContents, permission, answer);
    expect(answer).toHaveBeenCalledExactlyOnceWith(false);
    expect(defaultSession.setPermissionCheckHandler.mock.lastCall?.[0](null, permission)).toBe(false);
  });

  test('grants no device and no picture of the screen', () => {
    const { defaultSession } = electron.session;
    const answer = vi.fn();
    expect(defaultSession.setDevicePermissionHandler.mock.lastCall?.[0]({ deviceType: 'hid' })).toBe(false);
    defaultSession.setDisplayMediaRequestHandler.mock.lastCall?.[0]({}, answer);
    expect(answer).toHaveBeenCalledExactlyOnceWith(null);
  });

  test.each([
    ['app://dappen/index.html', false],
    ['blob:app://dappen/6f1c', false],
    ['blob:app://elsewhere/6f1c', true],
    ['blob:https://example.org/6f1c', true],
    ['app://elsewhere/index.html', true],
    ['https://example.org/', true],
    ['http://127.0.0.1:21540/', true],
    ['ws://127.0.0.1/', true],
    ['file:///etc/passwd', true],
    ['data:text/html,x', true],
    ['devtools://devtools/bundled/inspector.html', true],
    ['chrome-extension://x/y.js', true],
  ])('a request for %s is cancelled: %s', (url, cancel) => {
    const answer = vi.fn();
    const { onBeforeRequest } = electron.session.defaultSession.webRequest;
    expect(onBeforeRequest.mock.lastCall).toHaveLength(1); // no filter: it sees every request
    onBeforeRequest.mock.lastCall?.[0]({ url }, answer);
    expect(answer).toHaveBeenCalledExactlyOnceWith({ cancel });
  });

  test.each([
    ['blob:app://dappen/6f1c', 0],
    ['app://dappen/index.html', 1],
    ['blob:https://example.org/6f1c', 1],
    ['https://example.org/setup.exe', 1],
    ['data:text/csv,x', 1],
  ])('a download of %s is prevented %i times: only what the page made itself goes out', (url, times) => {
    const preventDefault = vi.fn();
    const item = { getURL: () => url, getFilename: () => 'x.csv', setSaveDialogOptions: vi.fn() };
    electron.session.defaultSession.emit('will-download', { preventDefault }, item);
    expect(preventDefault).toHaveBeenCalledTimes(times);
  });

  test('checks no spelling', () => {
    expect(electron.session.defaultSession.setSpellCheckerEnabled).toHaveBeenCalledWith(false);
  });

  test('is tight before the window opens', () => {
    const tight = electron.session.defaultSession.webRequest.onBeforeRequest.mock.invocationCallOrder[0] ?? 0;
    expect(tight).toBeLessThan(window().loadURL.mock.invocationCallOrder[0] ?? 0);
  });
});

describe('messages of the page', () => {
  beforeEach(() => boot());

  test('are the channels of the contract and no others', () => {
    const contract = Object.values(FROM_PAGE).map(({ channel }) => channel);
    expect(electron.ipcMain.eventNames().sort()).toEqual(contract.sort());
    expect(electron.ipcMain.handle).not.toHaveBeenCalled();
  });

  test('ready: the page gets one port, the host the other', () => {
    fromPage(FROM_PAGE.ready.channel);
    const [channel, message, transfer] = window().webContents.postMessage.mock.lastCall ?? [];
    expect([channel, message, transfer]).toEqual(['dappen:port', null, [expect.any(electron.PortMock)]]);
    const [toHost, hostPorts] = electron.utilityProcess.forked[0]?.postMessage.mock.lastCall ?? [];
    expect(toHost).toEqual({ type: 'port' });
    expect(hostPorts[0]).not.toBe(transfer[0]);
  });

  test('full screen and quit do what they say', () => {
    fromPage(FROM_PAGE.toggleFullScreen.channel);
    expect(window().setFullScreen).toHaveBeenCalledExactlyOnceWith(true);
    fromPage(FROM_PAGE.quit.channel);
    expect(electron.app.quit).toHaveBeenCalledOnce();
  });

  const strangers: [string, () => object][] = [
    ['a frame inside the page', () => ({ senderFrame: { url: 'app://dappen/index.html' } })],
    ['a frame that is gone', () => ({ senderFrame: null })],
    [
      'a main frame that shows something else',
      () => {
        window().webContents.mainFrame.url = 'https://example.org/';
        return {};
      },
    ],
  ];
  for (const [name, stranger] of strangers) {
    test.each(Object.values(FROM_PAGE))(`$channel from ${name} is refused`, ({ channel }) => {
      fromPage(channel, [], stranger());
      expectNothing();
    });
  }

  test.each(Object.values(FROM_PAGE))(
    '$channel with anything it does not carry is refused',
    ({ channel }) => {
      for (const payload of [[null], [undefined], [{}], ['x', 1], ['xx'], [{ __proto__: { admin: true } }]]) {
        fromPage(channel, payload);
      }
      expectNothing();
    },
  );

  test('after the window is gone nobody is listened to', () => {
    const { mainFrame } = window().webContents;
    window().emit('closed');
    for (const { channel } of Object.values(FROM_PAGE)) fromPage(channel, [], { senderFrame: mainFrame });
    expectNothing();
  });

  function expectNothing(): void {
    expect(window().webContents.postMessage).not.toHaveBeenCalled();
    expect(electron.utilityProcess.forked[0]?.postMessage).not.toHaveBeenCalled();
    expect(window().setFullScreen).not.toHaveBeenCalled();
    expect(electron.app.quit).not.toHaveBeenCalled();
  }
});

describe('the host', () => {
  beforeEach(() => boot());

  test('is a utility process beside main that gets the folder for its files', () => {
    const [file, args] = fork();
    expect(file.split(path.sep).slice(-2)).toEqual(['main', 'host.js']);
    expect(args).toEqual(['/nowhere/userData']);
  });

  test('the page hears that a dead host comes back, and gets a port to the new one', () => {
    fromPage(FROM_PAGE.ready.channel);
    electron.utilityProcess.forked[0]?.emit('exit', 1);
    expect(window().webContents.send).toHaveBeenCalledExactlyOnceWith('dappen:link', 'restarting');
    expect(window().webContents.postMessage).toHaveBeenCalledTimes(2);
    expect(electron.utilityProcess.forked).toHaveLength(2);
  });

  test('writes its complaints into the log', async () => {
    const { default: log } = await import('electron-log/node');
    vi.mocked(log.warn).mockClear();
    const { stderr } = electron.utilityProcess.forked[0] ?? expect.fail('no host was started');
    // as a pipe may cut it
    for (const piece of ['something is wr', 'ong\nbot level4 illegal: XX', 'I\n']) stderr.write(piece);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(2));
    expect(vi.mocked(log.warn).mock.calls).toEqual([
      ['host: something is wrong'],
      ['host: bot level4 illegal: XXI'],
    ]);
  });

  test('goes when the program ends', () => {
    electron.app.emit('before-quit');
    expect(electron.utilityProcess.forked[0]?.kill).not.toHaveBeenCalled();
    electron.app.emit('will-quit');
    expect(electron.utilityProcess.forked[0]?.kill).toHaveBeenCalledOnce();
  });
});

describe('a match that cannot be saved', () => {
  const close = () => {
    const preventDefault = vi.fn();
    window().emit('close', { preventDefault });
    return preventDefault;
  };

  test('keeps the window open until the person has been asked, in the language of the page', async () => {
    await boot();
    expect(close()).not.toHaveBeenCalled();
    fromPage(FROM_PAGE.language.channel, ['de']);
    fromPage(FROM_PAGE.unsaved.channel, [true]);
    expect(close()).toHaveBeenCalledOnce();
    expect(close()).toHaveBeenCalledOnce();
    const { showMessageBox } = electron.dialog;
    expect(showMessageBox).toHaveBeenCalledOnce();
    const { unsaved, unsavedDetail, stay, closeAllTheSame } = WORDS.de;
    expect(showMessageBox.mock.lastCall).toMatchObject([
      {},
      {
        message: unsaved,
        detail: unsavedDetail,
        buttons: [stay, closeAllTheSame],
        defaultId: 0,
        cancelId: 0,
      },
    ]);
    await vi.waitFor(() => {
      close();
      expect(showMessageBox).toHaveBeenCalledTimes(2);
    });
    expect(electron.app.quit).not.toHaveBeenCalled();
  });

  test('is given up when the person wants to go all the same, and holds nothing once it is saved', async () => {
    await boot();
    fromPage(FROM_PAGE.unsaved.channel, [true]);
    electron.dialog.showMessageBox.mockResolvedValue({ response: 1 });
    expect(close()).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(electron.app.quit).toHaveBeenCalledOnce());
    expect(close()).not.toHaveBeenCalled();
    fromPage(FROM_PAGE.unsaved.channel, [true]);
    fromPage(FROM_PAGE.unsaved.channel, [false]);
    expect(close()).not.toHaveBeenCalled();
  });
});

describe('the menu of the system', () => {
  type MenuItem = import('./mock/electron.ts').MenuItem;
  const template = (): readonly MenuItem[] => electron.Menu.buildFromTemplate.mock.lastCall?.[0] ?? [];
  const all = (items: readonly MenuItem[]): readonly MenuItem[] =>
    items.flatMap((item) => [item, ...all(item.submenu ?? [])]);
  const line = (label: string): MenuItem =>
    all(template()).find((item) => item.label === label) ?? expect.fail(`there is no ${label}`);

  test('speaks the language of the system first, then that of the page', async () => {
    await boot((mock) => mock.app.getLocale.mockReturnValue('de-AT'));
    expect(template()[0]?.label).toBe('Spiel');
    fromPage(FROM_PAGE.language.channel, ['en']);
    expect(template()[0]?.label).toBe('Game');
    for (const payload of [['fr'], [], ['en', 'de'], [{}], [1]]) {
      fromPage(FROM_PAGE.language.channel, payload);
    }
    expect(electron.Menu.setApplicationMenu).toHaveBeenCalledTimes(2);
  });

  test('asks the page, with nothing but a word of the contract', async () => {
    await boot();
    line('Rules').click?.();
    line('Larger').click?.();
    expect(window().webContents.send.mock.calls).toEqual([
      ['dappen:command', 'rules'],
      ['dappen:command', 'larger'],
    ]);
    line('Full screen').click?.();
    expect(window().setFullScreen).toHaveBeenCalledExactlyOnceWith(true);
    line('About Dappen').click?.();
    expect(electron.app.showAboutPanel).toHaveBeenCalledOnce();
  });

  test.each(['linux', 'win32', 'darwin'] as const)(
    'has every line named in both languages on %s',
    async (system) => {
      await boot();
      const { menuFor } = await import('#electron/main/menu.ts');
      const { WORDS } = await import('#electron/main/words.ts');
      const nothing = { command: vi.fn(), open: vi.fn(), toggleFullScreen: vi.fn(), about: vi.fn() };
      const [english, german] = [WORDS.en, WORDS.de].map((words) =>
        all(menuFor(system, words, nothing) as unknown as MenuItem[]).filter((item) => !('type' in item)),
      );
      expect(english?.every(({ label }) => label)).toBe(true);
      expect(german?.map(({ role }) => role)).toEqual(english?.map(({ role }) => role));
      const same = german?.filter(({ label }, i) => label === english?.[i]?.label).map(({ label }) => label);
      expect(same).toEqual(system === 'darwin' ? ['Dappen'] : []);
      for (const role of ['reload', 'forceReload', 'toggleDevTools', 'undo', 'zoomIn']) {
        expect(english?.map((item) => item.role)).not.toContain(role);
      }
      const keys = english?.flatMap(({ accelerator }) => accelerator ?? []) ?? [];
      expect(new Set(keys).size).toBe(keys.length);
    },
  );
});

describe('a record that is opened', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dappen-open-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'evening.dappen');
  writeFileSync(file, '{"format":"dappen-match/1"}');
  const opened = { is: 'text', text: '{"format":"dappen-match/1"}' };
  const sent = () => window().webContents.send.mock.calls.filter(([channel]) => channel === 'dappen:opened');

  test('is given to the page once that listens', async () => {
    await boot();
    electron.app.emit('open-file', { preventDefault: vi.fn() }, file);
    expect(sent()).toEqual([]);
    fromPage(FROM_PAGE.ready.channel);
    await vi.waitFor(() => expect(sent()).toEqual([['dappen:opened', opened]]));
    fromPage(FROM_PAGE.ready.channel);
    expect(sent()).toHaveLength(1);
  });

  test('may be what the program was started with once more, or be chosen in the dialog', async () => {
    await boot();
    fromPage(FROM_PAGE.ready.channel);
    electron.app.emit('second-instance', {}, ['dappen', '--flag', 'evening.dappen'], folder);
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    electron.dialog.showOpenDialog.mockResolvedValue({ filePaths: [path.join(folder, 'none.dappen')] });
    const game = electron.Menu.buildFromTemplate.mock.lastCall?.[0][0];
    game?.submenu?.find(({ label }) => label === 'Open a match…')?.click?.();
    await vi.waitFor(() => expect(sent()).toHaveLength(2));
    electron.dialog.showOpenDialog.mockResolvedValue({ filePaths: [file] });
    fromPage(FROM_PAGE.open.channel);
    await vi.waitFor(() => expect(sent()).toHaveLength(3));
    electron.dialog.showOpenDialog.mockResolvedValue({ filePaths: [] });
    fromPage(FROM_PAGE.open.channel);
    await vi.waitFor(() => expect(electron.dialog.showOpenDialog).toHaveBeenCalledTimes(3));
    expect(sent().map(([, what]) => what)).toEqual([opened, { is: 'unreadable' }, opened]);
  });

  test.each([
    [['dappen'], undefined],
    [['dappen.dappen'], undefined],
    [['dappen', '--x=a.dappen'], undefined],
    [['dappen', 'a.json'], undefined],
    [['dappen', '.', 'a.dappen'], path.resolve('/where/a.dappen')],
    [['dappen', '/there/a b.dappen', 'c.dappen'], path.resolve('/there/a b.dappen')],
  ])('a command line %j names %s', async (argv, named) => {
    const { recordIn } = await import('#electron/main/files.ts');
    expect(recordIn(argv, '/where')).toBe(named);
  });

  test('is not read when it is too large', async () => {
    const { readRecord } = await import('#electron/main/files.ts');
    const { MAX_RECORD_BYTES } = await import('#electron/contract.ts');
    const large = path.join(folder, 'large.dappen');
    writeFileSync(large, '');
    truncateSync(large, MAX_RECORD_BYTES + 1);
    expect(await readRecord(large)).toEqual({ is: 'tooLarge' });
    expect(await readRecord(folder)).toEqual({ is: 'unreadable' });
  });
});

test.each([
  ['evening.dappen', { name: 'Dappen-Mitschrift', extensions: ['dappen'] }],
  ['sheet.csv', { name: 'Tabelle', extensions: ['csv'] }],
  ['../../own.dappen-rules.json', { name: 'Eigene Regeln', extensions: ['json'] }],
])('%s is offered for saving among the documents, with its kind', async (name, filter) => {
  await boot((mock) => mock.app.getLocale.mockReturnValue('de'));
  const setSaveDialogOptions = vi.fn();
  const item = { getURL: () => 'blob:app://dappen/1', getFilename: () => name, setSaveDialogOptions };
  electron.session.defaultSession.emit('will-download', { preventDefault: vi.fn() }, item);
  const defaultPath = path.join('/nowhere/documents', path.basename(name));
  expect(setSaveDialogOptions).toHaveBeenCalledExactlyOnceWith({ defaultPath, filters: [filter] });
});
