import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  app,
  type BrowserWindow,
  dialog,
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
import { TICK_MS } from '#engine/pulse.ts';
import { type Command, FROM_PAGE, type Language, type OpenedFile, TO_PAGE } from '../contract.ts';
import { serveAssets } from './assets.ts';
import { readRecord, recordFilter, recordIn, saveDialog } from './files.ts';
import { hardenContents, hardenSession } from './harden.ts';
import { type HostKeeper, keepHost } from './host-keeper.ts';
import { watchLeaving } from './leaving.ts';
import { lastLines, openLog } from './log.ts';
import { menuFor } from './menu.ts';
import { watchForMishaps } from './mishaps.ts';
import { isMadeHere, isOurs, SCHEME } from './origin.ts';
import { openWindow } from './window.ts';
import { WORDS } from './words.ts';

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
function onPage<Payload extends readonly unknown[]>(
  message: { readonly channel: string; readonly payload: v.GenericSchema<unknown, Payload> },
  act: (...payload: Payload) => void,
): void {
  ipcMain.on(message.channel, (event, ...payload) => {
    const parsed = fromOurPage(event) ? v.safeParse(message.payload, payload) : undefined;
    if (parsed?.success) act(...parsed.output);
    else log.warn(`refused a message on ${message.channel}`);
  });
}

/** Whether the page listens, and a record that was opened before it did. */
let pageListens = false;
let early: OpenedFile | undefined;

function hand(opened: OpenedFile): void {
  if (pageListens) window?.webContents.send(TO_PAGE.opened.channel, opened);
  else early = opened;
}

/** Reads a record and gives it to the page, which asks the person what to do with it. */
function openRecord(file: string | undefined): void {
  if (file !== undefined) void readRecord(file).then(hand);
}

/** Lets the person choose a record in the system's dialog. */
async function chooseRecord(language: Language): Promise<void> {
  if (window === undefined) return;
  const filters = [recordFilter(WORDS[language])];
  const { filePaths } = await dialog.showOpenDialog(window, { properties: ['openFile'], filters });
  openRecord(filePaths[0]);
}

function toggleFullScreen(): void {
  window?.setFullScreen(!window.isFullScreen());
}

function showMenu(language: Language, complain: (reason: unknown) => void): void {
  const template = menuFor(process.platform, WORDS[language], {
    command: (command: Command) => window?.webContents.send(TO_PAGE.command.channel, command),
    open: () => void chooseRecord(language).catch(complain),
    toggleFullScreen,
    about: () => app.showAboutPanel(),
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

function comeToFront(): void {
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

/** Starts the process that runs the sitting; what it complains of goes into the log. */
function startHost(userData: string): UtilityProcess {
  const host = utilityProcess.fork(path.join(OUT, 'main', 'host.js'), [userData], {
    serviceName: 'Dappen host',
    stdio: 'pipe',
  });
  if (host.stderr) createInterface(host.stderr).on('line', (line) => log.warn(`host: ${line}`));
  return host;
}

/** A host that is blocked hears no request to go: `kill` alone would be one. */
function destroy(host: UtilityProcess): void {
  if (host.pid === undefined) host.kill();
  else process.kill(host.pid, 'SIGKILL');
}

function start(): void {
  const userData = app.getPath('userData');
  openLog(userData);
  let language: Language = app.getLocale().startsWith('de') ? 'de' : 'en';
  const complain = (reason: unknown): void => log.error(reason);
  watchForMishaps(process, complain, () =>
    dialog.showErrorBox(WORDS[language].mishapTitle, WORDS[language].mishap),
  );

  hardenSession(session.defaultSession);
  protocol.handle(SCHEME, serveAssets(path.join(OUT, 'renderer')));
  showMenu(language, complain);
  app.setAboutPanelOptions({
    applicationName: 'Dappen',
    applicationVersion: app.getVersion(),
    copyright: 'Copyright © The Dappen authors. MIT licence.',
  });
  // What the page made itself it may hand over, through the system's dialog; nothing else is fetched.
  session.defaultSession.on('will-download', (event, item) => {
    if (!isMadeHere(item.getURL())) return event.preventDefault();
    item.setSaveDialogOptions(saveDialog(item.getFilename(), app.getPath('documents'), WORDS[language]));
  });

  const keeper: HostKeeper = keepHost({
    fork: () => startHost(userData),
    destroy,
    repeat: (ring) => {
      const id = setInterval(ring, TICK_MS);
      return () => clearInterval(id);
    },
    pair: () => new MessageChannelMain(),
    handOver: (port) => window?.webContents.postMessage(TO_PAGE.port.channel, null, [port]),
    tell: (state) => window?.webContents.send(TO_PAGE.link.channel, state),
    log: (line) => log.warn(line),
  });
  // not before: a window that holds what is not saved may yet stay
  app.on('will-quit', () => keeper.stop());

  onPage(FROM_PAGE.ready, () => {
    keeper.connect();
    pageListens = true;
    if (early) hand(early);
    early = undefined;
  });
  onPage(FROM_PAGE.language, (shown) => {
    if (shown === language) return;
    language = shown;
    showMenu(language, complain);
  });
  onPage(FROM_PAGE.open, () => void chooseRecord(language).catch(complain));
  onPage(FROM_PAGE.log, () => {
    lastLines(userData)
      .then((lines) => window?.webContents.send(TO_PAGE.log.channel, lines))
      .catch(complain);
  });
  onPage(FROM_PAGE.toggleFullScreen, toggleFullScreen);
  onPage(FROM_PAGE.quit, () => app.quit());

  window = openWindow(
    { preload: path.join(OUT, 'preload', 'index.cjs'), place: path.join(userData, 'window.json') },
    complain,
  );
  window.once('closed', () => {
    window = undefined;
  });
  const leaving = watchLeaving(
    window,
    () => WORDS[language],
    () => app.quit(),
    complain,
  );
  onPage(FROM_PAGE.unsaved, leaving.unsaved);
  let deaths = 0;
  window.webContents.on('render-process-gone', (_event, details) => {
    log.error(`page ended: ${details.reason}`);
    pageListens = false;
    deaths += 1;
    if (deaths <= PAGES_MAY_DIE) window?.webContents.reload();
    else {
      dialog.showErrorBox(WORDS[language].pageGoneTitle, WORDS[language].pageGone);
      leaving.unsaved(false); // there is nobody left to play on
      app.quit();
    }
  });
}

if (app.requestSingleInstanceLock()) {
  app.on('web-contents-created', (_event, contents) => hardenContents(contents));
  app.on('second-instance', (_event, argv, folder) => {
    comeToFront();
    openRecord(recordIn(argv, folder));
  });
  // macOS tells it so; elsewhere the record stands on the command line.
  app.on('open-file', (event, file) => {
    event.preventDefault();
    openRecord(file);
  });
  openRecord(recordIn(process.argv, process.cwd()));
  app.on('window-all-closed', () => app.quit());
  app.whenReady().then(start, (reason: unknown) => {
    log.error(reason);
    app.exit(1);
  });
} else {
  app.quit();
}
