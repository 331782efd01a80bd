import { type ComputedRef, computed } from 'vue';
import type { Language } from '#renderer/preferences/definitions.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';

/** The names of the Trull for running text, as the player calls them; German ones with their article. */
export interface Terms extends Readonly<Record<string, string>> {
  readonly skus: string;
  readonly mond: string;
  readonly pagat: string;
  /** "the Pagat" as subject, object and after "with". */
  readonly derPagat: string;
  readonly DerPagat: string;
  readonly denPagat: string;
  readonly demPagat: string;
}

const TERMS: Readonly<Record<Language, Readonly<Record<'tarok' | 'cego', Terms>>>> = {
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

export const termsOf = (language: Language, names: 'tarok' | 'cego'): Terms => TERMS[language][names];

/** The terms of the moment: they follow the language and the preferred names. */
export function useTerms(): ComputedRef<Terms> {
  const preferences = usePreferences();
  return computed(() => termsOf(preferences.locale, preferences.cardNames));
}
