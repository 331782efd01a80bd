import { expect, test } from 'vitest';
import { ICON_AUTHORS, ICON_CREDITS } from '#renderer/components/cards/art/credits.ts';
import committed from '#renderer/components/cards/art/icons.json';
import list from '#renderer/components/cards/art/icons.list.json';
import { TAROK_ART } from '#renderer/components/cards/art/tarokArt.ts';
import { extractIcons } from '../../scripts/extract-icons.mjs';

test('icons.json is what the script makes of the package (else: node scripts/extract-icons.mjs)', () => {
  expect(committed).toEqual(JSON.parse(extractIcons()));
});

test('exactly the icons in use are credited', () => {
  const used = Object.entries(list).map(([tarok, { icon }]) => `${tarok} ${icon}`);
  const credited = ICON_CREDITS.map(({ tarok, icon }) => `${tarok} ${icon}`);
  expect(credited).toEqual(used);
});

test('every credit names its author and where that stands', () => {
  for (const { icon, author, source } of ICON_CREDITS) {
    expect(ICON_AUTHORS[author]).toBeTruthy();
    expect(source.path).toMatch(new RegExp(`^${author}/(.*/)?${icon}\\.svg$`));
    expect(source.commit).toMatch(/^[0-9a-f]{40}$/);
  }
});

test('each of the 21 animals has its place', () => {
  expect(TAROK_ART).toHaveLength(21);
});
