import { describe, expect, test } from 'vitest';
import { PACK } from '#engine/cards/card.ts';
import { type CardStyle, DEFAULT_CARD_STYLE } from '#renderer/components/cards/cardStyle.ts';
import {
  backName,
  cardName,
  cardNames,
  cardShort,
  cornerOf,
  suitName,
} from '#renderer/components/cards/names.ts';

const ENGLISH = DEFAULT_CARD_STYLE;
const GERMAN: CardStyle = { ...ENGLISH, language: 'de' };
const STYLES = (['en', 'de'] as const).flatMap((language) =>
  (['tarok', 'cego'] as const).flatMap((names) =>
    (['french', 'german'] as const).map((suits): CardStyle => ({ language, names, suits })),
  ),
);

test.each([
  ['SK', 'King of spades', 'Pik-König'],
  ['CN', 'Knight of clubs', 'Kreuz-Reiter'],
  ['HA', 'Ace of hearts', 'Herz-Ass'],
  ['DJ', 'Jack of diamonds', 'Karo-Bube'],
  ['S10', 'Ten of spades', 'Pik-Zehn'],
  ['XVIII', 'Tarok 18', 'Tarok 18'],
  ['Skus', 'Skus', 'Skus'],
  ['XXI', '21 (Mond)', '21 (Mond)'],
  ['I', '1 (Pagat)', '1 (Pagat)'],
] as const)('%s is called %s and %s', (card, english, german) => {
  expect(cardName(card, ENGLISH)).toBe(english);
  expect(cardName(card, GERMAN)).toBe(german);
});

test('Cego names for the Trull, in both languages', () => {
  for (const style of [ENGLISH, GERMAN]) {
    expect(cardNames(['Skus', 'XXI', 'I'], { ...style, names: 'cego' })).toBe('Gstieß, 21 (Mund), 1 (Geiß)');
  }
});

test('German suits have German names', () => {
  expect(cardName('CK', { ...GERMAN, suits: 'german' })).toBe('Eichel-König');
  expect(suitName('D', { ...ENGLISH, suits: 'german' })).toBe('bells');
});

describe.each(STYLES)('$language, $names names, $suits suits', (style) => {
  test('every card has a name of its own, and a short one', () => {
    expect(new Set(PACK.map((card) => cardName(card, style))).size).toBe(54);
    expect(new Set(PACK.map((card) => cardShort(card, style))).size).toBe(54);
  });

  test('no name has a gap left open', () => {
    for (const card of PACK) expect(cardName(card, style)).not.toMatch(/[{}]|undefined/);
  });
});

test('index letters follow the language, the corner of the Skus the names', () => {
  const corners = (style: CardStyle): string =>
    (['SK', 'SQ', 'SN', 'SJ', 'S10', 'HA', 'XVIII', 'Skus'] as const)
      .map((card) => cornerOf(card, style))
      .join(' ');
  expect(corners(ENGLISH)).toBe('K Q N J 10 A 18 Sk');
  expect(corners({ ...GERMAN, names: 'cego' })).toBe('K D R B 10 A 18 G');
});

test('short names carry the suit as a sign', () => {
  expect(cardShort('SK', GERMAN)).toBe('♠K');
  expect(cardShort('HQ', GERMAN)).toBe('♥D');
  expect(cardShort('XX', GERMAN)).toBe('20');
});

test('a back is a face-down card', () => {
  expect(backName(ENGLISH)).toBe('face-down card');
  expect(backName(GERMAN)).toBe('verdeckte Karte');
});
