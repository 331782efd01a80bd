import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, say } from './project.mjs';

/** One attempt to fetch the runtime may take this long (ms); it is about 110 MB. */
const PATIENCE = 120_000;
/** A failed attempt is not repeated for this long (ms). */
const SULK = 24 * 3600 * 1000;
/** A window that ends this soon (ms) and unwell never opened. */
const EARLY = 15_000;
const FAILED = at('out', 'no-electron-runtime');

/** The Electron program, when it is installed. */
export function runtime() {
  const folder = at('node_modules', 'electron');
  const name = path.join(folder, 'path.txt');
  if (!existsSync(name)) return undefined;
  const program = path.join(folder, 'dist', readFileSync(name, 'utf8'));
  return existsSync(program) ? program : undefined;
}

/** Tries to fetch the runtime, once a day at most, and never waits longer than `PATIENCE`. */
function fetchRuntime() {
  const failed = statSync(FAILED, { throwIfNoEntry: false });
  if (failed && Date.now() - failed.mtimeMs < SULK) return undefined;
  say('Fetching the Electron runtime, two minutes at most (skip it with: npm start -- --browser) …');
  const installer = at('node_modules', 'electron', 'install.js');
  spawnSync(process.execPath, [installer], { stdio: 'ignore', timeout: PATIENCE, killSignal: 'SIGKILL' });
  const program = runtime();
  if (!program) {
    mkdirSync(at('out'), { recursive: true });
    writeFileSync(FAILED, '');
  }
  return program;
}

/**
 * The Electron program to open the game with, or why there is none.
 * @returns {{ program: string } | { reason: string }}
 */
export function desktop() {
  const { platform, env } = process;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return { reason: 'there is no display' };
  const program = runtime() ?? fetchRuntime();
  return program ? { program } : { reason: 'the Electron runtime could not be had' };
}

/**
 * Opens the game's window and waits until it is closed.
 * @param {string} program
 * @returns {Promise<boolean>} false when the window could not open
 */
export function openDesktop(program) {
  const { ELECTRON_RUN_AS_NODE: _asNode, ...env } = process.env;
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(program, [at('.')], { stdio: 'inherit', env });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0 || Date.now() - started > EARLY));
  });
}
