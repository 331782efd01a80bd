import { resultOf } from '#engine/games/dappen/index.ts';
import { expect, type Player, test } from './support/table.ts';

/** Chooses rules on the screen for a new match, sits down and plays until somebody has won. */
async function playMatch(player: Player, target: number, rules: () => Promise<void>): Promise<void> {
  const { page } = player;
  await player.open();
  await page.getByRole('button', { name: 'New match' }).click();
  await player.isAccessible();
  await rules();
  await page.getByRole('button', { name: 'To the table' }).click();
  const totals = [0, 0, 0, 0, 0, 0];
  for (let hand = 1; Math.max(...totals) < target; hand++) {
    const result = await player.playHand({ words: hand % 3 === 0 ? ['dapp', 'keep'] : [] });
    result.scores.forEach((score, seat) => {
      totals[seat] = (totals[seat] ?? 0) + score;
    });
    expect(result.scores.every((score) => score >= 0)).toBe(true);
    if (Math.max(...totals) < target) {
      await page.locator('.result .next').click();
      await expect(page.locator('.result')).toHaveCount(0);
    }
  }
  const hands = await player.hands();
  expect(hands.every((state) => resultOf(state) !== undefined)).toBe(true);
  await page.locator('.result .next').click();
  await expect(page.locator('.end.sheet')).toBeVisible();
  await expect(page.locator('.end.sheet')).toContainText(String(Math.max(...totals)));
  await player.isAccessible();
}

test('a whole match of six to 30 victory points, by mouse', async ({ player, page }) => {
  test.setTimeout(480_000);
  await playMatch(player, 30, () => page.getByRole('radio', { name: /^Short evening/ }).check());
});

test('a whole match of six to 3 victory points, by mouse', { tag: '@double' }, async ({ player, page }) => {
  await playMatch(player, 3, async () => {
    const target = page.getByRole('spinbutton', { name: /Target/ });
    await target.fill('3');
    await target.blur();
  });
});

test('a match can be given up and another begun', async ({ player, page }) => {
  await player.open();
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  await player.turn();
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /give up|abandon/i })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /give up|abandon/i })
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'New match' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play on' })).toHaveCount(0);
});
