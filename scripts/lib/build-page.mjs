import { utimesSync } from 'node:fs';
import { isFresh } from './fresh.mjs';
import { at, ensureInstalled, runPackage, say } from './project.mjs';

const COMMON = ['engine', 'renderer', 'vite.page.ts', 'vite.licences.ts', 'package-lock.json'];

/** What is built for a person to play, how, and from what. */
const EDITIONS = {
  desktop: {
    words: 'Building the desktop edition …',
    output: 'out/renderer/index.html',
    sources: [...COMMON, 'electron', 'electron.vite.config.ts'],
    program: 'electron-vite/dist/cli.js',
    args: ['build', '--logLevel', 'warn'],
  },
  browser: {
    words: 'Building the browser edition …',
    output: 'out/web/index.html',
    sources: [...COMMON, 'electron/main/csp.ts', 'vite.web.config.ts'],
    program: 'vite/bin/vite.js',
    args: ['build', '--config', 'vite.web.config.ts', '--logLevel', 'warn'],
  },
};

/**
 * Builds an edition when its sources are newer.
 * @param {keyof typeof EDITIONS} name
 * @returns {number} exit status
 */
export function ensureEdition(name) {
  const edition = EDITIONS[name];
  if (isFresh(edition.output, edition.sources)) return 0;
  ensureInstalled();
  say(edition.words);
  const started = new Date();
  const status = runPackage(edition.program, edition.args);
  // What changes while the build runs is newer than the build.
  if (status === 0) utimesSync(at(edition.output), started, started);
  return status;
}
