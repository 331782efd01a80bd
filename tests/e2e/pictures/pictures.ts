import { SCENES, visit } from '../support/scenes.ts';
import { test } from '../support/table.ts';

const FOLDER = process.env.DAPPEN_PICTURES ?? 'screenshots';
/** The dark ones come in the middle size, or in the one that was asked for. */
const ASKED = process.env.DAPPEN_PICTURE_SIZE;
const SIZES = ASKED === undefined ? ['960x600', '1280x720', '1920x1080'] : [ASKED];
const DARK = ASKED ?? '1280x720';
const sizeOf = (size: string) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

for (const [n, scene] of SCENES.entries()) {
  for (const language of ['en', 'de'] as const) {
    test(`${scene.name} ${language}`, async ({ player, page }) => {
      const file = `${String(n + 1).padStart(3, '0')}-${scene.name}.png`;
      await page.setViewportSize({ width: 1280, height: 720 });
      await visit(scene, player, language);
      await page.evaluate(() => document.fonts.ready);
      for (const size of SIZES) {
        await page.setViewportSize(sizeOf(size));
        await page.waitForTimeout(100); // the layout follows the window
        await page.screenshot({ path: `${FOLDER}/${language}-${size}/${file}` });
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(sizeOf(DARK));
      await page.waitForTimeout(100);
      await page.screenshot({ path: `${FOLDER}/${language}-${DARK}-dark/${file}` });
      player.complaints.length = 0; // faults are in the picture
    });
  }
}
