import type { Rng } from '../../cards/rng.ts';
import type { Action } from '../../games/dappen/action.ts';
import type { HandState } from '../../games/dappen/index.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Means } from '../bot.ts';
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
  const { worlds: wanted = USUAL_WORLDS, means, signal } = options;
  const groups = groupsOf(seen, also);
  if (groups.length === 0) throw new Error('asked out of turn: no legal move');
  const tally = new Tally(seen, groups);
  const meter = new Meter({ worlds: wanted }, wanted, means);
  const solver = new Solver(BYTES);
  const { facts, worlds, exact } = series(seen, wanted, rng, { all: FEW * wanted });
  const all = exact ? [...worlds] : worlds;
  const of = { wanted: Array.isArray(all) ? all.length : wanted, exact: false, complete: false };
  let dropped = false;
  for (const { where, weight } of all) {
    const state = stateIn(facts, where);
    solver.forget();
    const outcomes = await inWorld(state, seen, groups, solver, meter, signal);
    if (signal?.aborted) {
      yield tally.advice(of);
      return;
    }
    if (outcomes === undefined) dropped = true;
    else tally.add(weight, outcomes);
    if (outcomes !== undefined && tally.worlds % STEP === 0) yield tally.advice(of);
  }
  yield tally.advice({ ...of, exact: exact && !dropped, complete: true });
}

/** What every action comes to in one deal; undefined if one takes too long or nobody waits any more. */
async function inWorld(
  state: HandState,
  { seat }: Observation,
  groups: readonly Group[],
  solver: Solver,
  meter: Meter,
  signal: CoachOptions['signal'],
): Promise<Outcome[] | undefined> {
  const outcomes: Outcome[] = [];
  for (const [action] of groups) {
    const outcome = outcomeOf(state, seat, action, solver);
    if (outcome === undefined) return undefined;
    outcomes.push(outcome);
    await meter.breathe();
    if (signal?.aborted) return undefined;
  }
  return outcomes;
}
