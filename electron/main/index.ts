import path from 'node:path';
import {
  app,
  type BrowserWindow,
  type IpcMainEvent,
  ipcMain,
  Menu,
  MessageChannelMain,
  protocol,
  session,
  type UtilityProcess,
  utilityProcess,
} from 'electron';
// The variant for plain Node: the one for Electron opens a channel that any page may write to.
import log from 'electron-log/node';
import * as v from 'valibot';
import { FROM_PAGE, TO_PAGE } from '../contract.ts';
import { serveAssets } from './assets.ts';
import { hardenContents, hardenSession } from './harden.ts';
import { type HostKeeper, keepHost } from './host-keeper.ts';
import { menuFor } from './menu.ts';
import { isOurs, SCHEME } from './origin.ts';
import { openWindow } from './window.ts';

/** The built files lie side by side: out/main, out/preload, out/renderer. */
const OUT = path.join(import.meta.dirname, '..');
const PAGES_MAY_DIE = 3;

app.enableSandbox();
protocol.registerSchemesAsPrivileged([
  { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
]);

let window: BrowserWindow | undefined;

/** Only the main frame of our own window, showing our own page, is listened to. */
function fromOurPage(event: IpcMainEvent): boolean {
  const frame = event.senderFrame;
  return (
    window !== undefined && frame !== null && frame === window.webContents.mainFrame && isOurs(frame.url)
  );
}

/** Listens to one channel of the contract; a message of a stranger or of the wrong shape is logged, no more. */
function onPage(message: (typeof FROM_PAGE)[keyof typeof FROM_PAGE], act: () => void): void {
  ipcMain.on(message.channel, (event, ...payload) => {
    if (fromOurPage(event) && v.is(message.payload, payload)) act();
    else log.warn(`refused a message on ${message.channel}`);
  });
}

/** Starts the process that runs the sitting; what it complains of goes into the log. */
function startHost(userData: string): UtilityProcess {
  const host = utilityProcess.fork(path.join(OUT, 'main', 'host.js'), [userData], {
    serviceName: 'Dappen host',
    stdio: 'pipe',
  });
  host.stderr?.on('data', (words: Buffer) => log.warn(`host: ${words.toString().trimEnd()}`));
  return host;
}

function start(): void {
  const userData = app.getPath('userData');
  log.transports.file.resolvePathFn = () => path.join(userData, 'logs', 'dappen.log');
  const complain = (reason: unknown): void => log.error(reason);

  hardenSession(session.defaultSession);
  protocol.handle(SCHEME, serveAssets(path.join(OUT, 'renderer')));
  Menu.setApplicationMenu(menuFor(process.platform));

  const keeper: HostKeeper = keepHost({
    fork: () => startHost(userData),
    pair: () => new MessageChannelMain(),
    handOver: (port) => window?.webContents.postMessage(TO_PAGE.port.channel, null, [port]),
    tell: (state) => window?.webContents.send(TO_PAGE.link.channel, state),
    log: (line) => log.warn(line),
  });
  app.on('before-quit', () => keeper.stop());

  onPage(FROM_PAGE.ready, () => keeper.connect());
  onPage(FROM_PAGE.toggleFullScreen, () => window?.setFullScreen(!window.isFullScreen()));
  onPage(FROM_PAGE.quit, () => app.quit());

  window = openWindow(
    { preload: path.join(OUT, 'preload', 'index.cjs'), place: path.join(userData, 'window.json') },
    complain,
  );
  window.once('closed', () => {
    window = undefined;
  });
  let deaths = 0;
  window.webContents.on('render-process-gone', (_event, details) => {
    log.error(`page ended: ${details.reason}`);
    deaths += 1;
    if (deaths <= PAGES_MAY_DIE) window?.webContents.reload();
    else app.quit();
  });
}

if (app.requestSingleInstanceLock()) {
  app.on('web-contents-created', (_event, contents) => hardenContents(contents));
  app.on('second-instance', () => {
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  app.on('window-all-closed', () => app.quit());
  app.whenReady().then(start, (reason: unknown) => {
    log.error(reason);
    app.exit(1);
  });
} else {
  app.quit();
}
