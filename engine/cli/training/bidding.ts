import { gainBy, type Lines } from '../../bots/evaluator/evaluator.ts';
import { questionOf } from '../../bots/evaluator/question.ts';
import { after } from '../../bots/search/imagined-hand.ts';
import { byThumb } from '../../bots/thumb/thumb.ts';
import type { Seat, Word } from '../../games/dappen/action.ts';
import { type HandState, observe, toAct } from '../../games/dappen/index.ts';
import type { Observation } from '../../games/dappen/observation.ts';

/** Who speaks in the training. */
export type Speaker = (seen: Observation) => Word;

/** The rule of thumb. */
export const thumbSpeaks: Speaker = (seen) => {
  const { type } = byThumb(seen).action;
  if (type === 'discard' || type === 'ultimo' || type === 'play') throw new Error('no word is due');
  return type;
};

/** By fitted lines, duties first; by the rule of thumb where there is no line. `asks`: gain asked for, VP. */
export const speaksBy =
  (lines: Lines, asks = 0): Speaker =>
  (seen) => {
    const question = questionOf(seen);
    const gain = question === undefined ? undefined : gainBy(lines, question);
    if (question === undefined || gain === undefined) return thumbSpeaks(seen);
    return gain >= asks ? question.say : question.other;
  };

export const isBidding = ({ phase: { name } }: HandState): boolean =>
  name === 'solo' || name === 'dapp' || name === 'answer';

/** The contract that a bidding comes to from some moment on. */
export function bidOn(state: HandState, speakers: readonly Speaker[]) {
  let now = state;
  while (isBidding(now)) {
    const seat = toAct(now) as Seat;
    now = after(now, seat, { type: (speakers[seat] as Speaker)(observe(now, seat)) });
  }
  if (!('contract' in now.phase)) throw new Error('a bidding came to no contract');
  return now.phase.contract;
}
