import { Menu } from 'electron';

/**
 * The menu of the system. The game has its own inside the window; only macOS needs one outside it, for
 * quitting, copying and windows. Roles that reload or open developer tools stay out.
 */
export function menuFor(platform: NodeJS.Platform): Menu | null {
  if (platform !== 'darwin') return null;
  return Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }]);
}
