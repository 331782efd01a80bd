import { type Card, isTarok, pipsOf, rankOf, suitOf } from '../../cards/card.ts';
import type { Rng } from '../../cards/rng.ts';
import { observe } from '../../games/dappen/index.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Decision } from '../bot.ts';
import type { Solver } from '../solver/solver.ts';
import { discards as thumbsDiscards } from '../thumb/exchange.ts';
import { ultimos as thumbsUltimos } from '../thumb/ultimos.ts';
import { series } from '../worlds/index.ts';
import { bestChoice, perWorld } from './compare.ts';
import { after, afterBidding, swingAfter } from './imagined-hand.ts';
import type { Meter } from './meter.ts';

const NODES = 30_000;
/**
 * Tricks at the end that are solved; before them all play by the rule of thumb. Opponents who see through
 * backs from the first card break promises that real ones do not.
 */
const SOLVED = 2;

/** Lays off the twelve with the best expected value over imagined worlds (docs/rules.md §4). */
export async function searchExchange(
  seen: Observation,
  rng: Rng,
  meter: Meter,
  solver: Solver,
): Promise<Decision> {
  const move = seen.legal.find((one) => one.type === 'discard');
  if (move?.type !== 'discard') throw new Error('no exchange is due');
  const choices = discardChoices(seen, move.from, move.count);
  const { seat } = seen;
  const imagined = await meter.through(series(seen, meter.allowed, rng));
  if (imagined === undefined) return laidOff(choices[0] as Card[], 'thumb');
  const { facts, worlds } = imagined;
  const contract = { kind: 'dapp', dapper: seat, multiplier: seen.multiplier } as const;
  const start = perWorld((where) => {
    solver.forget();
    return afterBidding(facts, where, contract);
  });
  const best = await bestChoice(choices, worlds, meter, function* (cards, where) {
    let state = after(start(where), seat, { type: 'discard', cards });
    if (state.phase.name === 'ultimo') {
      state = after(state, seat, thumbsUltimos(observe(state, seat)).action);
    }
    yield 'busy';
    return yield* swingAfter(state, seen.trickCount - SOLVED, solver, NODES);
  });
  return best === undefined ? laidOff(choices[0] as Card[], 'thumb') : laidOff(best.what, 'search');
}

const laidOff = (cards: readonly Card[], why: string): Decision => ({
  action: { type: 'discard', cards },
  why,
});

/** Cards of the rule of thumb's choice that are exchanged for another, at most. */
const FROM_KEPT = 2;
const MOST_CHOICES = 9;

/** The rule of thumb's discards, and neighbours: one card kept instead of another. */
export function discardChoices(seen: Observation, from: readonly Card[], count: number): Card[][] {
  const base = thumbsDiscards(seen.hand, from, count);
  const kept = from.filter((card) => !base.includes(card));
  const worst = [...kept].sort((a, b) => strength(a) - strength(b)).slice(0, FROM_KEPT);
  const length = (card: Card): number => seen.hand.filter((other) => suitOf(other) === suitOf(card)).length;
  const ultimo = seen.rules.ultimos === 'none' ? [] : base.filter((card) => card === 'III' || card === 'II');
  const taroks = base.filter(isTarok).sort((a, b) => rankOf(b) - rankOf(a));
  const single = base.filter((card) => !isTarok(card) && length(card) === 1);
  const poor = base.filter((card) => !isTarok(card) && pipsOf(card) === 0);
  const back = [...new Set([...ultimo, ...taroks.slice(0, 2), ...single.slice(0, 1), ...poor.slice(0, 1)])];
  const choices = [base];
  for (const card of worst) {
    for (const other of back) choices.push([...base.filter((one) => one !== other), card]);
  }
  return choices.slice(0, MOST_CHOICES);
}

/** What is given up first: plain cards rich in pips, then low Taroks. */
const strength = (card: Card): number => (isTarok(card) ? 10 + rankOf(card) : -pipsOf(card));
