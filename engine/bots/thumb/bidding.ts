import type { Word } from '../../games/dappen/action.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Decision } from '../bot.ts';
import { dappEstimate, soloEstimate, thinkableSolo } from './estimate.ts';

/**
 * From which estimate (VP of value, see `estimate.ts`) a word is said. Measured by duplicate deals: a table
 * of bots with some limits, and one bot that tries another. Against itself this bot would gain a little more
 * (about 0.2 VP a hand) by challenging almost whatever it holds; the limits stay with the sources' advice.
 */
export interface Limits {
  readonly solo: number;
  readonly dapp: number;
  /** At a doubled stake; above, each raise asks for as much again. */
  readonly challenge: number;
  readonly keep: number;
}

export const LIMITS: Limits = { solo: 5, dapp: 0.2, challenge: 2.5, keep: 1 };

/** The words of the bidding (docs/rules.md §3, §8 villageBids, advice §10). */
export function speak(seen: Observation): Decision {
  const may = (word: Word): boolean => seen.legal.some((move) => move.type === word);
  if (may('solo')) return soloOrPass(seen);
  if (may('dapp')) return dappOrPass(seen);
  if (may('keep')) return keepOrGoAhead(seen);
  if (may('goAhead')) return say('goAhead', 'tooFewKings');
  const raise = (['challenge', 'push', 'raise'] as const).find(may);
  return raise === undefined ? say('pass', 'onlyWord') : raiseOrPass(seen, raise);
}

const say = (word: Word, why: string): Decision => ({ action: { type: word }, why });

function soloOrPass({ dealt, rules }: Observation): Decision {
  const strong = thinkableSolo(dealt) && soloEstimate(dealt, rules) >= LIMITS.solo;
  return strong ? say('solo', 'strongSolo') : say('pass', 'noSolo');
}

/** A trump stop obliges, also where the rules let it be missed. */
function dappOrPass({ dealt, rules, trumpStop }: Observation): Decision {
  if (trumpStop !== undefined) return say('dapp', 'trumpStop');
  return dappEstimate(dealt, rules) >= LIMITS.dapp ? say('dapp', 'taroksToBuildOn') : say('pass', 'tooWeak');
}

/** A raise says both that the hand is good as Dapper and that the bidder has little to expect. */
function raiseOrPass({ dealt, rules, multiplier }: Observation, word: Word): Decision {
  const strong = dappEstimate(dealt, rules) >= LIMITS.challenge * multiplier;
  return strong ? say(word, 'strongerThanBidder') : say('pass', 'tooWeak');
}

function keepOrGoAhead({ dealt, rules }: Observation): Decision {
  const strong = dappEstimate(dealt, rules) >= LIMITS.keep;
  return strong ? say('keep', 'strongAnyway') : say('goAhead', 'leavesItToChallenger');
}
