import { type Card, type PlainSuit, rankOf, type Suit, suitOf } from '#engine/cards/card.ts';
import { cards as german } from '#renderer/i18n/de/cards.ts';
import { cards as english } from '#renderer/i18n/en/cards.ts';
import type { CardStyle } from './cardStyle.ts';

const WORDS = { en: english, de: german } as const;

type RankKey = keyof (typeof english)['ranks'];
/** The card's rank as its code writes it; only for cards of a plain suit. */
const rankKey = (card: Card): RankKey => card.slice(1) as RankKey;

const SIGNS = { S: '♠', C: '♣', H: '♥', D: '♦' } as const satisfies Record<PlainSuit, string>;

/**
 * The card's full name, in the nominative and without an article: "King of spades", "Pik-König",
 * "Tarok 18", "Skus", "21 (Mond)". Unique within a style.
 */
export function cardName(card: Card, style: CardStyle): string {
  const words = WORDS[style.language];
  if (card === 'Skus' || card === 'XXI' || card === 'I') return words.trull[style.names][card];
  const suit = suitOf(card);
  if (suit === 'T') return words.tarok.replace('{number}', String(rankOf(card)));
  return words.suitCard
    .replace('{rank}', words.ranks[rankKey(card)])
    .replace('{suit}', words.suits[style.suits][suit]);
}

/** Several names joined for a sentence: "Skus, Tarok 18, King of spades". */
export const cardNames = (cards: readonly Card[], style: CardStyle): string =>
  cards.map((card) => cardName(card, style)).join(', ');

/** What a suit is called: "spades", "Pik", "Taroks". */
export const suitName = (suit: Suit, style: CardStyle): string =>
  WORDS[style.language].suits[style.suits][suit];

/** Letter of a court card's corner. */
export const figureLetter = (figure: 'K' | 'Q' | 'N' | 'J', language: CardStyle['language']): string =>
  WORDS[language].letters[figure];

/** What stands in the corner of the Skus. */
export const skusLetter = (names: CardStyle['names']): string => english.trullLetter[names];

/** What stands in the card's corner: "K", "D", "10", "18", "Sk", "G". */
export function cornerOf(card: Card, style: Pick<CardStyle, 'language' | 'names'>): string {
  const words = WORDS[style.language];
  if (card === 'Skus') return words.trullLetter[style.names];
  if (suitOf(card) === 'T') return String(rankOf(card));
  const rank = rankKey(card);
  return rank in words.letters ? words.letters[rank as keyof typeof words.letters] : rank;
}

/** The shortest written form, for lists and logs: "♠K", "♣10", "18", "Sk"; with German signs "Le K", "Ac 10". */
export const cardShort = (card: Card, style: CardStyle): string => {
  const suit = suitOf(card);
  if (suit === 'T') return cornerOf(card, style);
  const sign = style.suits === 'german' ? `${WORDS[style.language].germanShort[suit]}\u00A0` : SIGNS[suit];
  return `${sign}${cornerOf(card, style)}`;
};

/** The name of a face-down card. */
export const backName = (style: Pick<CardStyle, 'language'>): string => WORDS[style.language].back;
