import { popcount, THE_TRULL } from './bits.ts';
import type { Board } from './board.ts';

/** Half points in a player's k richest cards (k ≤ cards in the hand). */
function richest(taroks: number, suits: number, k: number): number {
  let left = k;
  let sum = k;
  const kings = suits & 0x80808080;
  const trull = taroks & THE_TRULL;
  if ((kings | trull) !== 0) {
    const n = popcount(kings) + popcount(trull);
    if (n >= left) return sum + 8 * left;
    sum += 8 * n;
    left -= n;
  }
  const queens = suits & 0x40404040;
  if (queens !== 0) {
    const n = popcount(queens);
    if (n >= left) return sum + 6 * left;
    sum += 6 * n;
    left -= n;
  }
  const knights = suits & 0x20202020;
  if (knights !== 0) {
    const n = popcount(knights);
    if (n >= left) return sum + 4 * left;
    sum += 4 * n;
    left -= n;
  }
  const jacks = suits & 0x10101010;
  if (jacks !== 0) {
    const n = popcount(jacks);
    return sum + 2 * Math.min(n, left);
  }
  return sum;
}

/** Half points in everybody's k richest cards together (k ≤ cards in each hand). */
export function richestOf(board: Board, k: number): number {
  if (k === 0) return 0;
  let sum = 0;
  for (let p = 0; p < board.players; p++) {
    sum += richest(board.taroks[p] as number, board.suits[p] as number, k);
  }
  return sum;
}
