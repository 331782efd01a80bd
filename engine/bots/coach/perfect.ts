import { type Card, indexOf } from '../../cards/card.ts';
import { type HandState, legal } from '../../games/dappen/index.ts';
import type { Meter } from '../search/meter.ts';
import { positionOf } from '../solver/setup.ts';
import type { CardValue, Solver } from '../solver/solver.ts';

/** Nodes of the solver for one card; a card that takes longer has no value. Some seconds. */
const NODES = 1_200_000;

/**
 * What every legal card of a true state in the play is worth if all cards were known to everybody
 * (docs/solver.md). Undefined if that takes too long, or nobody waits any more.
 */
export async function perfectValues(
  state: HandState,
  solver: Solver,
  meter: Meter,
): Promise<CardValue[] | undefined> {
  const position = positionOf(state);
  if (position === undefined) return undefined;
  const values: CardValue[] = [];
  for (const card of cardsOf(state)) {
    position.play(indexOf(card));
    const both = await meter.through(solver.inPieces(NODES, () => solver.both(position)));
    position.undo();
    if (both === undefined) return undefined;
    values.push({ card, ...both });
    await meter.breathe();
  }
  return values;
}

const cardsOf = (state: HandState): Card[] =>
  legal(state).flatMap((move) => (move.type === 'play' ? [move.card] : []));
