// node tests/renderer/table/gallery/pictures.mjs FOLDER [--size 1280x720[@1.5]] … QUERY … : pictures of the table, to be looked at.
// A query is a gallery address (main.ts), for example "moment=follow&lang=de"; `press=Home,Space` then presses keys. --axe also runs axe on each, --boxes
// measures that nothing overlaps and no text is cut.
import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import vue from '@vitejs/plugin-vue';
import { build, preview } from 'vite';
import { measure } from './measure.mjs';

const [folder = 'screenshots/table', ...given] = process.argv.slice(2);
const sizes = given.flatMap((arg, i) => (given[i - 1] === '--size' ? [arg] : []));
const queries = given.filter((arg) => arg.includes('='));
const flags = new Set(given.filter((arg) => arg.startsWith('--')));

mkdirSync(folder, { recursive: true });
const outDir = process.env.GALLERY_OUT ?? '/tmp/dappen-table-gallery';
const config = {
  configFile: false,
  root: new URL('.', import.meta.url).pathname,
  plugins: [vue()],
  define: { __EDITION__: '"browser"' },
  logLevel: 'error',
};
if (!flags.has('--built')) {
  await build({
    ...config,
    build: { outDir, emptyOutDir: true, target: 'es2022', minify: false, modulePreload: false },
  });
}
const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
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
let problems = 0;
const complain = (where, what) => {
  problems += 1;
  console.log(`  ${where}: ${what}`);
};
try {
  for (const size of sizes.length > 0 ? sizes : ['1280x720']) {
    const [area, scale = '1'] = size.split('@');
    const [width, height] = area.split('x').map(Number);
    const forcedColors = flags.has('--forced-colors') ? 'active' : 'none';
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      forcedColors,
    });
    const page = await context.newPage();
    for (const query of queries) {
      const name = `${size}_${query}`.replace(/[^\w.@-]+/g, '_').slice(0, 110);
      page.removeAllListeners('console');
      page.removeAllListeners('pageerror');
      page.on('console', (message) => {
        if (message.type() === 'error') complain(name, message.text());
      });
      page.on('pageerror', (error) => complain(name, error.message));
      const wish = JSON.stringify({ interfaceScale: Number(scale) * 100 });
      const preferences = query.includes('preferences=') ? '' : `&preferences=${encodeURIComponent(wish)}`;
      await page.goto(`${address}?${query}${preferences}`);
      await page.waitForSelector('body[data-ready]', { state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      for (const key of new URLSearchParams(query).get('press')?.split(',') ?? [])
        await page.keyboard.press(key);
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${folder}/${name}.png` });
      if (flags.has('--boxes')) for (const problem of await page.evaluate(measure)) complain(name, problem);
      if (flags.has('--axe')) {
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations)
          complain(
            name,
            `axe ${id}: ${nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
          );
      }
      console.log(`${folder}/${name}.png`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${problems} problems`);
process.exitCode = problems > 0 ? 1 : 0;
