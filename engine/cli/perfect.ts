import { discardChoices } from '../bots/search/exchange.ts';
import { after, swingOf } from '../bots/search/imagined-hand.ts';
import { subsets } from '../bots/search/ultimos.ts';
import type { Position } from '../bots/solver/position.ts';
import { positionOf } from '../bots/solver/setup.ts';
import { Solver } from '../bots/solver/solver.ts';
import { read } from '../bots/thumb/reading.ts';
import { thumb } from '../bots/thumb/thumb.ts';
import { ultimos as thumbsUltimos } from '../bots/thumb/ultimos.ts';
import { weigh } from '../bots/thumb/worth.ts';
import { indexOf } from '../cards/card.ts';
import { rngFrom } from '../cards/rng.ts';
import type { Action, LegalMove, Seat } from '../games/dappen/action.ts';
import { type HandState, legal, observe, resultOf, toAct } from '../games/dappen/index.ts';
import type { Player } from './arena.ts';

/**
 * The yardstick that sees all cards. It is no bot: it is made for the arena, out of the true state that
 * only the arena has, and stands in the command line, which nothing else may import.
 *
 * Cards, exchange and Ultimos by the solver, against opponents taken to see everything too; what is equal
 * then is decided as level 4 decides it, by the rule of thumb. Words by playing the hand on by the rule of
 * thumb, from each.
 */
export function perfectPlayer(): Player {
  const solver = new Solver();
  return (state, seat) => {
    const choices = choicesOf(state, seat);
    const better = choices.length > 1 ? betterIn(state, seat, solver) : () => 0;
    let [best] = choices;
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of choices) {
      const own = better(choice, most);
      if (own === undefined) continue;
      most = own;
      best = choice;
    }
    if (best === undefined) throw new Error('nothing to choose from');
    return best;
  };
}

/** Everything there is to choose from; of discards the rule of thumb's and their neighbours. */
function choicesOf(state: HandState, seat: Seat): Action[] {
  return legal(state).flatMap((move: LegalMove): Action[] => {
    switch (move.type) {
      case 'discard':
        return discardChoices(observe(state, seat), move.from, move.count).map((cards) => ({
          type: 'discard',
          cards,
        }));
      case 'ultimo':
        return subsets(move.from).map((cards) => ({ type: 'ultimo', cards }));
      case 'play':
        return [{ type: 'play', card: move.card }];
      default:
        return [{ type: move.type }];
    }
  });
}

/** What a card point of the rule of thumb counts where the solver sees no difference. */
const LEAN = 0.001;

/** What a choice is worth to the seat if that is more than `most`, else undefined. */
type Better = (choice: Action, most: number) => number | undefined;

function betterIn(state: HandState, seat: Seat, solver: Solver): Better {
  solver.forget();
  const { phase } = state;
  if (phase.name === 'play') {
    const reading = read(observe(state, seat));
    const position = positionOf(state);
    const amDapper = phase.contract.dapper === seat;
    return (choice, most) => {
      if (choice.type !== 'play' || position === undefined) return undefined;
      const thumbs = LEAN * weigh(reading, choice.card).worth;
      position.play(indexOf(choice.card));
      const swing = amDapper
        ? swingAbove(solver, position, most - thumbs)
        : swingBelow(solver, position, thumbs - most);
      position.undo();
      return swing === undefined ? undefined : (amDapper ? swing : -swing) + thumbs;
    };
  }
  if (phase.name === 'exchange' || phase.name === 'ultimo') {
    return (choice, most) => {
      solver.forget();
      const position = positionOf(withThumbsUltimos(after(state, seat, choice), seat));
      return position === undefined ? undefined : swingAbove(solver, position, most);
    };
  }
  return (choice, most) => {
    const value = valueFor(seat, byThumb(after(state, seat, choice)));
    return value > most ? value : undefined;
  };
}

/** Less than what any two choices that are not worth the same differ by. */
const A_LITTLE = 1e-9;

/** The swing if it is more than `least`: to ask that first is much quicker where it is not. */
const swingAbove = (solver: Solver, position: Position, least: number): number | undefined =>
  solver.reaches(position, least + A_LITTLE) ? solver.swing(position) : undefined;

const swingBelow = (solver: Solver, position: Position, most: number): number | undefined =>
  solver.reaches(position, most) ? undefined : solver.swing(position);

/** The hand as its Dapper begins to play it, Ultimos laid by the rule of thumb if they are asked for. */
const withThumbsUltimos = (state: HandState, seat: Seat): HandState =>
  state.phase.name === 'ultimo' ? after(state, seat, thumbsUltimos(observe(state, seat)).action) : state;

/** The hand's end if all go on by the rule of thumb. */
function byThumb(state: HandState): HandState {
  let now = state;
  for (let seat = toAct(now); seat !== undefined; seat = toAct(now)) {
    const answer = thumb(observe(now, seat), rngFrom('thumb'), {});
    if (answer instanceof Promise) throw new Error('the rule of thumb answers at once');
    now = after(now, seat, answer.action);
  }
  return now;
}

/** The value of a finished hand for a seat: the swing, or what an opponent's share of it is. */
function valueFor(seat: Seat, state: HandState): number {
  const result = resultOf(state);
  if (result === undefined) return 0;
  const { active } = state.deal;
  const others = active.filter((one) => one !== seat);
  const mean = others.reduce((sum, one) => sum + (result.scores[one] ?? 0), 0) / others.length;
  return result.dapper === seat ? swingOf(result, active) : (result.scores[seat] ?? 0) - mean;
}
