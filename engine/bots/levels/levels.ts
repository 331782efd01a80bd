import type { Bot } from '../bot.ts';
import { type SearchStyle, searchBot } from '../search/search.ts';
import type { Boldness } from '../search/words.ts';
import { lapsing } from './lapsing.ts';

/**
 * The ladder of players, as data. Each step knows more than the one below: level 1 plays by the rule of
 * thumb with lapses, level 2 counts the ending, level 3 imagines a few deals from the second trick on,
 * level 4 many in every trick, and weighs exchange and Ultimos by them. Each also knows better than the one
 * below how much there is in being the Dapper: up to level 3 it says Dapp and challenges on less, level 4
 * speaks by what a word gained in self-play.
 */

/**
 * What a temperament adds to the estimates a level asks for before it says a word, in VP. Every level is
 * even-tempered by itself: its own limits are those that paid in duplicate deals (docs/bots.md).
 */
const TEMPERAMENTS = {
  careful: { solo: 1.5, dapp: 0.6, raise: 1, keep: 0.6 },
  even: { solo: 0, dapp: 0, raise: 0, keep: 0 },
  bold: { solo: -1.5, dapp: -0.6, raise: -1, keep: -0.6 },
} as const satisfies Readonly<Record<string, Boldness>>;

/** How much of that where the gain by a word decides: it differs less from hand to hand than the estimate. */
const OF_GAIN = 0.5;

export type Temperament = keyof typeof TEMPERAMENTS;

const LEVEL_2: SearchStyle = {
  worlds: { play: 6, exchange: 0, ultimos: 0 },
  searchFrom: 5,
  look: { roughTricks: 0, playedOut: 0, readsPlays: false, doubt: 0 },
  lean: 0.02,
  words: { estimate: { solo: 5, dapp: 0.1, raise: 1.9, keep: 1 } },
};
const LEVEL_3: SearchStyle = {
  worlds: { play: 8, exchange: 0, ultimos: 0 },
  searchFrom: 2,
  look: { roughTricks: 0, playedOut: 0, readsPlays: false, doubt: 0 },
  lean: 0.01,
  words: { estimate: { solo: 5, dapp: -0.2, raise: 1.2, keep: 1 } },
};
const LEVEL_4: SearchStyle = {
  worlds: { play: 24, exchange: 16, ultimos: 40 },
  searchFrom: 1,
  look: { roughTricks: 1, playedOut: 0.4, readsPlays: true, doubt: 0.5 },
  lean: 0.01,
  words: {
    estimate: { solo: 5, dapp: -0.4, raise: 0.6, keep: 1 },
    gain: { solo: 0, dapp: 0, raise: 0, keep: 0 },
  },
};

/** The levels that a temperament can be given to. */
export const STYLES = { level2: LEVEL_2, level3: LEVEL_3, level4: LEVEL_4 } as const;

/** How a level thinks with a temperament of its own. */
export function tempered(style: SearchStyle, temperament: Temperament): SearchStyle {
  const by = TEMPERAMENTS[temperament];
  const shifted = ({ solo, dapp, raise, keep }: Boldness, share: number): Boldness => ({
    solo: solo + share * by.solo,
    dapp: dapp + share * by.dapp,
    raise: raise + share * by.raise,
    keep: keep + share * by.keep,
  });
  const { estimate, gain } = style.words;
  const words = {
    estimate: shifted(estimate, 1),
    ...(gain === undefined ? {} : { gain: shifted(gain, OF_GAIN) }),
  };
  return { ...style, words };
}

export const level1: Bot = lapsing;
export const level2: Bot = searchBot(tempered(LEVEL_2, 'even'));
export const level3: Bot = searchBot(tempered(LEVEL_3, 'even'));
export const level4: Bot = searchBot(tempered(LEVEL_4, 'even'));
