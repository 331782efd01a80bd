import { TAROK_COUNT } from './bits.ts';
import type { Position } from './position.ts';

/**
 * Plays a position to the end of the hand with random legal cards; the position is left at the end, to be
 * counted. `seed` is the state of a 32-bit xorshift generator, not 0; the new state comes back, so that one
 * number carries a whole series.
 */
export function playOut(position: Position, seed: number): number {
  let random = seed;
  while (!position.over) {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    position.legal();
    position.play(nthCard(position.legalTaroks, position.legalSuits, random));
  }
  return random;
}

/** A card of the set chosen by a random word. */
function nthCard(taroks: number, suits: number, random: number): number {
  let count = 0;
  for (let t = taroks; t !== 0; t &= t - 1) count++;
  let left = count;
  for (let s = suits; s !== 0; s &= s - 1) count++;
  let n = Math.imul(random >>> 16, count) >>> 16;
  if (n < left) {
    let t = taroks;
    for (; n > 0; n--) t &= t - 1;
    return 31 - Math.clz32(t & -t);
  }
  let s = suits;
  for (left = n - left; left > 0; left--) s &= s - 1;
  return TAROK_COUNT + 31 - Math.clz32(s & -s);
}
