import { SCENES, visit } from '../support/scenes.ts';
import { test } from '../support/table.ts';

const FOLDER = process.env.DAPPEN_PICTURES ?? 'screenshots';
const SIZES = [
  [960, 600],
  [1280, 720],
  [1920, 1080],
] as const;

for (const [n, scene] of SCENES.entries()) {
  for (const language of ['en', 'de'] as const) {
    test(`${scene.name} ${language}`, async ({ player, page }) => {
      const file = `${String(n + 1).padStart(3, '0')}-${scene.name}.png`;
      await page.setViewportSize({ width: 1280, height: 720 });
      await visit(scene, player, language);
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(100); // the layout follows the window
        await page.screenshot({ path: `${FOLDER}/${language}-${width}x${height}/${file}` });
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.waitForTimeout(100);
      await page.screenshot({ path: `${FOLDER}/${language}-1280x720-dark/${file}` });
      player.complaints.length = 0; // faults are in the picture
    });
  }
}
