import type { MenuItemConstructorOptions as Item } from 'electron';
import type { Command } from '../contract.ts';
import type { Words } from './words.ts';

export interface MenuActs {
  /** The page does what the menu asks for. */
  command(command: Command): void;
  open(): void;
  toggleFullScreen(): void;
  about(): void;
}

/**
 * The system's menu. On macOS it stands at the top of the screen, elsewhere it shows when Alt is pressed: the
 * game has its own inside the window. Nothing in it reloads the page or opens developer tools, and undo is
 * left out, because those keys take back a card.
 */
export function menuFor(platform: NodeJS.Platform, words: Words, acts: MenuActs): Item[] {
  const mac = platform === 'darwin';
  const asks = (command: Command, accelerator?: string): Item => ({
    label: words[command],
    click: () => acts.command(command),
    ...(accelerator === undefined ? {} : { accelerator }),
  });
  const role = (name: NonNullable<Item['role']>, label: string): Item => ({ role: name, label });
  const line: Item = { type: 'separator' };
  const about: Item = { label: words.about, click: acts.about };
  const quit = role('quit', words.quit);
  const preferences = asks('preferences', 'CmdOrCtrl+,');

  const app: Item = {
    label: 'Dappen',
    submenu: [
      about,
      line,
      preferences,
      line,
      role('hide', words.hide),
      role('hideOthers', words.hideOthers),
      role('unhide', words.showAll),
      line,
      quit,
    ],
  };
  const game: Item = {
    label: words.game,
    submenu: [
      asks('newMatch', 'CmdOrCtrl+N'),
      { label: words.open, accelerator: 'CmdOrCtrl+O', click: acts.open },
      line,
      asks('scores'),
      ...(mac ? [] : [line, preferences, line, quit]),
    ],
  };
  const edit: Item = {
    label: words.edit,
    submenu: [
      role('cut', words.cut),
      role('copy', words.copy),
      role('paste', words.paste),
      role('selectAll', words.selectAll),
    ],
  };
  const view: Item = {
    label: words.view,
    submenu: [
      asks('larger', 'CmdOrCtrl+Plus'),
      asks('smaller', 'CmdOrCtrl+-'),
      asks('usualSize', 'CmdOrCtrl+0'),
      line,
      // Elsewhere F11 does it, which is the page's key and may be another.
      {
        label: words.fullScreen,
        click: acts.toggleFullScreen,
        ...(mac ? { accelerator: 'Ctrl+Cmd+F' } : {}),
      },
    ],
  };
  const windows: Item = {
    label: words.window,
    submenu: [role('minimize', words.minimize), role('zoom', words.zoom), role('close', words.close)],
  };
  const help: Item = {
    label: words.help,
    submenu: [asks('rules'), asks('keys'), line, asks('credits'), ...(mac ? [] : [about])],
  };
  return mac ? [app, game, edit, view, windows, help] : [game, edit, view, help];
}
