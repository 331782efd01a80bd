import { highest, PAGAT, popcount, SKUS, XXI } from './bits.ts';

/**
 * Quick bounds between tricks: what a side wins whatever the other does. Each also names the lowest Tarok
 * whose rank it rests on, for the solver's levels.
 */

const TOP_TRULL = SKUS | XXI;
const THE_TRULL = TOP_TRULL | PAGAT;

/** Tricks that the last call counted, and the lowest Tarok bit it rests on (0 = none). */
export interface Sure {
  tarok: number;
}

/** Half points in a player's k richest cards (k ≤ cards in the hand). */
export function richest(taroks: number, suits: number, k: number): number {
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
    return sum + 2 * (n >= left ? left : n);
  }
  return sum;
}

/**
 * Tricks the Dapper takes at least. `taroks`: Tarok bits by player (a held Skus left out). Of the Dapper's
 * i highest Taroks, all but the t that can be beaten by the t higher ones of the team win a trick. On lead
 * the Taroks no opponent can beat any more are led first; opponents run out of Taroks on the way.
 * `fairy`: a Fairy Tale Trick is possible, so the Skus and the XXI may fall to the Pagat.
 */
export function dapperTricks(n: number, taroks: Int32Array, onLead: boolean, fairy: boolean, sure: Sure): number {
  sure.tarok = 0;
  const all = taroks[0] as number;
  let left = fairy ? all & ~TOP_TRULL : all;
  let run = 0;
  if (onLead) {
    for (; left !== 0; run++) {
      const top = highest(left);
      let beaten = false;
      for (let q = 1; q < n; q++) {
        const t = taroks[q] as number;
        if (t >> top !== 0 && popcount(t) > run) {
          beaten = true;
          break;
        }
      }
      if (beaten) break;
      left ^= 1 << top;
      sure.tarok = 1 << top;
    }
  }
  // the rest: i-th highest, less the higher ones that are still against it
  let best = 0;
  const count = popcount(left);
  for (let x = left, i = 1; x !== 0; i++) {
    const top = highest(x);
    x ^= 1 << top;
    let above = 0;
    for (let q = 1; q < n; q++) {
      const t = taroks[q] as number;
      const higher = t >> top;
      if (higher === 0) continue;
      const against = popcount(higher);
      const kept = run === 0 ? against : popcount(t) - run;
      above += kept < against ? (kept > 0 ? kept : 0) : against;
    }
    if (i - above > best) {
      best = i - above;
      sure.tarok = 1 << top;
    }
    if (count - above <= best) break;
  }
  return run + best;
}

/**
 * Tricks the team takes at least: the best single opponent's sure tricks by the same count (two opponents'
 * sure tricks may fall together, so they are not added).
 */
export function teamTricks(n: number, taroks: Int32Array, fairy: boolean, sure: Sure): number {
  sure.tarok = 0;
  const dapper = taroks[0] as number;
  let best = 0;
  for (let q = 1; q < n; q++) {
    const all = taroks[q] as number;
    let x = fairy ? all & ~TOP_TRULL : all;
    for (let i = 1; x !== 0; i++) {
      const top = highest(x);
      x ^= 1 << top;
      const tricks = i - popcount(dapper >> top);
      if (tricks > best) {
        best = tricks;
        sure.tarok = 1 << top;
      }
    }
  }
  return best;
}
