import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserWindowConstructorOptions, MenuItemConstructorOptions, WebPreferences } from 'electron';
import { isAlive } from '../support/process.ts';
import type { MainAnswers, MenuLine, TestAnswers, WindowState } from './contract.ts';
import type { FromMain, ToMain } from './host.ts';
import { fromElsewhere, handOver, MessageChannelMain } from './ports.ts';
import { connect } from './rpc.ts';
import { checkKeys, fault, onFault, preventable, StrictEmitter, strict } from './strict.ts';

/**
 * Stands in for the package `electron` in the process that runs the built `out/main`. What it shows is shown
 * by the test's Chromium (desktop.ts). It knows what we use and fails the test on anything else.
 */

const { DAPPEN_DOUBLE_USER_DATA: userData = '' } = process.env;

/** What main does at intervals, by what stops it, so that a test can have it done now. */
const repeated = new Map<unknown, () => void>();
const { setInterval: usual, clearInterval: usualEnd } = globalThis;
Object.assign(globalThis, {
  setInterval: (act: () => void, ms: number) => {
    const id = usual(act, ms);
    repeated.set(id, act);
    return id;
  },
  clearInterval: (id: NodeJS.Timeout) => {
    repeated.delete(id);
    usualEnd(id);
  },
});
let ready = false;
const needsReady = (what: string): void => {
  if (!ready) throw new Error(`${what} cannot be used before the program is ready`);
};
const tooLate = (what: string): void => {
  if (ready) throw new Error(`${what} should be called before the program is ready`);
};

// ── the program ──────────────────────────────────────────────────────────────────────────────────────────

// beside the folder, which may be one that cannot be written
const LOCK = `${userData}.lock`;
const SECOND = `${userData}.second`;

class App extends StrictEmitter {
  readonly isPackaged = false;
  readonly name = 'Dappen';
  sandboxed = false;
  about: object | undefined;
  #quitting = false;

  constructor() {
    super('app', [
      'web-contents-created',
      'second-instance',
      'window-all-closed',
      'before-quit',
      'will-quit',
      'open-file',
    ]);
  }

  enableSandbox(): void {
    tooLate('app.enableSandbox');
    this.sandboxed = true;
  }

  getPath(name: string): string {
    if (name === 'userData') return userData;
    if (name === 'documents') return path.join(userData, 'documents');
    return fault(`app.getPath(${name}) is not known`);
  }

  getVersion = (): string => '0.0.0';
  getLocale = (): string => 'en-GB';

