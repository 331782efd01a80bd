import type { Word } from '../../games/dappen/action.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Decision } from '../bot.ts';
import { answerTo } from '../evaluator/evaluator.ts';
import { dappEstimate, soloEstimate, thinkableSolo } from '../thumb/estimate.ts';

/**
 * How boldly words are said, in VP: the value that the estimate for a hand must reach. Who plays a hand
 * better than the estimate's bot may ask for less; a bold player asks for less still.
 */
export interface Boldness {
  readonly solo: number;
  readonly dapp: number;
  /** For the first raise (Challenge, One King); each further one asks for `FURTHER` more. */
  readonly raise: number;
  readonly keep: number;
}

/**
 * How a player finds words. `gain`: what the evaluator's gain by a word must reach; without, the estimate alone
 * decides. A Dapp must reach both: the gain was found among players who let many a weak Dapper get away.
 */
export interface Speech {
  readonly estimate: Boldness;
  readonly gain?: Boldness;
}

/** What a raise of a stake that was raised already asks for more, in VP for each step of the stake. */
const FURTHER = 2;

/** The words of the bidding (docs/rules.md §3, §8). Duties are never missed. */
export function speak(seen: Observation, { estimate, gain }: Speech): Decision {
  return (gain === undefined ? undefined : byGain(seen, gain, estimate)) ?? byEstimate(seen, estimate);
}

/** By what the evaluator expects of the word; undefined where it knows nothing of the question, or there is none. */
function byGain(seen: Observation, limits: Boldness, estimate: Boldness): Decision | undefined {
  const answer = answerTo(seen);
  if (answer?.gain === undefined) return undefined;
  const { say: word, other, gain } = answer;
  const weak = word === 'dapp' && dappEstimate(seen.dealt, seen.rules) < estimate.dapp;
  return say(gain >= limitFor(word, limits) && !weak ? word : other, 'evaluator');
}

function limitFor(word: Word, limits: Boldness): number {
  if (word === 'solo' || word === 'dapp' || word === 'keep') return limits[word];
  return limits.raise;
}

function byEstimate(seen: Observation, boldness: Boldness): Decision {
  const { dealt, rules, multiplier } = seen;
  const may = (word: Word): boolean => seen.legal.some((move) => move.type === word);
  if (may('solo')) {
    const strong = thinkableSolo(dealt) && soloEstimate(dealt, rules) >= boldness.solo;
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
