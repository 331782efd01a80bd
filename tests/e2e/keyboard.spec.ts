import { quietDeal } from '#tests/support/scenario.ts';
import { expect, test } from './support/table.ts';

test('a whole hand by keyboard alone, focus never lost', { tag: '@desktop' }, async ({ player, page }) => {
  const { keyboard } = page;
  const focusIsKept = async (): Promise<void> => {
    const lost = await page.evaluate(
      () => document.activeElement === null || document.activeElement === document.body,
    );
    expect(lost).toBe(false);
  };
  const press = async (key: string): Promise<void> => {
    await keyboard.press(key);
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  };
  const saved = await import('./support/table.ts').then(({ savedTable }) =>
    savedTable({ ...quietDeal(5), script: 'passes' }),
  );
  await player.open(saved);
  // the start screen knows of the match only when the host has answered
  await expect(page.getByRole('button', { name: 'Play on' })).toBeFocused();
  await press('Enter');
  const pressed: string[] = [];
  for (;;) {
    const due = await player.turn();
    await focusIsKept();
    if (due === 'result') break;
    pressed.push(due);
    if (due === 'question') {
      const dapp = await page.locator('.question [data-word="dapp"]').count();
      await press(dapp > 0 ? 'd' : 'k');
    } else if (due === 'exchange') {
      await press('End');
      for (let laid = 0; laid < 12; ) {
        const before = await page.locator('[data-tray]').count();
        await press(' ');
        laid = await page.locator('[data-tray]').count();
        if (laid === before || laid < 12) await press('ArrowLeft');
      }
      await press('Enter');
    } else if (due === 'ultimos') {
      await press('Enter');
    } else {
      await press('Home');
      const cards = page.locator('.hand button[data-card]');
      for (let i = 0; i < (await cards.count()); i++) {
        if ((await cards.nth(i).getAttribute('aria-disabled')) === null) break;
        await press('ArrowRight');
      }
      const count = await cards.count();
      await press('Enter');
      await expect(cards).toHaveCount(count - 1);
    }
    await expect.poll(async () => (await player.due()) !== due || due === 'card').toBe(true);
  }
  expect(pressed).toContain('exchange');
  expect(pressed.filter((due) => due === 'card').length).toBe(7);
  expect((await player.lastResult()).dapper).toBe(0);
  await press(' ');
  await expect(page.locator('.result')).toHaveCount(0);
});
