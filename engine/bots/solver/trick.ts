import { highest, lowest, SKUS, SUIT_MASK, TAROK_SUIT } from './bits.ts';
import type { Board } from './board.ts';

/** Who gets the trick: still open, or settled whatever is played to it. */
export const OPEN = 0;
export const DAPPERS = 1;
export const TEAMS = 2;
export const BOTH = DAPPERS | TEAMS;

/** Cards of the Trull on the table, as they are packed beside the trick. */
export const PAGAT_LIES = 1;
export const XXI_LIES = 2;
export const SKUS_LIES = 4;
export const TRULL_LIES = PAGAT_LIES | XXI_LIES | SKUS_LIES;

export const CANNOT = 0;
export const MAY = 1;
export const MUST = 2;

/** Whether player q can beat the best card of a trick in which `led` is to be followed. */
export function beats(board: Board, q: number, led: number, best: number): number {
  let t = board.taroks[q] as number;
  const s = board.suits[q] as number;
  let sure = MUST;
  if (q === board.holder) {
    if (board.held) t = 0;
    else if (t === SKUS && s !== 0) sure = MAY;
  }
  if (led < TAROK_SUIT) {
    const following = s & (SUIT_MASK[led] as number);
    if (following !== 0) {
      if (best >= 8 || (highest(following) & 7) < best) return CANNOT;
      return (lowest(following) & 7) > best ? MUST : MAY;
    }
    if (t === 0) return CANNOT;
    if (best < 8) return sure;
  }
  if (t === 0 || highest(t) < best - 8) return CANNOT;
  return lowest(t) > best - 8 ? sure : MAY;
}

/**
 * Which side gets the trick, as far as that is certain after player p's card, the i-th (from 0). `trull`:
 * cards of the Trull on the table.
 */
export function settle(
  board: Board,
  p: number,
  i: number,
  led: number,
  best: number,
  winner: number,
  trull: number,
): number {
  const n = board.players;
  const coming = n - i - 1;
  if (best < 0) return OPEN;
  if (board.fairy) {
    let reach = trull;
    for (let k = 1, q = p; k <= coming; k++) {
      if (++q === n) q = 0;
      const t = board.taroks[q] as number;
      reach |= (t & PAGAT_LIES) | ((t >> 19) & (XXI_LIES | SKUS_LIES));
    }
    if (reach === TRULL_LIES) return OPEN;
  }
  if (p + coming >= n) {
    // the Dapper is yet to play
    return winner !== 0 && beats(board, 0, led, best) === CANNOT ? TEAMS : OPEN;
  }
  if (winner !== 0) return TEAMS;
  let any = CANNOT;
  for (let k = 1, q = p; k <= coming; k++) {
    if (++q === n) q = 0;
    const can = beats(board, q, led, best);
    if (can === MUST) return TEAMS;
    any |= can;
  }
  return any === CANNOT ? DAPPERS : OPEN;
}
