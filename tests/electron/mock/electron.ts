import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { vi } from 'vitest';

/**
 * Stands in for the package `electron`, whose import outside its runtime would start a download. Only what
 * the shell uses is here; it records what was asked of it. After `vi.resetModules()` everything is new.
 */

/** A port that records what goes in; `emit('message', { data })` is what comes out. */
export class PortMock extends EventEmitter {
  readonly start = vi.fn();
  readonly close = vi.fn();
  readonly postMessage = vi.fn();
}

export class MessageChannelMain {
  readonly port1 = new PortMock();
  readonly port2 = new PortMock();
}

export class WebContentsMock extends EventEmitter {
  readonly mainFrame = { url: 'app://dappen/index.html' };
  openHandler: ((details: { url: string }) => { action: string }) | undefined;
  readonly postMessage = vi.fn();
  readonly send = vi.fn();
  readonly reload = vi.fn();
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler;
  }
}

export class BrowserWindow extends EventEmitter {
  static readonly opened: BrowserWindow[] = [];
  readonly webContents = new WebContentsMock();
  readonly loadURL = vi.fn(async (_address: string) => undefined);
  readonly show = vi.fn();
  readonly focus = vi.fn();
  readonly restore = vi.fn();
  readonly maximize = vi.fn();
  readonly setFullScreen = vi.fn();
  readonly isFullScreen = vi.fn(() => false);
  readonly isMinimized = vi.fn(() => false);
  readonly isMaximized = vi.fn(() => false);
  readonly getNormalBounds = vi.fn(() => ({ x: 10, y: 20, width: 1000, height: 700 }));
  readonly options: Record<string, unknown>;
  constructor(options: Record<string, unknown>) {
    super();
    this.options = options;
    BrowserWindow.opened.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }
}

export class HostMock extends EventEmitter {
  readonly stderr = new PassThrough();
  readonly postMessage = vi.fn();
  readonly kill = vi.fn();
  /** None, so that nothing real can be killed by it. */
  readonly pid = undefined;
}

export const utilityProcess = {
  forked: [] as HostMock[],
  fork: vi.fn((_module: string, _args: string[], _options: object) => {
    const host = new HostMock();
    utilityProcess.forked.push(host);
    return host;
  }),
};

class SessionMock extends EventEmitter {
  readonly setPermissionRequestHandler = vi.fn();
  readonly setPermissionCheckHandler = vi.fn();
  readonly setDevicePermissionHandler = vi.fn();
  readonly setDisplayMediaRequestHandler = vi.fn();
  readonly setSpellCheckerEnabled = vi.fn();
  readonly webRequest = { onBeforeRequest: vi.fn() };
}
export const session = { defaultSession: new SessionMock() };

export const protocol = { registerSchemesAsPrivileged: vi.fn(), handle: vi.fn() };

export const app = Object.assign(new EventEmitter(), {
  enableSandbox: vi.fn(),
  requestSingleInstanceLock: vi.fn(() => true),
  whenReady: vi.fn(async () => undefined),
  getPath: vi.fn((name: string) => `/nowhere/${name}`),
  getLocale: vi.fn(() => 'en-GB'),
  getVersion: vi.fn(() => '1.2.3'),
  setAboutPanelOptions: vi.fn(),
  showAboutPanel: vi.fn(),
  quit: vi.fn(),
  exit: vi.fn(),
});

export const ipcMain = Object.assign(new EventEmitter(), { handle: vi.fn() });

export const ipcRenderer = Object.assign(new EventEmitter(), { send: vi.fn() });

export const contextBridge = { exposeInMainWorld: vi.fn() };

export const Menu = {
  setApplicationMenu: vi.fn(),
  buildFromTemplate: vi.fn((template: readonly MenuItem[]) => ({ template })),
};

export interface MenuItem {
  readonly label?: string;
  readonly role?: string;
  readonly accelerator?: string;
  readonly submenu?: readonly MenuItem[];
  readonly click?: () => void;
}

export const dialog = {
  showErrorBox: vi.fn(),
  showMessageBox: vi.fn(async () => ({ response: 0 })),
  showOpenDialog: vi.fn(async (): Promise<{ filePaths: string[] }> => ({ filePaths: [] })),
};

const workArea = { x: 0, y: 0, width: 1920, height: 1040 };
export const screen = { getDisplayMatching: vi.fn((_bounds: object) => ({ workArea })) };
