import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { run, runPackage, say } from './project.mjs';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const isDebianRoot = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** The browser that Playwright downloads for itself, when it is there. */
function playwrightsOwn() {
  const ask = "import('@playwright/test').then((p) => process.stdout.write(p.chromium.executablePath()))";
  const path = spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' }).stdout;
  return path !== '' && isProgram(path);
}

/**
 * Sees to it that end-to-end tests have a Chromium, and sets CHROMIUM_PATH for them unless it is
 * Playwright's own. In order: what CHROMIUM_PATH names, the usual places, Playwright's own, Debian's package
 * (as root), Playwright's download.
 * @returns {boolean} whether there is one
 */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) say(`CHROMIUM_PATH names no program: ${named}`);
    return isProgram(named);
  }
  if (takeUsual() || playwrightsOwn()) return true;
  if (isDebianRoot()) {
    say('Installing Chromium (apt-get) …');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    if (takeUsual()) return true;
  }
  say('Fetching Chromium (playwright install) …');
  return runPackage('playwright/cli.js', ['install', 'chromium']) === 0 && playwrightsOwn();
}

function takeUsual() {
  const found = USUAL.find(isProgram);
  if (found) process.env.CHROMIUM_PATH = found;
  return found !== undefined;
}
