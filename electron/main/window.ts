import { BrowserWindow, screen } from 'electron';
import { PAGE } from './origin.ts';
import { keepInside, readPlace, SMALLEST, USUAL, writePlace } from './place.ts';

export interface WindowFiles {
  /** The built preload script, CommonJS. */
  readonly preload: string;
  /** Where the window's place is remembered. */
  readonly place: string;
}

/** Opens the game's window on the screen where it stood last, shown when its first picture is ready. */
export function openWindow(files: WindowFiles, complain: (reason: unknown) => void): BrowserWindow {
  const remembered = readPlace(files.place);
  const bounds = remembered
    ? keepInside(remembered.bounds, screen.getDisplayMatching(remembered.bounds).workArea)
    : USUAL;
  const window = new BrowserWindow({
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    title: 'Dappen',
    backgroundColor: '#2c5a45', // the cloth, so that nothing flashes white
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      preload: files.preload,
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
    },
  });
  if (remembered?.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    const place = { bounds: window.getNormalBounds(), maximized: window.isMaximized() };
    writePlace(files.place, place, complain);
  });
  window.loadURL(PAGE).catch(complain);
  return window;
}
