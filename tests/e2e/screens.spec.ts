import { measured } from './support/measure.ts';
import { prefer, SCENES, visit } from './support/scenes.ts';
import { expect, test } from './support/table.ts';

/** Every kind of screen, as `npm run screenshots` shows them: nothing for axe to find, nothing cut or overlapping. */

const scene = (name: string) => {
  const found = SCENES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no scene ${name}`);
  return found;
};

/** One of each kind that hands.spec.ts does not look at; the others differ in words and cards only. */
const KINDS = [
  'start-saved',
  'newgame-changed',
  'newgame-own-manage',
  'newgame-people',
  'bid-2-raise',
  'exchange-full',
  'ultimo-three',
  'play-own-ultimos',
  'panel-scores',
  'panel-hand',
  'panel-log',
  'panel-rules',
  'last-trick',
  'menu',
  'result-skus-handed-over',
  'match-end-shared',
  'scores',
  'preferences-person',
  'preferences-keys',
  'help-search',
  'keys',
  'deck',
  'credits',
];

for (const name of KINDS) {
  test(`axe finds nothing, by day in English and by night in German: ${name} @browser`, async ({
    player,
    page,
  }) => {
    await visit(scene(name), player, 'en');
    await player.isAccessible();
    // names depend on the language, contrast on the theme, neither on the other
    await page.emulateMedia({ colorScheme: 'dark' });
    await prefer(page, 'language', 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await player.isAccessible();
    expect(await measured(page)).toEqual([]);
  });
}

/** 150 % of a window is what a scale of 150 % makes of it. */
const WINDOWS = [
  { width: 960, height: 600 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720, scale: 150 },
  // 200 % zoom of the default window
  { width: 640, height: 360 },
];

/** Players, and a moment: the fullest ones with each number, the others where they are tightest. */
const TABLES = [
  ...[6, 7, 8].flatMap((players) => [
    { players, moment: 'worst' },
    { players, moment: 'answer' },
  ]),
  { players: 8, moment: 'ultimoThree' },
  { players: 6, moment: 'exchange' },
];

for (const { players, moment } of TABLES) {
  test(`nothing overlaps or is cut with ${players}: ${moment} @browser`, async ({ player, page }) => {
    await visit(scene(`table${players}-${moment}`), player, 'de');
    const found: string[] = [];
    for (const { width, height, scale = 100 } of WINDOWS) {
      await page.setViewportSize({ width, height });
      await prefer(page, 'interfaceScale', scale);
      // where the panel stands beside the table it leaves less room; elsewhere it is a drawer
      const docks = (width * 100) / scale >= 1260 && moment !== 'exchange';
      for (const panel of docks ? [true, false] : [false]) {
        const toggle = page.locator('.bar.top [aria-expanded]');
        if (docks && (await toggle.getAttribute('aria-expanded')) !== String(panel)) await toggle.click();
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const problems = await measured(page);
        const where = `${width}×${height} at ${scale} %${panel ? ', panel open' : ''}`;
        found.push(...problems.map((problem) => `${where}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });
}
