import { mount } from '@vue/test-utils';
import { describe, expect, test } from 'vitest';
import { defineComponent, h, nextTick, ref } from 'vue';
import { PACK } from '#engine/cards/card.ts';
import CardSprite from '#renderer/components/cards/CardSprite.vue';
import { type CardStyle, provideCardStyle } from '#renderer/components/cards/cardStyle.ts';
import PlayingCard from '#renderer/components/cards/PlayingCard.vue';

const corners = (card: ReturnType<typeof mount>): string[] =>
  card.findAll('.card-index').map((text) => text.text());

describe('the name', () => {
  test('a card is an image with its name', () => {
    const card = mount(PlayingCard, { props: { card: 'SK', width: 84 } });
    expect(card.attributes('role')).toBe('img');
    expect(card.attributes('aria-label')).toBe('King of spades');
    expect(card.get('svg').attributes('aria-hidden')).toBe('true');
  });

  test('a decorative card has none', () => {
    const card = mount(PlayingCard, { props: { card: 'SK', decorative: true } });
    expect(card.attributes('role')).toBeUndefined();
    expect(card.attributes('aria-label')).toBeUndefined();
    expect(card.attributes('aria-hidden')).toBe('true');
  });

  test('a back tells nothing', () => {
    const card = mount(PlayingCard, { props: { card: 'back', width: 50, back: 'ink' } });
    expect(card.attributes('aria-label')).toBe('face-down card');
    expect(card.classes()).toContain('back-ink');
    expect(corners(card)).toEqual([]);
  });
});

describe('the form', () => {
  test.each([
    [55.9, 1],
    [56, 2],
    [84, 2],
  ])('at %d px the index stands %d times', (width, times) => {
    const card = mount(PlayingCard, { props: { card: 'HQ', width } });
    expect(corners(card)).toEqual(Array.from({ length: times }, () => 'Q'));
  });

  test.each(['XX', 'Skus', 'DK', 'C10'] as const)('%s can be forced into either form', (code) => {
    const small = mount(PlayingCard, { props: { card: code, width: 200, form: 'small' } });
    const full = mount(PlayingCard, { props: { card: code, width: 40, form: 'full' } });
    expect(corners(small)).toHaveLength(1);
    expect(corners(full)).toHaveLength(2);
  });

  test('pips: as many signs as the card says, besides those of the index', () => {
    const signs = (card: 'S7' | 'S10' | 'HA' | 'D4'): number =>
      mount(PlayingCard, { props: { card, width: 84 } }).findAll('use[href^="#dappen-french"]').length - 2;
    expect([signs('S7'), signs('S10'), signs('HA'), signs('D4')]).toEqual([7, 10, 1, 4]);
  });

  test('Bollen: the pips of the card, in both halves', () => {
    const dots = (card: 'DK' | 'DQ' | 'DN' | 'DJ' | 'I' | 'XX'): number =>
      mount(PlayingCard, { props: { card, width: 84 } }).findAll('circle').length / 2;
    expect([dots('DK'), dots('DQ'), dots('DN'), dots('DJ'), dots('I'), dots('XX')]).toEqual([
      4, 3, 2, 1, 4, 0,
    ]);
  });
});

describe('the style', () => {
  test('letters, names and signs follow what is provided, at once', async () => {
    const style = ref<CardStyle>({ language: 'en', names: 'tarok', suits: 'french' });
    const Hand = defineComponent({
      setup() {
        provideCardStyle(style);
        return () =>
          (['SK', 'SQ', 'SN', 'SJ', 'Skus'] as const).map((card) => h(PlayingCard, { card, width: 40 }));
      },
    });
    const hand = mount(Hand);
    expect(corners(hand)).toEqual(['K', 'Q', 'N', 'J', 'Sk']);
    style.value = { language: 'de', names: 'cego', suits: 'german' };
    await nextTick();
    expect(corners(hand)).toEqual(['K', 'D', 'R', 'B', 'G']);
    expect(hand.findAll('[role=img]').map((card) => card.attributes('aria-label'))).toEqual([
      'Blatt-König',
      'Blatt-Dame',
      'Blatt-Reiter',
      'Blatt-Bube',
      'Gstieß',
    ]);
    expect(hand.find('use[href="#dappen-german-S"]').exists()).toBe(true);
    expect(hand.find('use[href="#dappen-french-S"]').exists()).toBe(false);
  });

  test('props come before what is provided', () => {
    const card = mount(PlayingCard, { props: { card: 'SN', language: 'de', width: 84 } });
    expect(card.attributes('aria-label')).toBe('Pik-Reiter');
    expect(corners(card)).toEqual(['R', 'R']);
  });
});

/** Many cards are drawn: on a busy machine that takes its time. */
describe('the art', { timeout: 30_000 }, () => {
  const sprite = mount(CardSprite, { attachTo: document.body });
  const ids = sprite.findAll('[id]').map((element) => element.attributes('id') ?? '');

  test('every id is there once', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(['full', 'small'] as const)('nothing a card refers to is missing (%s)', (form) => {
    const wanted = new Set<string>();
    for (const suits of ['french', 'german'] as const) {
      for (const card of [...PACK, 'back'] as const) {
        const drawing = mount(PlayingCard, { props: { card, form, suits } });
        for (const use of drawing.findAll('use')) wanted.add(use.attributes('href')?.slice(1) ?? '');
        for (const clipped of drawing.findAll('[clip-path]')) {
          wanted.add(clipped.attributes('clip-path')?.slice('url(#'.length, -1) ?? '');
        }
      }
    }
    for (const use of sprite.findAll('use')) wanted.add(use.attributes('href')?.slice(1) ?? '');
    expect([...wanted].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('each of the 54 cards is drawn differently in either form', () => {
    for (const form of ['full', 'small'] as const) {
      const drawings = PACK.map((card) => mount(PlayingCard, { props: { card, form } }).get('svg').html());
      expect(new Set(drawings).size).toBe(54);
    }
  });

  test('no style attributes, which the content security policy forbids', () => {
    expect(sprite.findAll('[style]')).toHaveLength(0);
  });
});
