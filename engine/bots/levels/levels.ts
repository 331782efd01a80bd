import type { Bot } from '../bot.ts';
import { type SearchStyle, searchBot } from '../search/search.ts';
import type { Boldness } from '../search/words.ts';
import { lapsing } from './lapsing.ts';

/**
 * The ladder of players, as data. Each step knows more than the one below: level 1 plays by the rule of
 * thumb with lapses, level 2 counts the ending, level 3 imagines a few deals from the second trick on,
 * level 4 many in every trick, and weighs exchange and Ultimos by them.
 */

/**
 * How readily words are said, in VP of the estimate. `steady` says what pays for the rule of thumb; who
 * searches gains by saying Dapp on a little less (docs/bots.md), hence `keen`.
 */
const TEMPERAMENTS = {
  careful: { solo: 2, dapp: 0.8, raise: 3.5, keep: 2 },
  steady: { solo: 1, dapp: 0.3, raise: 3, keep: 1.5 },
  keen: { solo: 1, dapp: -0.4, raise: 3, keep: 1.5 },
  bold: { solo: 0, dapp: -0.5, raise: 2, keep: 0.5 },
} as const satisfies Readonly<Record<string, Boldness>>;

export type Temperament = keyof typeof TEMPERAMENTS;

type Thinking = Omit<SearchStyle, 'boldness'>;

const LEVEL_2: Thinking = {
  worlds: { play: 6, exchange: 0, ultimos: 0 },
  searchFrom: 5,
  roughTricks: 0,
  lean: 0.02,
};
const LEVEL_3: Thinking = {
  worlds: { play: 8, exchange: 0, ultimos: 0 },
  searchFrom: 2,
  roughTricks: 0,
  lean: 0.01,
};
const LEVEL_4: Thinking = {
  worlds: { play: 24, exchange: 16, ultimos: 40 },
  searchFrom: 1,
  roughTricks: 1,
  lean: 0.01,
};

/** A player of a level with another temperament than its own. */
export const withTemperament = (thinking: Thinking, temperament: Temperament): Bot =>
  searchBot({ ...thinking, boldness: TEMPERAMENTS[temperament] });

export const level1: Bot = lapsing;
export const level2: Bot = withTemperament(LEVEL_2, 'steady');
export const level3: Bot = withTemperament(LEVEL_3, 'keen');
export const level4: Bot = withTemperament(LEVEL_4, 'keen');
