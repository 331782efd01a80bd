import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { quietDeal } from '#tests/support/scenario.ts';
import { expect, savedTable, test } from './support/table.ts';

/** A match from a file: by the button of the first screen, and dropped on the window. */

const MIDDLE = savedTable({ ...quietDeal(5), script: 'passes' });
const SEVEN = savedTable({ dealer: 0, rules: { players: 7 } });

test('a match from a file is offered; one that is none is refused with a reason', {
  tag: '@desktop',
}, async ({ player, page, edition }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dappen-opened-'));
  const file = path.join(folder, 'evening.dappen');
  const button = page.getByRole('button', { name: 'Open a match…' });
  const openByKey = async (): Promise<void> => {
    await button.focus();
    await page.keyboard.press('Enter');
  };
  const refusals = [
    ['no match', 'holds no Dappen match'],
    [SEVEN.replace('dappen-match/1', 'dappen-match/2'), 'newer version'],
    [
      SEVEN.replace('"actions":[]', '"actions":[{"seat":1,"type":"play","card":"XX"}]'),
      'breaks its own rules',
    ],
  ] as const;
  try {
    await player.open(MIDDLE);
    for (const [text, reason] of refusals) {
      writeFileSync(file, text);
      await edition.choose(file, openByKey);
      const refused = page.getByRole('dialog', { name: 'This match cannot be opened' });
      await expect(refused).toContainText(reason);
      await refused.getByRole('button', { name: 'Close' }).click();
    }
    writeFileSync(file, SEVEN);
    await edition.choose(file, openByKey);
    const offer = page.getByRole('dialog', { name: 'Go on with this match?' });
    await expect(offer).toContainText('seven players');
    await offer.getByRole('button', { name: 'Cancel' }).click();
    expect(await player.savedText()).toBe(MIDDLE);

    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'evening.dappen'));
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      document.querySelector('h1')?.dispatchEvent(drop);
      if (!drop.defaultPrevented) throw new Error('the browser would leave the game for the file');
    }, SEVEN);
    await offer.getByRole('button', { name: 'Go on with it' }).click();
    await expect(page.locator('.table')).toBeVisible();
    await expect.poll(() => player.savedText()).toContain('"players":7');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
