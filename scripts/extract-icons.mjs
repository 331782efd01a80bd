// node scripts/extract-icons.mjs : writes renderer/components/cards/art/icons.json, the parts of the
// game-icons that the Taroks are built from, so that the whole set never reaches the bundle.
// icons.list.json names the icon of each Tarok and its layers: a colour and the numbers of its subpaths.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { subpaths } from './lib/subpaths.mjs';

const art = new URL('../renderer/components/cards/art/', import.meta.url);
/** @param {URL} url */
const read = (url) => JSON.parse(readFileSync(url, 'utf8'));

/** The text of icons.json: Tarok number → layers from back to front, each a fill and a path (512 × 512). */
export function extractIcons() {
  const { icons } = read(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url));
  /** @type {Record<string, { icon: string, layers: [fill: string, ...numbers: number[]][] }>} */
  const list = read(new URL('icons.list.json', art));
  /** @type {Record<string, { fill: string, d: string }[]>} */
  const taroks = {};
  for (const [tarok, { icon, layers }] of Object.entries(list)) {
    const d = icons[icon]?.body.match(/ d="([^"]*)"/)?.[1];
    if (d === undefined) throw new Error(`no icon ${icon}`);
    const parts = subpaths(d);
    taroks[tarok] = layers.map(([fill, ...numbers]) => ({
      fill,
      d: numbers.map((n) => parts[n] ?? missing(icon, n)).join(''),
    }));
  }
  return `${JSON.stringify(taroks, null, 2)}\n`;
}

/**
 * @param {string} icon
 * @param {number} n
 * @returns {never}
 */
function missing(icon, n) {
  throw new Error(`${icon} has no part ${n}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('icons.json', art), extractIcons());
}
