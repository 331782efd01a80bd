import { type Card, PACK } from '../cards/card.ts';
import { rngFrom, shuffled } from '../cards/rng.ts';

/**
 * Deals from a seed: the same for ever, so that codes and daily deals stay what they were
 * (docs/records.md). Bots never draw from these generators.
 */

/** The deck of one hand, top first. `handNumber` counts from 1. */
export const dealDeck = (game: string, seed: string, handNumber: number): Card[] =>
  shuffled(PACK, rngFrom(`${game}:${seed}:${handNumber}`));

/** Who deals first, drawn by lot from the match's seed (docs/rules.md §2). */
export const firstDealer = (game: string, seed: string, players: number): number =>
  rngFrom(`${game}:${seed}:dealer`).upTo(players - 1);
