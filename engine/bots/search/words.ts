import { type Card, isTarok, rankOf } from '../../cards/card.ts';
import type { Word } from '../../games/dappen/action.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Decision } from '../bot.ts';
import { dappEstimate, soloEstimate } from '../thumb/estimate.ts';

/**
 * How boldly words are said: the value (VP) that the estimate for a hand must reach. Who plays a hand
 * better than the estimate's bot may ask for less; a bold player asks for less still.
 */
export interface Boldness {
  readonly solo: number;
  readonly dapp: number;
  /** For the first raise (Challenge, One King); each further one asks for `FURTHER` more. */
  readonly raise: number;
  readonly keep: number;
}

/** What a raise of a stake that was raised already asks for more, in VP for each step of the stake. */
const FURTHER = 2;

/** A hand of fewer Taroks from XV up never plays a Solo (docs/rules.md §10). */
const HIGH_FOR_SOLO = 3;
const HIGH = 15;

/** The words of the bidding (docs/rules.md §3, §8), by an estimate of the hand. Duties are never missed. */
export function speakBoldly(seen: Observation, boldness: Boldness): Decision {
  const { dealt, rules, multiplier } = seen;
  const may = (word: Word): boolean => seen.legal.some((move) => move.type === word);
  if (may('solo')) {
    const strong = highTaroks(dealt) >= HIGH_FOR_SOLO && soloEstimate(dealt, rules) >= boldness.solo;
    return strong ? say('solo', 'estimate') : say('pass', 'estimate');
  }
  const estimate = dappEstimate(dealt, rules);
  if (may('dapp')) {
    if (seen.trumpStop !== undefined) return say('dapp', 'trumpStop');
    return estimate >= boldness.dapp ? say('dapp', 'estimate') : say('pass', 'estimate');
  }
  if (may('goAhead')) {
    return may('keep') && estimate >= boldness.keep ? say('keep', 'estimate') : say('goAhead', 'estimate');
  }
  const raise = RAISES.find(may);
  if (raise === undefined) return say('pass', 'onlyWord');
  return estimate >= boldness.raise + FURTHER * (multiplier - 1)
    ? say(raise, 'estimate')
    : say('pass', 'estimate');
}

const RAISES: readonly Word[] = ['challenge', 'push', 'raise'];

const say = (word: Word, why: string): Decision => ({ action: { type: word }, why });

const highTaroks = (cards: readonly Card[]): number =>
  cards.filter((card) => isTarok(card) && rankOf(card) >= HIGH).length;