  /** The first instance of a folder holds its lock; a later one tells it how it was started, and gets none. */
  requestSingleInstanceLock(): boolean {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    } catch {
      const holder = Number(readFileSync(LOCK, 'utf8'));
      if (isAlive(holder)) {
        writeFileSync(SECOND, JSON.stringify([process.argv, process.cwd()]));
        process.kill(holder, 'SIGUSR2');
        return false;
      }
      writeFileSync(LOCK, String(process.pid));
    }
    process.on('exit', () => rmSync(LOCK, { force: true }));
    process.on('SIGUSR2', () => {
      const [argv, folder] = JSON.parse(readFileSync(SECOND, 'utf8')) as [string[], string];
      this.emit('second-instance', {}, argv, folder);
    });
    return true;
  }

  async whenReady(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    ready = true;
  }

  setAboutPanelOptions(options: object): void {
    checkKeys('app.setAboutPanelOptions', options, [
      'applicationName',
      'applicationVersion',
      'version',
      'copyright',
      'credits',
      'authors',
      'website',
      'iconPath',
    ]);
    this.about = options;
  }

  showAboutPanel(): void {
    void ask('dialog', 'about', this.about);
  }

  /** As Electron does it: ask, close the windows, say that it goes, go. */
  quit(): void {
    if (this.#quitting) return;
    const before = preventable();
    this.emit('before-quit', before);
    if (before.defaultPrevented) return;
    this.#quitting = true;
    if (open && !open.tryClose()) {
      this.#quitting = false;
      return;
    }
    this.emit('will-quit', preventable());
    process.exit(0);
  }

  exit(code = 0): void {
    process.exit(code);
  }

  allClosed(): void {
    if (this.#quitting) return;
    if (!this.emit('window-all-closed')) this.quit();
  }
}

// ── the window ───────────────────────────────────────────────────────────────────────────────────────────

type OpenHandler = (details: { url: string }) => { action: string };

class WebContents extends StrictEmitter {
  /** What `senderFrame` is compared with. */
  readonly frame = { url: '' };
  readonly mainFrame = strict('WebFrameMain', this.frame);
  openHandler: OpenHandler | undefined;

  constructor() {
    super('webContents', [
      'will-navigate',
      'will-frame-navigate',
      'will-redirect',
      'will-attach-webview',
      'render-process-gone',
      'unresponsive',
    ]);
  }

  send(channel: string, ...args: unknown[]): void {
    void ask('toPage', channel, structuredClone(args), []);
  }

  postMessage(channel: string, message: unknown, transfer: readonly object[] = []): void {
    const ports = handOver(transfer, (id, data) => void ask('portToPage', id, data));
    void ask('toPage', channel, [structuredClone(message)], ports);
  }

  reload(): void {
    void ask('reload');
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }
}

const WINDOW_OPTIONS = [
  ...['x', 'y', 'width', 'height', 'minWidth', 'minHeight', 'title', 'backgroundColor', 'show'],
  ...['autoHideMenuBar', 'webPreferences'],
] as const satisfies readonly (keyof BrowserWindowConstructorOptions)[];
const WEB_PREFERENCES = [
  ...['preload', 'sandbox', 'contextIsolation', 'nodeIntegration', 'nodeIntegrationInWorker'],
  ...['nodeIntegrationInSubFrames', 'webSecurity', 'allowRunningInsecureContent', 'webviewTag'],
  ...['navigateOnDragDrop', 'spellcheck', 'devTools'],
] as const satisfies readonly (keyof WebPreferences)[];

/** The one window there is. */
let open: Window | undefined;

class Window extends StrictEmitter {
  readonly contents = new WebContents();
  readonly webContents = strict('webContents', this.contents, () => !this.destroyed);
  destroyed = false;
  state: WindowState;
  readonly #opened: Promise<void>;
  #minimized = false;

  constructor(options: Record<string, unknown>) {
    super('BrowserWindow', ['ready-to-show', 'close', 'closed']);
    needsReady('BrowserWindow');
    if (open) fault('a second window is opened');
    open = this;
    checkKeys('BrowserWindow', options, WINDOW_OPTIONS);
    checkKeys('webPreferences', options.webPreferences as object, WEB_PREFERENCES);
    const { x = 0, y = 0, width = 800, height = 600 } = options as Record<string, number>;
    const bounds = { x, y, width, height };
    this.state = { options, shown: options.show !== false, fullScreen: false, maximized: false, bounds };
    this.#opened = ask('openWindow', { width, height });
    app.emit('web-contents-created', {}, this.webContents);
  }

  async loadURL(url: string): Promise<void> {
    this.contents.frame.url = url;
    await this.#opened;
    await ask('load', url);
    this.emit('ready-to-show');
  }

  show(): void {
    this.state = { ...this.state, shown: true };
  }

  focus = (): void => undefined;
  maximize = (): void => {
    this.state = { ...this.state, maximized: true };
  };
  minimize = (): void => {
    this.#minimized = true;
  };
  restore = (): void => {
    this.#minimized = false;
  };
  isMaximized = (): boolean => this.state.maximized;
  isMinimized = (): boolean => this.#minimized;
  isDestroyed = (): boolean => this.destroyed;
  isFullScreen = (): boolean => this.state.fullScreen;
  getNormalBounds = (): WindowState['bounds'] => this.state.bounds;

  setFullScreen(fullScreen: boolean): void {
    this.state = { ...this.state, fullScreen };
  }

  close(): void {
    if (this.tryClose()) app.allClosed();
  }

  /** Closes the window unless somebody holds it back. */
  tryClose(): boolean {
    const event = preventable();
    this.emit('close', event);
    if (event.defaultPrevented) return false;
    this.destroyed = true;
    open = undefined;
    void ask('closePage');
    this.emit('closed');
    return true;
  }
}

/** `new BrowserWindow(…)`; after it was closed, touching it throws as Electron does. */
export const BrowserWindow = new Proxy(Window, {
  construct(target, [options]: [Record<string, unknown>]) {
    const window = new target(options);
    return strict('BrowserWindow', window, () => !window.destroyed);
  },
  get: (_target, key) => fault(`BrowserWindow.${String(key)} is not known`),
});

// ── the session and what is loaded ───────────────────────────────────────────────────────────────────────

type Handler = (request: Request) => Promise<Response>;
type BeforeRequest = (details: { url: string }, answer: (verdict: { cancel?: boolean }) => void) => void;

let scheme: string | undefined;
let handler: Handler | undefined;
let beforeRequest: BeforeRequest | undefined;

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged(schemes: readonly { scheme: string; privileges: object }[]) {
    tooLate('protocol.registerSchemesAsPrivileged');
    for (const entry of schemes) {
      const known = ['standard', 'secure', 'supportFetchAPI', 'codeCache'];
      checkKeys('privileges', entry.privileges, known);
    }
    scheme = schemes[0]?.scheme;
  },
  handle(name: string, handle: Handler) {
    needsReady('protocol.handle');
    if (name !== scheme) fault(`protocol.handle for ${name}, which is not registered`);
    handler = handle;
  },
});

