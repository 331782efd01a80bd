import type { HandState } from '../../games/dappen/index.ts';
import type { ActionAdvice } from './advice.ts';

/** How good a decision was, from what its seat knew. `forced`: there was nothing to decide. */
export type Grade = 'forced' | 'best' | 'good' | 'slip' | 'mistake' | 'blunder';

/** Up to which loss a grade goes, in VP that the Dapper's swing changes by at a stake of 1. */
const UP_TO: readonly (readonly [Grade, number])[] = [
  ['best', 0.2],
  ['good', 0.6],
  ['slip', 1.5],
  ['mistake', 3],
];

/**
 * Grades by the expected value that was lost, in terms of the Dapper's swing, so that one measure holds for
 * both sides (an opponent's own value moves by a fraction of it). What may be chance, one standard
 * error, is not held against anybody.
 */
export function gradeOf(deal: HandState['deal'], asDapper: boolean, taken: ActionAdvice): Grade {
  const { active, rules } = deal;
  const others = active.length - 1;
  const swing = Math.max(0, taken.loss - taken.lossError) * (asDapper || isWord(taken) ? 1 : others);
  // in coins a tier is 5 cents, received from each: it moves the swing by 5 for each player
  const unit = rules.scoring === 'traditional' ? 5 * active.length : 1;
  return UP_TO.find(([, most]) => swing <= most * unit)?.[0] ?? 'blunder';
}

/** A word decides who will be Dapper, so that the seat's own value is what it moves. */
const isWord = ({ action }: ActionAdvice): boolean => !('cards' in action) && action.type !== 'play';
