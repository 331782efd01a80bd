import { highest, PAGAT, popcount, SKUS, XXI } from './bits.ts';
import type { Board } from './board.ts';

/**
 * Quick bounds between tricks: what a side wins whatever the other does. Each also names the lowest Tarok
 * whose rank it rests on, for the solver's levels.
 */

const TOP_TRULL = SKUS | XXI;

/** What the last bound rests on. */
export interface Sure {
  /** Lowest Tarok bit whose rank counts; 0 = none. */
  tarok: number;
  /** Suit bits whose rank counts. */
  suits: number;
}

/**
 * Tricks the Dapper takes at least. Of the Dapper's i highest Taroks, all but the t that can be beaten by the t higher ones of the team win a
 * trick. On lead the Taroks no opponent can beat any more are led first, and perhaps one more that loses:
 * opponents run out of Taroks on the way. Once they have none, the highest cards of each suit win as well.
 * `fairy`: a Fairy Tale Trick is possible, so the Skus and the XXI may fall to the Pagat.
 */
export function dapperTricks(board: Board, onLead: boolean, fairy: boolean, sure: Sure): number {
  const { players: n, taroks, suits } = board;
  sure.tarok = 0;
  sure.suits = 0;
  const all = taroks[0] as number;
  let left = fairy ? all & ~TOP_TRULL : all;
  let most = 0;
  let team = 0;
  for (let q = 1; q < n; q++) {
    const t = taroks[q] as number;
    team |= t;
    const count = popcount(t);
    if (count > most) most = count;
  }
  let run = 0;
  if (onLead) {
    for (; left !== 0; run++) {
      const top = highest(left);
      if (team >> top !== 0 && run < most) {
        let beaten = false;
        for (let q = 1; q < n; q++) {
          const t = taroks[q] as number;
          if (t >> top !== 0 && popcount(t) > run) {
            beaten = true;
            break;
          }
        }
        if (beaten) break;
      }
      left ^= 1 << top;
      sure.tarok = 1 << top;
    }
    if (run >= most && left === 0) {
      return run + masters(suits[0] as number, n, suits, sure);
    }
  } else if (team === 0) {
    const count = popcount(left);
    return count === 0 ? 0 : count + masters(suits[0] as number, n, suits, sure);
  }
  if (left === 0) return run;
  const held = stillGood(n, taroks, left, run, sure);
  if (onLead && (left & (left - 1)) !== 0) {
    const before = sure.tarok;
    const drawn = stillGood(n, taroks, left & (left - 1), run + 1, sure);
    if (drawn > held) return run + drawn;
    sure.tarok = before;
  }
  return run + held;
}

/** Of the i highest of `left`, those that the higher Taroks the team still has after `led` leads cannot beat. */
function stillGood(n: number, taroks: Int32Array, left: number, led: number, sure: Sure): number {
  let best = 0;
  for (let x = left, i = 1; x !== 0; i++) {
    const top = highest(x);
    x ^= 1 << top;
    let above = 0;
    for (let q = 1; q < n; q++) {
      const t = taroks[q] as number;
      const higher = t >> top;
      if (higher === 0) continue;
      const against = popcount(higher);
      const kept = led === 0 ? against : popcount(t) - led;
      above += kept < against ? Math.max(kept, 0) : against;
    }
    if (i - above > best) {
      best = i - above;
      sure.tarok = 1 << top;
    }
  }
  return best;
}

/** The Dapper's highest cards of each suit, those above all of the team's. */
function masters(own: number, n: number, suits: Int32Array, sure: Sure): number {
  if (own === 0) return 0;
  let team = 0;
  for (let q = 1; q < n; q++) team |= suits[q] as number;
  let count = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    const mine = (own >>> shift) & 0xff;
    if (mine === 0) continue;
    const theirs = (team >>> shift) & 0xff;
    const above = theirs === 0 ? mine : mine & -(2 << highest(theirs));
    if (above === 0) continue;
    count += popcount(above);
    sure.suits |= (above & -above) << shift;
  }
  return count;
}

/**
 * Tricks the team takes at least: the best single opponent's sure tricks by the same count (two opponents'
 * sure tricks may fall together, so they are not added).
 */
export function teamTricks(board: Board, fairy: boolean, sure: Sure): number {
  const { players: n, taroks } = board;
  sure.tarok = 0;
  sure.suits = 0;
  const dapper = taroks[0] as number;
  // in a Fairy Tale Trick the Dapper's Pagat beats whatever lies there
  const pagat = fairy ? dapper & PAGAT : 0;
  let best = 0;
  for (let q = 1; q < n; q++) {
    let x = taroks[q] as number;
    for (let i = 1; x !== 0; i++) {
      const top = highest(x);
      x ^= 1 << top;
      const tricks = i - pagat - popcount(dapper >> top);
      if (tricks > best) {
        best = tricks;
        sure.tarok = 1 << top;
      }
    }
  }
  return best;
}