class Session extends StrictEmitter {
  readonly handlers: Record<string, (...args: never[]) => unknown> = {};
  readonly webRequest = strict('webRequest', {
    onBeforeRequest: (listener: BeforeRequest) => {
      beforeRequest = listener;
    },
  });

  constructor() {
    super('session', ['will-download']);
  }

  setPermissionRequestHandler = this.#keep('request');
  setPermissionCheckHandler = this.#keep('check');
  setDevicePermissionHandler = this.#keep('device');
  setDisplayMediaRequestHandler = this.#keep('display');
  setSpellCheckerEnabled = (on: boolean): void => {
    if (on) fault('the spell checker is switched on');
  };

  #keep(name: string): (handler: (...args: never[]) => unknown) => void {
    return (given) => {
      this.handlers[name] = given;
    };
  }
}

const defaultSession = new Session();
const shownSession = strict('session.defaultSession', defaultSession);
export const session = strict('session', {
  get defaultSession() {
    needsReady('session.defaultSession');
    return shownSession;
  },
});

const workArea = { x: 0, y: 0, width: 1920, height: 1040 };
export const screen = strict('screen', { getDisplayMatching: () => strict('Display', { workArea }) });

// ── messages, host, menu, dialogs ────────────────────────────────────────────────────────────────────────

/** Channels are ours to name, so any may be listened to. */
const channels = new EventEmitter();
export const ipcMain = strict('ipcMain', {
  on: (channel: string, listener: (...args: unknown[]) => void) => channels.on(channel, listener),
});

const hosts: ChildProcess[] = [];

class UtilityProcess extends StrictEmitter {
  readonly child: ChildProcess;
  readonly stderr: ChildProcess['stderr'];
  readonly stdout: ChildProcess['stdout'];

