import type { Page } from '@playwright/test';

/** Seconds of processor time that tell the process of a busy page from all others. */
const PLAINLY = 0.15;

/** The process of Chromium that runs this page, and its Worker too: the one that is busy when the page is. */
async function processOf(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('a page without a browser');
  const times = async (): Promise<Map<number, number>> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]));
  };
  const spent = new Map<number, number>();
  for (;;) {
    const before = await times();
    await page.evaluate(() => {
      const end = performance.now() + 200;
      while (performance.now() < end) Math.sqrt(end);
    });
    for (const [id, time] of await times())
      spent.set(id, (spent.get(id) ?? 0) + time - (before.get(id) ?? time));
    const [first, second] = [...spent].sort(([, a], [, b]) => b - a);
    if (first === undefined || first[1] < PLAINLY || first[1] < 4 * (second?.[1] ?? 0)) continue;
    await session.detach();
    return first[0];
  }
}

/** Ends the process of this page as `kill -9` does, in the middle of whatever it does. */
export async function killPage(page: Page): Promise<void> {
  const id = await processOf(page);
  const crashed = page.waitForEvent('crash');
  process.kill(id, 'SIGKILL');
  await crashed;
}
