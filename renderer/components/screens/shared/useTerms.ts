import { type ComputedRef, computed } from 'vue';
import type { PlainSuit } from '#engine/cards/card.ts';
import type { CardStyle } from '#renderer/components/cards/cardStyle.ts';
import { suitName } from '#renderer/components/cards/names.ts';
import type { Language } from '#renderer/preferences/definitions.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';

/** Names for running text, as the player calls things: the Trull, and the suits by their signs ("spades", or "leaves"). */
export type Terms = TrullTerms & Readonly<Record<'spades' | 'clubs' | 'hearts' | 'diamonds', string>>;

/** The names of the Trull; German ones with their article. */
type TrullTerms = {
  readonly skus: string;
  readonly mond: string;
  readonly pagat: string;
  /** "the Pagat" as subject, object and after "with". */
  readonly derPagat: string;
  readonly DerPagat: string;
  readonly denPagat: string;
  readonly demPagat: string;
};

const TRULL: Readonly<Record<Language, Readonly<Record<CardStyle['names'], TrullTerms>>>> = {
  en: {
    tarok: {
      skus: 'Skus',
      mond: 'Mond',
      pagat: 'Pagat',
      derPagat: 'the Pagat',
      DerPagat: 'The Pagat',
      denPagat: 'the Pagat',
      demPagat: 'the Pagat',
    },
    cego: {
      skus: 'Gstieß',
      mond: 'Mund',
      pagat: 'Geiß',
      derPagat: 'the Geiß',
      DerPagat: 'The Geiß',
      denPagat: 'the Geiß',
      demPagat: 'the Geiß',
    },
  },
  de: {
    tarok: {
      skus: 'Skus',
      mond: 'Mond',
      pagat: 'Pagat',
      derPagat: 'der Pagat',
      DerPagat: 'Der Pagat',
      denPagat: 'den Pagat',
      demPagat: 'dem Pagat',
    },
    cego: {
      skus: 'Gstieß',
      mond: 'Mund',
      pagat: 'Geiß',
      derPagat: 'die Geiß',
      DerPagat: 'Die Geiß',
      denPagat: 'die Geiß',
      demPagat: 'der Geiß',
    },
  },
};

export const termsOf = (
  language: Language,
  names: CardStyle['names'],
  suits: CardStyle['suits'] = 'french',
): Terms => {
  const name = (suit: PlainSuit): string => suitName(suit, { language, names, suits });
  return {
    ...TRULL[language][names],
    spades: name('S'),
    clubs: name('C'),
    hearts: name('H'),
    diamonds: name('D'),
  };
};

/** The terms of the moment: they follow the language, the preferred names and the signs on the cards. */
export function useTerms(): ComputedRef<Terms> {
  const preferences = usePreferences();
  return computed(() => termsOf(preferences.locale, preferences.cardNames, preferences.suitSigns));
}
