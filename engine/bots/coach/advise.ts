import type { Rng } from '../../cards/rng.ts';
import type { Action } from '../../games/dappen/action.ts';
import type { HandState } from '../../games/dappen/index.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Means } from '../bot.ts';
import type { Pieces } from '../pieces.ts';
import { Meter } from '../search/meter.ts';
import { Solver } from '../solver/solver.ts';
import { series } from '../worlds/index.ts';
import type { Advice } from './advice.ts';
import { type Group, groupsOf } from './choices.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { stateIn } from './states.ts';
import { Tally } from './tally.ts';

/** How the coach thinks. Same question, generator and worlds: same advice. */
export interface CoachOptions {
  /** Deals to imagine for one decision; 40 if left out. */
  readonly worlds?: number;
  /** A clock and a way to let other work go on while the coach thinks. */
  readonly means?: Pick<Means, 'now' | 'pause'>;
  /** Stops the coach when it is aborted; an `AbortSignal` will do. What was found out so far is still given. */
  readonly signal?: { readonly aborted: boolean };
}

/** What stops the coach, as the search knows it. Without a clock nothing else has its turn. */
export const meansOf = ({ means, signal }: CoachOptions): Means => ({
  now: () => 0,
  pause: async () => undefined,
  ...means,
  cancelled: () => signal?.aborted === true,
});

const USUAL_WORLDS = 40;
/** All deals are looked into if there are no more than so many times what was asked for. */
const FEW = 3;
/** Deals between two reports. */
const STEP = 4;
const BYTES = 8 * 2 ** 20;

/**
 * What each legal action of a decision is worth, from what its seat can see: a report every few imagined
 * deals, the last with `complete`. Whoever has enough may stop asking. `seen` must be of the seat's own
 * turn. `also`: an action that must be among those weighed (a discard, say). Values are those of docs/records.md, VP
 * or cents; how the deals go on: docs/coach.md.
 */
export async function* advise(
  seen: Observation,
  rng: Rng,
  options: CoachOptions = {},
  also?: Action,
): AsyncGenerator<Advice, void, void> {
  const { worlds: wanted = USUAL_WORLDS } = options;
  const groups = groupsOf(seen, also);
  if (groups.length === 0) throw new Error('asked out of turn: no legal move');
  const tally = new Tally(seen, groups);
  const meter = new Meter({ worlds: wanted }, wanted, meansOf(options));
  const solver = new Solver(BYTES);
  const of = { wanted, exact: false, complete: false };
  const imagined = await meter.through(series(seen, wanted, rng, { all: FEW * wanted }));
  if (imagined === undefined) {
    yield tally.advice(of);
    return;
  }
  const { facts, exact } = imagined;
  const worlds = exact ? [...imagined.worlds] : imagined.worlds;
  if (Array.isArray(worlds)) of.wanted = worlds.length;
  let dropped = false;
  for (const world of worlds) {
    if (world === 'busy') {
      await meter.breathe();
      continue;
    }
    const { where, weight } = world;
    solver.forget();
    const outcomes = await meter.through(inWorld(stateIn(facts, where), seen, groups, solver));
    if (meter.cancelled) {
      yield tally.advice(of);
      return;
    }
    if (outcomes === undefined) dropped = true;
    else tally.add(weight, outcomes);
    if (outcomes !== undefined && tally.worlds % STEP === 0) yield tally.advice(of);
  }
  yield tally.advice({ ...of, exact: exact && !dropped, complete: true });
}

/** What every action comes to in one deal; undefined if one takes too long. */
function* inWorld(
  state: HandState,
  { seat }: Observation,
  groups: readonly Group[],
  solver: Solver,
): Pieces<Outcome[] | undefined> {
  const outcomes: Outcome[] = [];
  for (const [action] of groups) {
    const outcome = yield* outcomeOf(state, seat, action, solver);
    if (outcome === undefined) return undefined;
    outcomes.push(outcome);
    yield 'busy';
  }
  return outcomes;
}
