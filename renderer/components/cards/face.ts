import { type Card, isTarok, type PlainSuit, pipsOf, rankOf, suitOf } from '#engine/cards/card.ts';

/**
 * What is printed on a card, as data for PlayingCard. Units: a card is 630 × 1100, its middle 315,550;
 * figures of courts live in a box of -80…520 × 0…480 whose lower edge is the middle of the card.
 */
export const CARD_WIDTH = 630;
export const CARD_HEIGHT = 1100;
/** Below this width in px a card shows its small, single-ended form. */
export const SMALL_BELOW = 56;

export type Scene = 'meadow' | 'wood' | 'water' | 'farm' | 'night';

export type Face =
  | { readonly kind: 'tarok'; readonly number: number; readonly pips: number }
  | { readonly kind: 'court'; readonly suit: PlainSuit; readonly figure: Figure; readonly pips: number }
  | { readonly kind: 'pips'; readonly suit: PlainSuit; readonly count: number };
export type Figure = 'K' | 'Q' | 'N' | 'J';

const isFigure = (rank: string): rank is Figure =>
  rank === 'K' || rank === 'Q' || rank === 'N' || rank === 'J';

/** Taroks are numbered 1 … 22 (22 is the Skus). */
export function faceOf(card: Card): Face {
  if (isTarok(card)) return { kind: 'tarok', number: rankOf(card), pips: pipsOf(card) };
  const suit = suitOf(card) as PlainSuit;
  const rank = card.slice(1);
  if (isFigure(rank)) return { kind: 'court', suit, figure: rank, pips: pipsOf(card) };
  return { kind: 'pips', suit, count: rank === 'A' ? 1 : Number(rank) };
}

type Point = readonly [x: number, y: number];
const LEFT = 236;
const RIGHT = 394;
const MIDDLE = 315;
const pairs = (...rows: readonly number[]): Point[] =>
  rows.flatMap((y): Point[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
const six = pairs(250, 550, 850);
const eight = pairs(232, 444, 656, 868);
const PLACES: Readonly<Record<number, readonly Point[]>> = {
  1: [[MIDDLE, 550]],
  2: [
    [MIDDLE, 250],
    [MIDDLE, 850],
  ],
  3: [
    [MIDDLE, 250],
    [MIDDLE, 550],
    [MIDDLE, 850],
  ],
  4: [
    [LEFT - 6, 270],
    [RIGHT + 6, 270],
    [LEFT - 6, 830],
    [RIGHT + 6, 830],
  ],
  7: [...six, [MIDDLE, 400]],
  8: [...six, [MIDDLE, 400], [MIDDLE, 700]],
  9: [...eight, [MIDDLE, 550]],
  10: [...eight, [MIDDLE, 338], [MIDDLE, 762]],
};

const scaleOf = (count: number): number => {
  if (count === 1) return 2.8;
  if (count < 4) return 1.35;
  if (count === 4) return 1.3;
  return count > 8 ? 0.94 : 1.06;
};

/** SVG transforms of the suit signs of a pip card; those in the lower half stand on their heads. */
export const pipTransforms = (count: number): string[] =>
  (PLACES[count] ?? []).map(([x, y]) => {
    const scale = scaleOf(count);
    return `translate(${x} ${y}) scale(${y > 550 ? -scale : scale})`;
  });

/** Centres of the red pip dots (Bollen) under the index: 4 or 3 or 2 in pairs, 1 alone. */
export const bollenPlaces = (count: number, x: number, y: number): Point[] =>
  Array.from(
    { length: count },
    (_, i): Point => (count === 1 ? [x, y] : [x - 19 + (i % 2) * 38, y + Math.floor(i / 2) * 38]),
  );

/** Colour of a suit's index: the theme's for French suits, the sign's own for German ones. */
export const suitInk = (suit: PlainSuit, suits: 'french' | 'german'): string =>
  suits === 'german' ? `var(--german-${suit})` : `var(--suit-${suit.toLowerCase()})`;
