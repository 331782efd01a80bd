import { spawn } from 'node:child_process';
import { say } from './project.mjs';

/**
 * Shows an address in the default browser where there is one. Failing is no harm: it was printed too.
 * @param {string} address
 */
export function openBrowser(address) {
  const { platform, env } = process;
  if (env.CI || env.BROWSER === 'none') return;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [program, ...args] =
    platform === 'darwin'
      ? ['open', address]
      : platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.once('error', (reason) => say(`The browser could not be opened: ${reason.message}`));
  child.unref();
}
