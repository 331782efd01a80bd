import type { Word } from '../../games/dappen/action.ts';
import { ladderOf } from '../../games/dappen/index.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import { dappEstimate, soloEstimate, thinkableSolo } from '../thumb/estimate.ts';
import { HAND_FEATURES, handFeatures } from './features.ts';

/**
 * A question of the bidding that leaves a choice (docs/rules.md §3, §8): to say a word, or the other one.
 * The evaluator knows what the first comes to more than the second.
 */
export interface Question {
  /** Which of the fitted lines answers it: the word, the stake's level, and D after a draft. */
  readonly key: string;
  readonly say: Word;
  readonly other: Word;
  /** One number for each of `FEATURES`. */
  readonly features: readonly number[];
}

/** The hand, and what was said: places in the order of speaking, also by the estimate of the hand. */
export const FEATURES: readonly string[] = [
  ...HAND_FEATURES,
  'ownPlace',
  'otherPlace',
  'estimateOwnPlace',
  'estimateOtherPlace',
];

const SAID_BY_CHOICE: readonly Word[] = ['solo', 'dapp', 'challenge', 'push', 'raise', 'keep'];

/** The question a seat is asked; undefined if one word is all it may say, or all it should: a duty is no question. */
export function questionOf(seen: Observation): Question | undefined {
  const words = seen.legal.map((move) => move.type);
  const say = SAID_BY_CHOICE.find((word) => words.includes(word));
  const [other] = words.filter((word) => word !== say);
  if (say === undefined || (other !== 'pass' && other !== 'goAhead')) return undefined;
  if (say === 'dapp' && seen.trumpStop !== undefined) return undefined;
  const { dealt, rules } = seen;
  const far = !thinkableSolo(dealt) || soloEstimate(dealt, rules) < FAR_FROM_SOLO;
  if (say === 'solo' && far) return undefined;
  return { key: keyOf(seen, say), say, other, features: featuresOf(seen) };
}

/** From here down a Solo is no question, however high the Taroks. */
const FAR_FROM_SOLO = -4;

function keyOf({ rules, multiplier, drafted }: Observation, say: Word): string {
  if (say === 'solo' || say === 'dapp') return say;
  const level = 1 + ladderOf(rules).steps.findIndex((step) => step.multiplier === multiplier);
  return `${say === 'keep' ? 'keep' : 'raise'}${level}${drafted ? 'D' : ''}`;
}

function featuresOf({ dealt, rules, active, seat, dapper, challenger }: Observation): number[] {
  const estimate = dappEstimate(dealt, rules);
  const own = active.indexOf(seat);
  const another = challenger === undefined || challenger === seat ? dapper : challenger;
  const other = another === undefined ? 0 : active.indexOf(another);
  return [...handFeatures(dealt, rules), own, other, estimate * own, estimate * other];
}
