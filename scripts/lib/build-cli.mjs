import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { isFresh } from './fresh.mjs';
import { at, ensureInstalled, runPackage, say } from './project.mjs';

const FOLDER = 'out/cli';
const ENTRY = 'dappen.mjs';
export const CLI = `${FOLDER}/${ENTRY}`;
const SOURCES = ['engine', 'vite.cli.config.ts', 'package.json'];

/**
 * Builds the command line when its sources are newer. The files are built aside and moved into place, the
 * entry last, so that a second `dappen` at the same moment finds either the old program or the new one.
 * @returns {number} exit status
 */
export function ensureCli() {
  if (isFresh(CLI, SOURCES)) return 0;
  ensureInstalled();
  say('Building the command line …');
  const started = new Date();
  const aside = `${FOLDER}-${process.pid}`;
  const args = ['build', '--config', 'vite.cli.config.ts', '--outDir', aside, '--logLevel', 'warn'];
  const status = runPackage('vite/bin/vite.js', args);
  if (status === 0) {
    // What changes while the build runs is newer than the build.
    utimesSync(at(aside, ENTRY), started, started);
    mkdirSync(at(FOLDER), { recursive: true });
    const files = readdirSync(at(aside)).sort((a, b) => Number(a === ENTRY) - Number(b === ENTRY));
    for (const file of files) renameSync(at(aside, file), at(FOLDER, file));
  }
  rmSync(at(aside), { recursive: true, force: true });
  return status;
}
