import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder; every script works from here whatever the current folder is. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A path inside the project.
 * @param {string[]} parts
 */
export const at = (...parts) => path.join(ROOT, ...parts);

const OLDEST_NODE = { major: 20, minor: 19 };
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor)) {
  process.stderr.write(
    `Dappen needs Node.js ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer; this is ${process.version}.\n`,
  );
  process.exit(1);
}

const WINDOWS = process.platform === 'win32';

/** Words about preparations go to standard error: standard output belongs to the program that is started.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a program to its end and returns its exit status. Its output goes to standard error.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function run(program, args) {
  const done = spawnSync(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: WINDOWS && program === 'npm',
  });
  if (done.error) say(`${program}: ${done.error.message}`);
  return done.status ?? 1;
}

/**
 * Runs a package's own program (its `bin`) with this Node.
 * @param {string} file path below node_modules
 * @param {readonly string[]} args
 */
export const runPackage = (file, args) => run(process.execPath, [at('node_modules', file), ...args]);

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Whether node_modules holds what the lock file asks for (optional packages of other systems aside). */
export function isInstalled() {
  const installedLock = at('node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf(at('package-lock.json'))).every(
    ([name, wanted]) =>
      name === '' || wanted.optional || wanted.devOptional || installed[name]?.version === wanted.version,
  );
}

/** Installs the packages when something is missing; ends the process when that fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  say('Installing packages (npm ci) … This can take a few minutes and may say nothing meanwhile.');
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) {
    say('npm ci failed: the packages could not be installed.');
    process.exit(status);
  }
}
