import { resultOf } from '#engine/games/dappen/index.ts';
import { expect, test } from './support/table.ts';

test('a whole match of six to 30 victory points, by mouse', async ({ player, page }) => {
  test.setTimeout(480_000);
  await player.open();
  await page.getByRole('button', { name: 'New match' }).click();
  await player.isAccessible();
  await page.getByRole('radio', { name: /^Short evening/ }).check();
  await page.getByRole('button', { name: 'To the table' }).click();
  const totals = [0, 0, 0, 0, 0, 0];
  for (let hand = 1; Math.max(...totals) < 30; hand++) {
    const result = await player.playHand({ words: hand % 3 === 0 ? ['dapp', 'keep'] : [] });
    result.scores.forEach((score, seat) => {
      totals[seat] = (totals[seat] ?? 0) + score;
    });
    expect(result.scores.every((score) => score >= 0)).toBe(true);
    if (Math.max(...totals) < 30) {
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
