import { PIPS, RANK, TAROK_COUNT } from './cards.ts';

/**
 * How people bid and lay off, as numbers: what they did makes some worlds likelier than others. Rough on
 * purpose: the players of a table differ, and a world must never be ruled out by a habit.
 */

/** Strength of a card for a Dapp and for a Solo, in points that grow with the card points it brings. */
export const DAPP_POINTS = new Float64Array(54);
export const SOLO_POINTS = new Float64Array(54);

const DAPP_TAROKS = [
  3, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.8, 1.8, 1.8, 2.4, 2.4, 5, 5, 6, 6, 12, 13.5,
];
const SOLO_TAROKS = [
  2.7, 3.2, 3.2, 3.2, 3.2, 3.2, 3.2, 3.6, 3.6, 3.6, 3.6, 5, 5, 5, 6.6, 6.6, 8.8, 8.8, 11, 11.5, 17, 18,
];
for (let card = 0; card < 54; card++) {
  const pips = PIPS[card] as number;
  DAPP_POINTS[card] = DAPP_TAROKS[card] ?? (pips === 4 ? -2 : pips === 3 ? 1 : 0);
  SOLO_POINTS[card] = SOLO_TAROKS[card] ?? 0;
}
/** Points a hand has by itself, with six and with seven players: a smaller hand needs more a card. */
export const BASE = { dapp: { 7: 30.6, 6: 27.2 }, solo: { 7: 2.5, 6: 0.8 } } as const;

/** A word is said with a chance of 1/2 at `at` points; `width`: points for a factor e in the odds. */
export interface Habit {
  readonly at: number;
  readonly width: number;
  /** Chance of the opposite at the far ends: nobody is that predictable. */
  readonly slip: number;
}
export const SAYS_SOLO: Habit = { at: 46, width: 2, slip: 0.02 };
export const SAYS_DAPP: Habit = { at: 42, width: 2, slip: 0.04 };
export const RAISES: Habit = { at: 50, width: 4, slip: 0.1 };
export const KEEPS: Habit = { at: 46, width: 3, slip: 0.1 };
/** Chance that a trump stop is passed where the duty can be missed. */
export const MISSES_DUTY = 0.01;

export const chanceOf = ({ at, width, slip }: Habit, points: number): number =>
  slip + (1 - 2 * slip) / (1 + Math.exp((at - points) / width));

/** Odds with which a Dapper keeps a card that may be laid off; only their ratios mean anything. */
export const KEEPING = Float64Array.from({ length: 54 }, (_, card) =>
  card < TAROK_COUNT
    ? Math.exp(0.7 * ((RANK[card] as number) - 8))
    : Math.exp(-4 - 0.7 * (PIPS[card] as number)),
);
