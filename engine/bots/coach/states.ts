import type { Action, Seat } from '../../games/dappen/action.ts';
import { type HandState, legal, observe, toAct } from '../../games/dappen/index.ts';
import type { Pieces } from '../pieces.ts';
import { after, afterBidding, upToNow } from '../search/imagined-hand.ts';
import { byThumb } from '../thumb/thumb.ts';
import { dealBehind, type Facts } from '../worlds/index.ts';

/** An imagined deal at the decision that is asked about. */
export function stateIn(facts: Facts, where: Uint8Array): HandState {
  const { seen } = facts;
  switch (seen.phase) {
    case 'exchange':
      return afterBidding(facts, where, { kind: 'dapp', dapper: seen.seat, multiplier: seen.multiplier });
    case 'ultimo':
    case 'play':
      return upToNow(facts, where);
    default:
      return whileBidding(facts, where);
  }
}

/** All that was said, said again. */
function whileBidding(facts: Facts, where: Uint8Array): HandState {
  const { rules, dealer, active, talk } = facts.seen;
  const { dealt, dapp } = dealBehind(facts, where);
  let state: HandState = {
    deal: { rules, dealer, active, dealt, dapp },
    hands: dealt,
    talk: [],
    offenders: [],
    actionCount: 0,
    phase: { name: 'solo', turn: 0 },
  };
  for (const { seat, word } of talk) {
    // a draft happens by itself
    if (word !== 'drafted') state = after(state, seat, { type: word });
  }
  return state;
}

/** Complete tricks. */
export function tricksIn({ phase }: HandState): number {
  if (phase.name === 'play') return phase.tricks.length;
  return phase.name === 'done' ? phase.result.tricks.length : 0;
}

/** Actions taken in one piece of work. */
const ACTIONS_AT_A_TIME = 15;

/** All go on by the rule of thumb until `stop` says so or the hand is over. */
export function* goOn(state: HandState, stop: (now: HandState) => boolean): Pieces<HandState> {
  let now = state;
  let actions = 0;
  for (let seat = toAct(now); seat !== undefined && !stop(now); seat = toAct(now)) {
    now = after(now, seat, thumbsAction(now, seat));
    if (++actions % ACTIONS_AT_A_TIME === 0) yield 'busy';
  }
  return now;
}

function thumbsAction(state: HandState, seat: Seat): Action {
  const [first, ...others] = legal(state);
  if (first?.type === 'play' && others.length === 0) return first;
  return byThumb(observe(state, seat)).action;
}
