import { quietDeal } from '#tests/support/scenario.ts';
import { test } from '../support/table.ts';

/**
 * Measures one hand at normal speed: the time between frames while something moves, layout work, and how
 * long the main thread was busy. Prints figures and judges nothing: they depend on the machine.
 * `npm run screenshots -- --frames`
 */

interface Seen {
  readonly frames: number[];
  readonly long: number[];
}

test('frame times', async ({ player, page, context }) => {
  test.setTimeout(300_000);
  await player.sitDown(
    { ...quietDeal(5), script: 'passes 0:dapp 1:challenge' },
    { speed: 'normal', motion: 'full' },
  );
  await page.evaluate(() => {
    const seen: Seen = { frames: [], long: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.long.push(Math.round(duration));
    }).observe({ entryTypes: ['longtask'] });
    let last = performance.now();
    const tick = (now: number) => {
      if (document.getAnimations().some(({ playState }) => playState === 'running'))
        seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const count = async (): Promise<Readonly<Record<string, number>>> =>
    Object.fromEntries(
      (await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
    );
  const before = await count();
  await player.playHand({ words: ['keep'] });
  const after = await count();
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const frames = seen.frames.sort((a, b) => a - b);
  const part = (of: number) => frames[Math.floor((frames.length - 1) * of)]?.toFixed(1);
  const more = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  console.log(
    `frames while something moves: ${frames.length}; median ${part(0.5)} ms, p95 ${part(0.95)} ms, worst ${part(1)} ms`,
  );
  console.log(
    `layouts ${more('LayoutCount')} (${Math.round(more('LayoutDuration') * 1000)} ms), styles ${Math.round(more('RecalcStyleDuration') * 1000)} ms, scripts ${Math.round(more('ScriptDuration') * 1000)} ms`,
  );
  console.log(`tasks over 50 ms: ${seen.long.join(' ') || 'none'}`);
});
