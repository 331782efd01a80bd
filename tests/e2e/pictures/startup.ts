import { quietDeal } from '#tests/support/scenario.ts';
import { savedTable, test } from '../support/table.ts';

/**
 * Measures start-up and the tasks of a hand. How soon something can be seen: the first screen from the request of the page, the table from the
 * click on "Play on", the work and the longest tasks on the way. Prints the middle of a few runs and judges nothing.
 * `npx playwright test --config tests/e2e/pictures/playwright.config.ts startup --workers=1`
 */

const RUNS = 7;

test('start-up times', async ({ player, page, context }) => {
  test.setTimeout(300_000);
  const devtools = await context.newCDPSession(page);
  // What the thread worked, not how long it waited for a busy machine.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const save = savedTable({ ...quietDeal(5), script: 'passes' });
  const first: number[] = [];
  const table: number[] = [];
  const longest: number[] = [];
  const work: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await player.open(save);
    const before = await worked();
    await page.reload();
    await page.evaluate(() => {
      const long: number[] = [];
      Object.assign(window, { long });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) long.push(Math.round(duration));
      }).observe({ type: 'longtask', buffered: true });
    });
    const play = page.getByRole('button', { name: 'Play on' });
    await play.waitFor();
    const seen = await play.evaluate(
      (button) =>
        new Promise<{ first: number; table: number }>((resolve) => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
          const pressed = performance.now();
          const look = (): void => {
            if (document.querySelector('.table') === null) requestAnimationFrame(look);
            // the frame after the one in which it stood there has been painted
            else requestAnimationFrame(() => resolve({ first: paint, table: performance.now() - pressed }));
          };
          (button as HTMLButtonElement).click();
          look();
        }),
    );
    first.push(seen.first);
    table.push(seen.table);
    work.push((await worked()) - before);
    longest.push(Math.max(0, ...(await page.evaluate(() => (window as unknown as { long: number[] }).long))));
  }
  const middle = (values: number[]): string =>
    `${Math.round(values.sort((a, b) => a - b)[RUNS >> 1] ?? 0)} ms`;
  console.log(`first screen painted after ${middle(first)}, table ${middle(table)} after "Play on"`);
  console.log(`work of the page's main thread up to the table: ${middle(work)} of processor time`);
  console.log(`longest task of a start: ${middle(longest)} (worst ${Math.max(...longest)} ms)`);
});

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

test('tasks of a hand', async ({ player, page, browser }) => {
  test.setTimeout(400_000);
  await player.sitDown({ ...quietDeal(5), script: 'passes 0:dapp 1:challenge' }, { speed: 'normal' });
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await player.playHand({ words: ['keep'] });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents
    .filter(({ name, pid, tid, tdur }) => tdur && name.endsWith('RunTask') && mains.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
  const over = (ms: number): number => tasks.filter((task) => task > ms).length;
  const worst = tasks.slice(0, 5).map((task) => Math.round(task));
  console.log(
    `${tasks.length} tasks of the page's main thread; the longest took ${worst.join(', ')} ms of processor time`,
  );
  console.log(`over 50 ms: ${over(50)}, over 100 ms: ${over(100)}`);
});