  constructor(file: string, args: readonly string[]) {
    super('UtilityProcess', ['spawn', 'exit', 'message']);
    this.child = fork(file, args, {
      execArgv: ['--import', new URL('./host.js', import.meta.url).href],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.stderr = this.child.stderr;
    this.stdout = this.child.stdout;
    this.child.on('message', (received) => {
      const message = received as ToMain;
      if (message.is === 'port') fromElsewhere(message.id, message.data);
      else this.emit('message', message.data);
    });
    this.child.once('spawn', () => this.emit('spawn'));
    this.child.once('exit', (code) => this.emit('exit', code ?? 1));
    hosts.push(this.child);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  postMessage(data: unknown, transfer: readonly object[] = []): void {
    const ports = handOver(transfer, (id, posted) => this.#send({ is: 'port', id, data: posted }));
    this.#send({ is: 'message', data, ports });
  }

  kill(): boolean {
    return this.child.kill('SIGTERM');
  }

  #send(message: FromMain): void {
    if (this.child.connected) this.child.send(message, () => undefined);
  }
}

export const utilityProcess = strict('utilityProcess', {
  fork(file: string, args: readonly string[], options: object) {
    needsReady('utilityProcess.fork');
    checkKeys('utilityProcess.fork', options, ['serviceName', 'stdio']);
    return strict('UtilityProcess', new UtilityProcess(file, args));
  },
});

interface Item {
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly accelerator?: string;
  readonly submenu?: readonly Item[];
  readonly click?: () => void;
}
const ITEM = [
  'label',
  'role',
  'type',
  'accelerator',
  'submenu',
  'click',
] satisfies readonly (keyof MenuItemConstructorOptions)[];
const ROLES = [
  ...['appMenu', 'editMenu', 'windowMenu', 'about', 'services', 'hide', 'hideOthers', 'unhide', 'quit'],
  ...['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll', 'minimize', 'close', 'zoom', 'front', 'window'],
  ...['togglefullscreen', 'help'],
];
let bar: readonly Item[] | null = null;

function checkItem(item: Item): void {
  checkKeys('a menu item', item, ITEM);
  if (item.role !== undefined && !ROLES.includes(item.role)) fault(`the menu role ${item.role} is not known`);
  for (const inner of item.submenu ?? []) checkItem(inner);
}

export const Menu = strict('Menu', {
  buildFromTemplate(template: readonly Item[]) {
    for (const item of template) checkItem(item);
    return { template };
  },
  setApplicationMenu(menu: { template: readonly Item[] } | null) {
    bar = menu?.template ?? null;
  },
});

const line = ({ label, role, type, accelerator, submenu }: Item): MenuLine => ({
  label,
  role,
  type,
  accelerator,
  ...(submenu ? { lines: submenu.map(line) } : {}),
});

export const dialog = strict('dialog', {
  showOpenDialog: (_window: object, options: object) => ask('dialog', 'open', options),
  showMessageBox: (_window: object, options: object) => ask('dialog', 'message', options),
  showErrorBox: (title: string, content: string) => void ask('dialog', 'error', { title, content }),
});

// ── what the test asks ───────────────────────────────────────────────────────────────────────────────────

const real = new App();
export const app = strict('app', real);
export { MessageChannelMain };

const contents = (): WebContents => open?.contents ?? fault('there is no window');

const answers: MainAnswers = {
  async request(url, method) {
    const cancelled = await new Promise<boolean>((resolve) => {
      if (beforeRequest) beforeRequest({ url }, ({ cancel = false }) => resolve(cancel));
      else resolve(false);
    });
    if (cancelled) return { cancelled };
    if (!url.startsWith(`${scheme}:`) || handler === undefined) return fault(`nobody answers ${url}`);
    const answer = await handler(new Request(url, { method }));
    const body = new Uint8Array(await answer.arrayBuffer());
    return { cancelled, status: answer.status, headers: Object.fromEntries(answer.headers), body };
  },
  navigate(url, mainFrame) {
    const events = mainFrame ? ['will-navigate', 'will-frame-navigate'] : ['will-frame-navigate'];
    return events.every((name) => {
      const event = Object.assign(preventable(), { url, isMainFrame: mainFrame });
      contents().emit(name, event, url);
      return !event.defaultPrevented;
    });
  },
  popup: (url) => contents().openHandler?.({ url }).action !== 'deny',
  download({ url, fileName }) {
    const event = preventable();
    let options: Readonly<Record<string, unknown>> = { defaultPath: fileName };
    const item = strict('DownloadItem', {
      getURL: () => url,
      getFilename: () => fileName,
      setSaveDialogOptions: (given: Readonly<Record<string, unknown>>) => {
        checkKeys('setSaveDialogOptions', given, ['title', 'defaultPath', 'filters']);
        options = { defaultPath: fileName, ...given };
      },
    });
    defaultSession.emit('will-download', event, item, contents());
    return event.defaultPrevented ? { prevented: true } : { prevented: false, options };
  },
  ipc(from, channel, args) {
    if (open === undefined) return;
    if (from.mainFrame) open.contents.frame.url = from.url;
    const senderFrame = from.mainFrame ? open.webContents.mainFrame : { url: from.url };
    channels.emit(channel, { senderFrame, sender: open.webContents }, ...args);
  },
  port: (id, data) => fromElsewhere(id, data),
  loaded: (url) => {
    if (open) open.contents.frame.url = url;
  },
  crashed: () => {
    open?.contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
  },
  closeWindow: () => open?.close(),
  quit: () => real.quit(),
  openFile: (file) => {
    real.emit('open-file', preventable(), file);
  },
  menu: () => bar?.map(line) ?? null,
  choose(...labels) {
    let items = bar ?? [];
    let chosen: Item | undefined;
    for (const label of labels) {
      chosen = items.find((item) => item.label === label);
      items = chosen?.submenu ?? [];
    }
    if (chosen?.click === undefined) fault(`the menu has no ${labels.join(' → ')} to choose`);
    chosen.click();
  },
  tick() {
    for (const act of [...repeated.values()]) act();
  },
  windowState: () => open?.state ?? fault('there is no window'),
  hosts: () =>
    hosts.flatMap(({ pid, exitCode, signalCode }) =>
      pid && exitCode === null && signalCode === null ? [pid] : [],
    ),
  permission: async (name) => ({
    asked: await new Promise<boolean>((resolve) => {
      const { request } = defaultSession.handlers;
      if (request) (request as (...args: unknown[]) => void)(open?.webContents, name, resolve);
      else resolve(true);
    }),
    checked: Boolean(
      (defaultSession.handlers.check as ((...args: unknown[]) => unknown) | undefined)?.(null, name) ?? true,
    ),
  }),
};

const ask = connect<TestAnswers>(process, answers);
onFault((text) => void ask('fault', text));
process.on('disconnect', () => process.exit(1)); // the test has gone
