import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at, runPackage, say } from './project.mjs';

/** What may stand in the package, and nothing else. */
const SHIPS = [
  /^\/(LICENSE|package\.json)$/,
  /^\/out\/main\/(index|host|chunks\/[\w.-]+)\.js$/,
  /^\/out\/preload\/index\.cjs$/,
  /^\/out\/renderer\/(index\.html|favicon\.svg)$/,
  /^\/out\/renderer\/assets\/[\w.-]+\.(js|css|woff2|svg|png)$/,
];
/** Upper end for the archive in bytes; the toolchain's expectation is about 3 MB. */
const LARGEST = 6_000_000;

/**
 * @typedef {{ files?: Record<string, AsarEntry>, size?: number }} AsarEntry
 * @param {AsarEntry} entry
 * @param {string} name
 * @returns {string[]}
 */
const namesIn = (entry, name = '') =>
  entry.files === undefined
    ? [name]
    : Object.entries(entry.files).flatMap(([part, inside]) => namesIn(inside, `${name}/${part}`));

/** The names of the files in an asar archive: four words, the third byte count being that of a JSON header.
 * @param {Buffer} archive
 */
const asarNames = (archive) =>
  namesIn(JSON.parse(archive.toString('utf8', 16, 16 + archive.readUInt32LE(12))));

/** A folder that electron-builder takes for an unpacked Electron: packaging needs no more of it. */
function standIn() {
  const folder = mkdtempSync(path.join(tmpdir(), 'dappen-electron-'));
  for (const name of ['resources', 'locales']) mkdirSync(path.join(folder, name));
  for (const name of [
    'electron',
    'LICENSE',
    'LICENSES.chromium.html',
    'locales/en-US.pak',
    'locales/de.pak',
  ]) {
    writeFileSync(path.join(folder, name), '');
  }
  return folder;
}

/**
 * Packages what was built for Linux as far as it goes without the runtime (no fuses: they are burnt into a
 * real one) and looks at what would ship.
 * @returns {boolean} whether all is well
 */
export function tryPackage() {
  const electronDist = standIn();
  const output = path.join(electronDist, 'dist');
  const config = path.join(electronDist, 'config.json');
  const directories = { output, buildResources: 'build' };
  const derived = { extends: at('electron-builder.yml'), electronFuses: null, electronDist, directories };
  writeFileSync(config, JSON.stringify(derived));
  try {
    if (runPackage('electron-builder/cli.js', ['--linux', '--dir', '--config', config]) !== 0) return false;
    const archive = readFileSync(path.join(output, 'linux-unpacked', 'resources', 'app.asar'));
    const names = asarNames(archive);
    const strangers = names.filter((name) => !SHIPS.some((pattern) => pattern.test(name)));
    for (const name of strangers) say(`${name} is in the package and should not be`);
    const missing = SHIPS.filter((pattern) => !names.some((name) => pattern.test(name)));
    for (const pattern of missing) say(`nothing like ${pattern} is in the package`);
    say(`${names.length} files, ${archive.length} bytes (at most ${LARGEST})`);
    return strangers.length === 0 && missing.length === 0 && archive.length <= LARGEST;
  } finally {
    rmSync(electronDist, { recursive: true, force: true });
  }
}
