import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, test } from 'vitest';
import { PACK } from '#engine/cards/card.ts';
import { ICON_AUTHORS, ICON_CREDITS } from '#renderer/components/cards/art/credits.ts';
import { type CardStyle, DEFAULT_CARD_STYLE } from '#renderer/components/cards/cardStyle.ts';
import DeckPage from '#renderer/components/cards/DeckPage.vue';
import { cardName } from '#renderer/components/cards/names.ts';
import CreditsPage from '#renderer/components/credits/CreditsPage.vue';
import { setLanguage } from '#renderer/i18n/index.ts';

const GERMAN: CardStyle = { ...DEFAULT_CARD_STYLE, language: 'de' };

afterEach(() => setLanguage('en'));

test('the deck shows every card in both forms, with its name in both languages', () => {
  const { element } = mount(DeckPage, { global: { plugins: [createPinia()] } });
  const shown = [...element.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card'));
  const text = element.textContent ?? '';
  for (const card of PACK) {
    expect(shown.filter((code) => code === card)).toHaveLength(2);
    expect(text).toContain(cardName(card, DEFAULT_CARD_STYLE));
    expect(text).toContain(cardName(card, GERMAN));
  }
}, 30_000);

test.each(['en', 'de'] as const)(
  'the credits name every author and icon, licence and source (%s)',
  (lang) => {
    setLanguage(lang);
    const { element } = mount(CreditsPage, { global: { plugins: [createPinia()] } });
    const words = ['MIT', 'CC BY 3.0', 'SIL Open Font License', 'game-icons.net', 'SIL OPEN FONT LICENSE'];
    const text = element.textContent ?? '';
    for (const word of [...words, ...Object.values(ICON_AUTHORS), ...ICON_CREDITS.map(({ icon }) => icon)]) {
      expect(text).toContain(word);
    }
  },
);
