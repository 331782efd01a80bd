import type { Card } from '../../cards/card.ts';
import type { Rng } from '../../cards/rng.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Decision } from '../bot.ts';
import type { Solver } from '../solver/solver.ts';
import { ultimos as thumbsUltimos } from '../thumb/ultimos.ts';
import { series } from '../worlds/index.ts';
import { bestChoice, perWorld } from './compare.ts';
import { swingAfter, upToNow, withUltimos } from './imagined-hand.ts';
import type { Meter } from './meter.ts';

/** Nodes of the solver for one choice in one world. */
const NODES = 30_000;
/**
 * Tricks at the end that are solved; before them all play by the rule of thumb. Opponents who see through
 * backs from the first card break promises that real ones do not.
 */
const SOLVED = 2;

/** Lays the Ultimos with the best expected value over imagined worlds (docs/rules.md §5). */
export async function searchUltimos(
  seen: Observation,
  rng: Rng,
  meter: Meter,
  solver: Solver,
): Promise<Decision> {
  const move = seen.legal.find((one) => one.type === 'ultimo');
  if (move?.type !== 'ultimo') throw new Error('no Ultimos are due');
  const thumbs = thumbsUltimos(seen).action;
  const first = thumbs.type === 'ultimo' ? thumbs.cards : [];
  const imagined = await meter.through(series(seen, meter.allowed, rng));
  if (imagined === undefined) return laid(first, 'thumb');
  const { facts, worlds } = imagined;
  const start = perWorld((where) => {
    solver.forget();
    return upToNow(facts, where);
  });
  const others = subsets(move.from).filter((cards) => cards.join() !== first.join());
  const best = await bestChoice([first, ...others], worlds, meter, (cards, where) =>
    swingAfter(withUltimos(start(where), seen.seat, cards), seen.trickCount - SOLVED, solver, NODES),
  );
  return best === undefined ? laid(first, 'thumb') : laid(best.what, 'search');
}

const laid = (cards: readonly Card[], why: string): Decision => ({ action: { type: 'ultimo', cards }, why });

/** All subsets of a few cards, each in the order given. */
export function subsets(cards: readonly Card[]): Card[][] {
  let sets: Card[][] = [[]];
  for (const card of cards) sets = sets.concat(sets.map((set) => [...set, card]));
  return sets;
}
