// node scripts/card-pictures.mjs [folder] [query …] : pictures of the deck, to be looked at.
// Without queries: all 54 cards at 40, 65 and 84 px in both themes and both colourings.
// A query is a gallery address (tests/renderer/cards/gallery/CardGallery.vue), for example "width=150&lang=de&cards=SK,SQ".
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import vue from '@vitejs/plugin-vue';
import { createServer } from 'vite';

const [folder = 'screenshots/cards', ...given] = process.argv.slice(2);
const queries = given.length
  ? given
  : [40, 65, 84].flatMap((width) =>
      ['light', 'dark'].flatMap((theme) =>
        ['four', 'two'].map((colours) => `width=${width}&theme=${theme}&colours=${colours}&lang=de`),
      ),
    );
const SCALE = Number(process.env.SCALE ?? 2);

mkdirSync(folder, { recursive: true });
const server = await createServer({
  configFile: false,
  root: new URL('../tests/renderer/cards/gallery', import.meta.url).pathname,
  cacheDir: new URL('../node_modules/.vite-gallery', import.meta.url).pathname,
  plugins: [vue()],
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  logLevel: 'warn',
});
await server.listen();
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
