// node tests/renderer/table/gallery/frames.mjs [FOLDER] : plays one hand of the built browser edition at normal speed,
// by keyboard, and reports frame times, long tasks and layout work while cards move. Build it first (npm run build).
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { preview } from 'vite';

const folder = process.argv[2];
if (folder) mkdirSync(folder, { recursive: true });
const server = await preview({
  configFile: new URL('../../../../vite.web.config.ts', import.meta.url).pathname,
  preview: { host: '127.0.0.1', port: 0 },
  ...(process.env.WEB_OUT && { build: { outDir: process.env.WEB_OUT } }),
});
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
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'de-DE' });
page.on('console', (message) => {
  if (['error', 'warning'].includes(message.type())) console.log('console:', message.text());
});
page.on('pageerror', (error) => console.log('page error:', error.message));
try {
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page
    .getByRole('button', { name: /Neue Partie|An den Tisch|Losspielen/ })
    .first()
    .click();
  const sit = page.getByRole('button', { name: /An den Tisch|Weiter zum Tisch/ });
  if (await sit.count()) await sit.first().click();
  await page.locator('.table').waitFor();
  await page.evaluate(() => {
    const seen = { frames: [], long: [] };
    window.seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.long.push(Math.round(entry.duration));
    }).observe({ entryTypes: ['longtask'] });
    let last = performance.now();
    const tick = (now) => {
      const moving = document.getAnimations().some((animation) => animation.playState === 'running');
      if (moving) seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const count = async () =>
    Object.fromEntries(
      (await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
    );
  const before = await count();
  const browserTools = await browser.newBrowserCDPSession();
  const traced = [];
  browserTools.on('Tracing.dataCollected', ({ value }) => traced.push(...value));
  await browserTools.send('Tracing.start', {
    categories: 'toplevel,disabled-by-default-devtools.timeline,devtools.timeline,__metadata',
    transferMode: 'ReportEvents',
  });
  const bodyFocus = [];
  for (let i = 0; i < 400; i++) {
    const due = await page.evaluate(() => {
      if (document.activeElement === document.body) return 'body';
      if (document.querySelector('.result-place')) return 'result';
      if (document.querySelector('.question')) return 'question';
      if (document.querySelector('.exchange')) return 'exchange';
      if (document.querySelector('.ultimos')) return 'ultimos';
      return document.querySelector('.actions .turn') ? 'card' : 'wait';
    });
    if (due === 'body') bodyFocus.push(i);
    if (folder && i % 3 === 0)
      await page.screenshot({ path: `${folder}/${String(i).padStart(3, '0')}-${due}.png` });
    if (due === 'result') break;
    if (due === 'question') {
      await page.keyboard.press('p');
      await page.keyboard.press('g');
      await page.keyboard.press('d');
    } else if (due === 'exchange') {
      await page.keyboard.press('Home');
      for (let k = 0; k < 19; k++) {
        const stays = await page.evaluate(
          () => document.activeElement?.getAttribute('aria-disabled') === 'true',
        );
        if (!stays) await page.keyboard.press('Space');
        if (await page.getByText(/12 von 12/).count()) break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
    } else if (due === 'ultimos') await page.keyboard.press('Enter');
    else if (due === 'card') {
      const n = await page.evaluate(
        () =>
          [...document.querySelectorAll('.hand-card')].findIndex(
            (card) => !card.hasAttribute('aria-disabled'),
          ) + 1,
      );
      await page.keyboard.press(String(n));
      await page.keyboard.press('Enter');
    }
    await page.waitForTimeout(300);
  }
  if (folder) await page.screenshot({ path: `${folder}/zz-end.png` });
  const { frames, long } = await page.evaluate(() => window.seen);
  frames.sort((a, b) => a - b);
  const at = (part) => frames[Math.floor((frames.length - 1) * part)]?.toFixed(1);
  console.log(
    `frames while moving: ${frames.length}, median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`,
  );
  const after = await count();
  const complete = new Promise((resolve) => browserTools.once('Tracing.tracingComplete', resolve));
  await browserTools.send('Tracing.end');
  await complete;
  const mains = new Set(
    traced
      .filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain')
      .map((e) => `${e.pid}/${e.tid}`),
  );
  // thread time: what the work cost, whatever else the machine was doing
  const tasks = traced
    .filter((e) => e.name === 'RunTask' && e.tdur !== undefined && mains.has(`${e.pid}/${e.tid}`))
    .map((e) => e.tdur / 1000)
    .sort((a, b) => b - a);
  console.log(
    `main-thread tasks by their own time: ${tasks.length}, longest ${tasks
      .slice(0, 8)
      .map((t) => t.toFixed(0))
      .join(' ')} ms, over 50 ms: ${tasks.filter((t) => t > 50).length}`,
  );
  console.log(
    `layouts: ${after.LayoutCount - before.LayoutCount} in ${frames.length} moving frames, ${Math.round((after.LayoutDuration - before.LayoutDuration) * 1000)} ms`,
  );
  console.log(`long tasks (ms): ${long.join(' ') || 'none'}`);
  console.log(`focus on body at: ${bodyFocus.join(' ') || 'never'}`);
  console.log(
    'end:',
    await page.evaluate(() => (document.querySelector('.result-place') ? 'result' : 'not over')),
  );
} finally {
  await browser.close();
  await server.close();
}
