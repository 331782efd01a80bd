import { quietDeal } from '#tests/support/scenario.ts';
import { expect, test } from './support/table.ts';

/** One hand of each kind, by mouse, from prepared decks through the real host in its Worker. */

const CHALLENGED = { ...quietDeal(5), script: 'passes 0:dapp 1:challenge' };

test('§3 a Challenge is kept: the bidder stays Dapper at twice the stake', { tag: '@desktop' }, async ({
  player,
  page,
}) => {
  await player.sitDown(CHALLENGED);
  await expect(page.locator('.question')).toContainText('Resi');
  await player.isAccessible();
  const result = await player.playHand({ words: ['keep'] });
  expect(result).toMatchObject({ contract: 'dapp', dapper: 0, drafted: false, multiplier: 2, end: 'played' });
  await expect(page.locator('.result')).toContainText('You');
  await player.isAccessible();
});

test('§3 a Challenge is handed over: the challenger plays at twice the stake', async ({ player, page }) => {
  await player.sitDown(CHALLENGED);
  const result = await player.playHand({ words: ['goAhead'] });
  expect(result).toMatchObject({ contract: 'dapp', dapper: 1, drafted: false, multiplier: 2 });
  await expect(page.locator('.result')).toContainText('Resi');
});

test('§3 everybody before passed: the second-to-last speaker is drafted and exchanges', async ({
  player,
  page,
}) => {
  await player.sitDown({ ...quietDeal(1), script: 'passes 2:pass 3:pass 4:pass 5:pass' });
  expect(await player.turn()).toBe('exchange');
  await player.isAccessible();
  const result = await player.playHand();
  expect(result).toMatchObject({ dapper: 0, drafted: true, multiplier: 1, end: 'played' });
  await expect(page.locator('.result')).toBeVisible();
});

/** The person's seven best Taroks; most others lie in the Dapp. */
const STRONG = {
  dealer: 5,
  hands: { 0: 'Skus XXI XX XIX XVIII XVII XVI' },
  dapp: 'XV XIV XIII XII XI X IX VIII VII VI V IV',
};

test('§3 a Solo takes every trick: the Dapp stays untouched, Marsch', { tag: '@desktop' }, async ({
  player,
  page,
}) => {
  await player.sitDown(STRONG);
  const result = await player.playHand({ words: ['solo'] });
  expect(result).toMatchObject({ contract: 'solo', dapper: 0, winner: 'dapper', tier: 8 });
  expect(result.scores).toEqual([17, 0, 0, 0, 0, 0]);
  await expect(page.locator('.result')).toContainText('17');
});

test('§5 an Ultimo is made: the Pagat wins the last trick', async ({ player, page }) => {
  await player.sitDown({ ...STRONG, hands: { 0: 'Skus XXI XX XIX XVIII XVII I' } });
  const result = await player.playHand({ words: ['solo'], lay: ['I'] });
  expect(result.ultimos).toEqual([{ card: 'I', made: true }]);
  expect(result.scores[0]).toBe(17 + 6);
  await expect(page.locator('.result .stamp.made')).toHaveCount(1);
});

test('§5 an Ultimo is broken: every opponent writes its worth', async ({ player, page }) => {
  await player.sitDown({
    dealer: 5,
    hands: { 0: 'I S7 S8 C7 C8 H4 D4' },
    dapp: 'S9 S10 C9 C10 H3 H2 D3 D2 HA DA SJ CJ',
  });
  const result = await player.playHand({ words: ['solo'], lay: ['I'] });
  expect(result.ultimos).toEqual([{ card: 'I', made: false }]);
  expect(result.winner).toBe('team');
  await expect(page.locator('.result .stamp:not(.made)')).toHaveCount(1);
});

test('§4 the Trull and the four Kings are shown: the hand is won at once', async ({ player, page }) => {
  await player.sitDown({
    dealer: 5,
    hands: { 0: 'Skus XXI I SK CK HK S7' },
    dapp: 'DK S8 S9 S10 C7 C8 C9 C10 H4 H3 D4 D3',
    script: 'passes',
  });
  const result = await player.playHand({ words: ['dapp'] });
  expect(result).toMatchObject({ end: 'instantWin', dapper: 0, tier: 8, cardPoints: null });
  expect(result.scores).toEqual([8 * result.multiplier, 0, 0, 0, 0, 0]);
  await expect(page.locator('.result')).toBeVisible();
  await player.isAccessible();
});

test('§2 with eight the Dealer sits out, watches, and skips to the result', async ({ player, page }) => {
  await player.sitDown({ rules: { players: 8 }, dealer: 0 }, { speed: 'slow' });
  await expect(page.locator('.sits-out')).toBeVisible();
  await expect(page.locator('.hand button[data-card]')).toHaveCount(0);
  await player.isAccessible();
  await page.getByRole('button', { name: /result/i }).click();
  await expect(page.locator('.result')).toBeVisible({ timeout: 30_000 });
  const result = await player.lastResult();
  expect(result.scores).toHaveLength(8);
  expect(result.scores[0]).toBe(0);
});

test('a card that may not be played says why, and nothing is lost', async ({ player, page }) => {
  // Resi leads a Tarok; the person has one and must play it
  await player.sitDown({
    dealer: 0,
    hands: { 0: 'II SK S7 S8 CK C7 C8', 1: 'XXI XX XIX XVIII XVII XVI XV' },
    script: '1:solo 1:XXI',
  });
  expect(await player.turn()).toBe('card');
  const king = page.locator('.hand button[data-card="SK"]');
  await expect(king).toHaveAttribute('aria-disabled', 'true');
  // it looks disabled and can be pressed all the same
  await king.click({ force: true });
  await expect(page.getByText(/§\s?6/).first()).toBeVisible();
  await player.isAccessible();
  await page.locator('.hand button[data-card="II"]').click();
  await expect(page.locator('.hand button[data-card="II"]')).toHaveCount(0);
});

test('a reload in the middle of a hand offers it exactly where it was', { tag: '@desktop' }, async ({
  player,
  page,
}) => {
  await player.sitDown(CHALLENGED);
  await player.decide({ words: ['keep'] });
  await player.decide();
  await player.turn();
  const before = await player.savedText();
  await page.reload();
  await page.getByRole('button', { name: 'Play on' }).click();
  await player.turn();
  expect(await player.savedText()).toBe(before);
  const result = await player.playHand();
  expect(result).toMatchObject({ dapper: 0, multiplier: 2, end: 'played' });
});

test('undo goes back to the own decision before, redo forward again', async ({ player, page }) => {
  await player.sitDown(CHALLENGED);
  await player.decide({ words: ['keep'] });
  await player.decide();
  await player.turn();
  const before = await player.hands();
  await page.keyboard.press('Control+z');
  await expect
    .poll(async () => (await player.hands())[0]?.actionCount)
    .toBeLessThan(before[0]?.actionCount ?? 0);
  await player.turn();
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => (await player.hands())[0]?.actionCount).toBe(before[0]?.actionCount);
});

const SECOND_TAB =
  'a second tab says that the game is open elsewhere, and takes over when the first is closed';
test(SECOND_TAB, { tag: '@browser' }, async ({ player, page, context }) => {
  await player.sitDown(CHALLENGED);
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByRole('alert')).toBeVisible();
  await page.close();
  await expect(second.getByRole('button', { name: 'Play on' })).toBeVisible();
});
