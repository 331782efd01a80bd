// node scripts/card-pictures.mjs [folder] [query …] : pictures of the deck, to be looked at.
// Without queries: all 54 cards at 40, 65 and 84 px in both themes and both colourings, and the pages of the
// deck, the credits and the faces. A query is an address of tests/renderer/cards/gallery, for example
// "width=150&lang=de&cards=SK,SQ". SCALE=1 draws one picture point per pixel instead of two.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import vue from '@vitejs/plugin-vue';
import { createServer } from 'vite';
import { ensureChromium } from './lib/chromium.mjs';
import { at } from './lib/project.mjs';

const [folder = 'screenshots/cards', ...given] = process.argv.slice(2);
const sheets = [40, 65, 84].flatMap((width) =>
  ['light', 'dark'].flatMap((theme) =>
    ['four', 'two'].map((colours) => `width=${width}&theme=${theme}&colours=${colours}&lang=de`),
  ),
);
const pages = ['deck', 'credits', 'portraits'].flatMap((page) =>
  ['en', 'de'].map((language) => `page=${page}&lang=${language}`),
);
const queries = given.length > 0 ? given : [...sheets, ...pages];
const SCALE = Number(process.env.SCALE ?? 2);

if (!ensureChromium()) throw new Error('the pictures need a Chromium');
mkdirSync(folder, { recursive: true });
const server = await createServer({
  configFile: false,
  root: at('tests', 'renderer', 'cards', 'gallery'),
  cacheDir: at('node_modules', '.vite-gallery'),
  plugins: [vue()],
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  logLevel: 'warn',
});
await server.listen();
const address = server.resolvedUrls?.local[0];
const { CHROMIUM_PATH: executablePath } = process.env;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: SCALE });
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  for (const query of queries) {
    await page.goto(`${address}?${query}`);
    await page.waitForSelector('main');
    await page.evaluate(() => document.fonts.ready);
    const file = `${folder}/${query.replace(/[^\w-]+/g, '_').slice(0, 100)}.png`;
    // pages fill the window and scroll inside: open them up to their whole length
    await page.addStyleTag({
      content: '.screen { height: auto !important } .group { content-visibility: visible !important }',
    });
    await page.locator('main').screenshot({ path: file });
    console.log(file);
  }
} finally {
  await browser.close();
  await server.close();
}
