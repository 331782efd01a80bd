/**
 * The 54 cards of the Tarok pack that Dappen (and Offenbach Tapp) are played with.
 * A card is its code, as records print it; everything else about it stands in one table here.
 * Source: docs/rules.md §1.
 */

/** Taroks from low to high; the I is the Pagat, the Skus the highest. */
export const TAROKS = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
  'XXI',
  'Skus',
] as const;

/** The four plain suits in the order of the pack: spades, clubs, hearts, diamonds. */
export const SUITS = ['S', 'C', 'H', 'D'] as const;

/** Ranks of the black suits (♠ ♣), low to high. */
export const BLACK_RANKS = ['7', '8', '9', '10', 'J', 'N', 'Q', 'K'] as const;
/** Ranks of the red suits (♥ ♦), low to high: low pips rank high. */
export const RED_RANKS = ['4', '3', '2', 'A', 'J', 'N', 'Q', 'K'] as const;

export type Tarok = (typeof TAROKS)[number];
export type PlainSuit = (typeof SUITS)[number];
/** A plain suit, or `T` for the Taroks (which are a suit when following). */
export type Suit = PlainSuit | 'T';
export type SuitCard =
  | `${'S' | 'C'}${(typeof BLACK_RANKS)[number]}`
  | `${'H' | 'D'}${(typeof RED_RANKS)[number]}`;
/** A card's code, for example `XXI`, `Skus`, `SK`, `HA`. */
export type Card = Tarok | SuitCard;

/** The three cards of the Trull. */
export const TRULL = ['Skus', 'XXI', 'I'] as const satisfies readonly Card[];
/** The four Kings, in pack order. */
export const KINGS = ['SK', 'CK', 'HK', 'DK'] as const satisfies readonly Card[];

interface CardFacts {
  readonly suit: Suit;
  /** 1 … 22 among the Taroks (the Skus is 22), 1 … 8 in a plain suit (the King is 8). */
  readonly rank: number;
  /** 0 … 4; 52 in the whole pack. */
  readonly pips: number;
  /** Place in the pack, 0 … 53: Taroks I … Skus, then S, C, H, D, each low to high. */
  readonly index: number;
}

const COURT_PIPS: Readonly<Record<string, number>> = { J: 1, N: 2, Q: 3, K: 4 };

function buildPack(): { pack: readonly Card[]; facts: ReadonlyMap<string, CardFacts> } {
  const pack: Card[] = [];
  const facts = new Map<string, CardFacts>();
  const add = (card: Card, suit: Suit, rank: number, pips: number): void => {
    facts.set(card, { suit, rank, pips, index: pack.length });
    pack.push(card);
  };
  TAROKS.forEach((card, i) => {
    add(card, 'T', i + 1, (TRULL as readonly Card[]).includes(card) ? 4 : 0);
  });
  for (const suit of SUITS) {
    const ranks = suit === 'S' || suit === 'C' ? BLACK_RANKS : RED_RANKS;
    ranks.forEach((rank, i) => {
      add(`${suit}${rank}` as Card, suit, i + 1, COURT_PIPS[rank] ?? 0);
    });
  }
  return { pack, facts };
}

const { pack, facts } = buildPack();

/** The pack in its order (54 cards): Taroks I … XXI, Skus, then S, C, H, D, each low to high. */
export const PACK: readonly Card[] = pack;

function factsOf(card: Card): CardFacts {
  const found = facts.get(card);
  if (found === undefined) throw new Error(`not a card: ${card}`);
  return found;
}

/** Parses a card code; `undefined` for anything else. */
export function parseCard(code: unknown): Card | undefined {
  return typeof code === 'string' && facts.has(code) ? (code as Card) : undefined;
}

/** The card's suit; `T` for a Tarok. */
export const suitOf = (card: Card): Suit => factsOf(card).suit;
/** 1 … 22 among the Taroks (Skus 22), 1 … 8 in a plain suit (King 8). */
export const rankOf = (card: Card): number => factsOf(card).rank;
/** Pips of the card, 0 … 4 (docs/rules.md §1). */
export const pipsOf = (card: Card): number => factsOf(card).pips;
/** Place of the card in the pack, 0 … 53. */
export const indexOf = (card: Card): number => factsOf(card).index;
export const isTarok = (card: Card): card is Tarok => suitOf(card) === 'T';
export const isTrull = (card: Card): boolean => card === 'Skus' || card === 'XXI' || card === 'I';
export const isKing = (card: Card): boolean => suitOf(card) !== 'T' && rankOf(card) === 8;

/** Sum of the pips of some cards. */
export const pipsIn = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pipsOf(card), 0);

/**
 * Card points (CP) of a pile: half its cards, rounded down, plus its pips (docs/rules.md §1).
 * All 54 cards together count 79.
 */
export const cardPoints = (cards: number, pips: number): number => Math.floor(cards / 2) + pips;

/** Cards sorted as the pack is: Taroks low to high, then S, C, H, D. A new array. */
export const inPackOrder = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => indexOf(a) - indexOf(b));
