import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium } from './lib/chromium.mjs';
import { at } from './lib/project.mjs';

/**
 * `npm run icons`: build/icon.svg as every kind of icon the packages need. The results are committed, so
 * this runs only after the drawing has changed. ICO and ICNS are plain containers around PNG pictures.
 */

const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];
/** Apple's name for each square size, retina forms included. */
const ICNS_TYPES = {
  icp4: 16,
  icp5: 32,
  ic11: 32,
  ic12: 64,
  ic07: 128,
  ic13: 256,
  ic08: 256,
  ic14: 512,
  ic09: 512,
  ic10: 1024,
};
const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512];

/** @typedef {(size: number) => Buffer} PngOf */

/** @param {PngOf} png */
function ico(png) {
  const pictures = ICO_SIZES.map((size) => ({ size, data: png(size) }));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry); // 0 stands for 256
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

/** @param {PngOf} png */
function icns(png) {
  const parts = Object.entries(ICNS_TYPES).map(([type, size]) => block(type, png(size)));
  return block('icns', Buffer.concat(parts));
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function block(type, data) {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(data.length + 8, 4);
  return Buffer.concat([head, data]);
}

/**
 * @param {string} svg
 * @param {readonly number[]} sizes
 * @returns {Promise<PngOf>}
 */
async function draw(svg, sizes) {
  if (!ensureChromium()) throw new Error('drawing the icons needs a Chromium');
  const { CHROMIUM_PATH: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  /** @type {Map<number, Buffer>} */
  const pictures = new Map();
  for (const size of sizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    await page.setContent(
      `<body style="margin:0"><img src="${source}" width="${size}" height="${size}" style="display:block">`,
    );
    await page
      .locator('img')
      .evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined));
    pictures.set(size, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await browser.close();
  return (size) => {
    const picture = pictures.get(size);
    if (!picture) throw new Error(`${size} px was not drawn`);
    return picture;
  };
}

const svg = readFileSync(at('build', 'icon.svg'), 'utf8');
const png = await draw(svg, [...new Set([...ICO_SIZES, ...Object.values(ICNS_TYPES), ...LINUX_SIZES])]);
writeFileSync(at('build', 'icon.ico'), ico(png));
writeFileSync(at('build', 'icon.icns'), icns(png));
writeFileSync(at('build', 'icon.png'), png(512));
for (const size of LINUX_SIZES) writeFileSync(at('build', 'icons', `${size}x${size}.png`), png(size));
writeFileSync(at('renderer', 'public', 'favicon.svg'), svg);
