import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { at, runPackage, say } from './project.mjs';

/** What may stand in the package, and nothing else. */
const SHIPS = [
  /^\/(LICENSE|package\.json)$/,
  /^\/out\/main\/(index|host|helper|chunks\/[\w.-]+)\.js$/,
  /^\/out\/preload\/index\.cjs$/,
  /^\/out\/renderer\/(index\.html|favicon\.svg)$/,
  /^\/out\/renderer\/assets\/[\w.-]+\.(js|css|woff2|svg|png)$/,
];
/** What people read beside the program. */
const READABLE = 'LICENCES.txt';
/** Upper end for the archive in bytes; the toolchain's expectation is about 3 MB. */
const LARGEST = 6_000_000;
/** Upper end for the page's own scripts and styles, packed (gzip), without the drawings on the cards. */
const LARGEST_PAGE = 250_000;

/**
 * A file in the archive, or a folder; links and files that lie beside the archive say so.
 * @typedef {{ files?: Record<string, AsarEntry>, size?: number, link?: string, unpacked?: boolean }} AsarEntry
 * @param {AsarEntry} entry
 * @param {string} name
 * @returns {string[]}
 */
const namesIn = (entry, name = '') =>
  entry.files === undefined
    ? [entry.link || entry.unpacked ? `${name} (no plain file)` : name]
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

/** Bytes of the page as they would travel: all its scripts and styles, also those that are loaded later. */
function pageSize() {
  const folder = at('out', 'renderer', 'assets');
  const own = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name) && !/^art-/.test(name));
  return own.reduce(
    (sum, name) => sum + gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length,
    0,
  );
}

/**
 * What is wrong with an icon file; the sizes are those that the systems ask for.
 * @param {string} file
 */
function iconProblem(file) {
  const data = readFileSync(at('build', file));
  const heads = { png: '\x89PNG', ico: '\0\0\x01\0', icns: 'icns' };
  const kind = /** @type {keyof typeof heads} */ (path.extname(file).slice(1));
  if (!data.toString('latin1').startsWith(heads[kind])) return `build/${file} is no ${kind}`;
  const size = Number(/(\d+)x\d+\.png$/.exec(file)?.[1] ?? 512);
  const drawn = data.readUInt32BE(16);
  return kind === 'png' && drawn !== size ? `build/${file} is ${drawn} px wide` : undefined;
}

/** Every icon that electron-builder takes, by name; all come from build/icon.svg. */
const ICONS = [
  ...['icon.png', 'icon.ico', 'icon.icns'],
  ...[16, 32, 48, 64, 128, 256, 512].map((size) => `icons/${size}x${size}.png`),
];

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
    const page = pageSize();
    say(`the page: ${page} bytes packed, without the drawings on the cards (at most ${LARGEST_PAGE})`);
    const icons = ICONS.flatMap((file) => iconProblem(file) ?? []);
    for (const problem of icons) say(problem);
    const licences = readFileSync(path.join(output, 'linux-unpacked', 'resources', READABLE), 'utf8');
    const unnamed = [
      'vue 3',
      'reka-ui',
      'write-file-atomic',
      'game-icons',
      'vollkorn',
      'SIL OPEN FONT LICENSE',
    ].filter((work) => !licences.includes(work));
    for (const work of unnamed) say(`${READABLE} says nothing about ${work}`);
    return (
      [strangers, missing, icons, unnamed].every(({ length }) => length === 0) &&
      archive.length <= LARGEST &&
      page <= LARGEST_PAGE
    );
  } finally {
    rmSync(electronDist, { recursive: true, force: true });
  }
}
