import { TAROK_COUNT } from '#engine/bots/solver/bits.ts';
import type { Position } from '#engine/bots/solver/position.ts';

export type Objective = 'cardPoints' | 'swing';

/** Legal cards of a position, as places in the pack. */
export function legalCards(position: Position): number[] {
  position.legal();
  const out: number[] = [];
  for (let t = position.legalTaroks; t !== 0; t &= t - 1) out.push(31 - Math.clz32(t & -t));
  for (let s = position.legalSuits; s !== 0; s &= s - 1) out.push(TAROK_COUNT + 31 - Math.clz32(s & -s));
  return out;
}

/**
 * The value of a position by plain search over every legal card, with nothing clever in it but the
 * alpha-beta window. For card points the position must have been made without offenders.
 */
export function referenceValue(
  position: Position,
  objective: Objective,
  alpha = Number.NEGATIVE_INFINITY,
  beta = Number.POSITIVE_INFINITY,
): number {
  if (position.over) return objective === 'swing' ? position.swing : position.cardPoints;
  const dapper = position.turn === 0;
  let low = alpha;
  let high = beta;
  let best = dapper ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (const card of legalCards(position)) {
    position.play(card);
    const value = referenceValue(position, objective, low, high);
    position.undo();
    if (dapper) {
      best = Math.max(best, value);
      low = Math.max(low, value);
    } else {
      best = Math.min(best, value);
      high = Math.min(high, value);
    }
    if (low >= high) break;
  }
  return best;
}
