import { type Card, indexOf, PACK, pipsOf, suitOf } from '../../cards/card.ts';
import type { Rng } from '../../cards/rng.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Solver } from '../solver/solver.ts';
import { read } from '../thumb/reading.ts';
import { weigh } from '../thumb/worth.ts';
import { type Facts, series } from '../worlds/index.ts';
import { Board } from './board.ts';
import { after, swingAfter, upToNow } from './imagined-hand.ts';
import type { Meter } from './meter.ts';

/** What a card came to over the imagined worlds. */
export interface CardThought {
  readonly card: Card;
  /** Expected swing in VP or cents from the observer's side: the Dapper's, or its negative for the team. */
  readonly value: number;
  /** The same for each world, in the order of `weights`. */
  readonly values: readonly number[];
  /** What the rule of thumb makes of it, in card points. */
  readonly thumb: number;
}

/** What a decision about a card rests on. */
export interface PlayThought {
  readonly cards: readonly CardThought[];
  /** Weights of the worlds that were solved; they need not add up to 1. */
  readonly weights: readonly number[];
  /** All worlds there can be were solved. */
  readonly exact: boolean;
}

/** Nodes of the solver for one card in one world; some tens of milliseconds. */
const NODES = 30_000;
/** All worlds are solved if they are no more than so many times what the budget allows, up to MANY. */
const FEW = 3;
const MANY = 50;

/**
 * Solves imagined worlds for every legal card. Undefined if none could be solved in time. Cards that are
 * alike in every world (neighbours of equal pips) are looked at once.
 * `roughTricks`: in the first so many tricks, these are imagined by the rule of thumb before the rest is solved.
 */
export async function thinkPlay(
  seen: Observation,
  rng: Rng,
  meter: Meter,
  solver: Solver,
  roughTricks: number,
): Promise<PlayThought | undefined> {
  const groups = alikeGroups(seen);
  const { facts, worlds, exact } = series(seen, meter.allowed, rng, {
    all: FEW * Math.min(meter.allowed, MANY),
  });
  const swings = seen.tricks.length < roughTricks ? roughSwings(facts, roughTricks) : exactSwings(facts);
  const sign = seen.dapper === seen.seat ? 1 : -1;
  const values: number[][] = groups.map(() => []);
  const weights: number[] = [];
  let solved = 0;
  let tried = 0;
  for (const { where, weight } of worlds) {
    if (exact ? meter.late : meter.over) break;
    tried++;
    solver.forget();
    const ask = swings(where, solver);
    const own: number[] = [];
    for (const [card] of groups) {
      const swing = ask(card);
      if (swing === undefined) break;
      own.push(sign * swing);
      await meter.breathe();
    }
    meter.spend();
    if (own.length < groups.length) continue;
    solved++;
    weights.push(weight);
    for (const [i, swing] of own.entries()) values[i]?.push(swing);
  }
  if (solved === 0) return undefined;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const reading = read(seen);
  const cards = groups.flatMap((group, i) => {
    const own = values[i] ?? [];
    const value = own.reduce((sum, v, w) => sum + v * (weights[w] ?? 0), 0) / total;
    return group.map((card) => ({ card, value, values: own, thumb: weigh(reading, card).worth }));
  });
  return { cards, weights, exact: exact && !meter.late && solved === tried };
}

/** For a world: the swing after a card, or undefined if that takes too long. */
type Swings = (where: Uint8Array, solver: Solver) => (card: Card) => number | undefined;

/** All cards of the world known to both sides from here on. */
function exactSwings(facts: Facts): Swings {
  const board = new Board(facts);
  return (where, solver) => {
    const position = board.position(where);
    return (card) => {
      position.play(indexOf(card));
      const swing = solver.withLimit(NODES, () => solver.swing(position));
      position.undo();
      return swing;
    };
  };
}

/** The first tricks by the rule of thumb, the rest solved: quicker, and nobody sees through backs at once. */
function roughSwings(facts: Facts, roughTricks: number): Swings {
  return (where, solver) => {
    const state = upToNow(facts, where);
    return (card) =>
      swingAfter(after(state, facts.seen.seat, { type: 'play', card }), roughTricks, solver, NODES);
  };
}

/** Groups of legal cards that are the same in every world: no card that is still out lies between them. */
export function alikeGroups(seen: Observation): [Card, ...Card[]][] {
  const cards = seen.legal.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  const laid: readonly Card[] = seen.ultimos.map((one) => one.card);
  const gone = new Set<Card>([...seen.hand, ...seen.tricks.flatMap((trick) => trick.cards)]);
  const groups: [Card, ...Card[]][] = [];
  for (const card of [...cards].sort((a, b) => indexOf(a) - indexOf(b))) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && alike(last, card, gone, laid)) group.push(card);
    else groups.push([card]);
  }
  return groups;
}

function alike(low: Card, high: Card, gone: ReadonlySet<Card>, laid: readonly Card[]): boolean {
  if (suitOf(low) !== suitOf(high) || pipsOf(low) !== pipsOf(high)) return false;
  if (pipsOf(low) > 0 || laid.includes(low) || laid.includes(high)) return false;
  return PACK.slice(indexOf(low) + 1, indexOf(high)).every((card) => gone.has(card));
}
