import { type Card, indexOf, PACK, pipsOf, suitOf } from '../../cards/card.ts';
import type { Rng } from '../../cards/rng.ts';
import type { Seat } from '../../games/dappen/action.ts';
import { type HandState, resultOf } from '../../games/dappen/index.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import { type Helpers, share } from '../parallel/share.ts';
import type { Busy, Pieces } from '../pieces.ts';
import type { Position } from '../solver/position.ts';
import { positionOf } from '../solver/setup.ts';
import type { Solver } from '../solver/solver.ts';
import { read } from '../thumb/reading.ts';
import { weigh } from '../thumb/worth.ts';
import { type Facts, factsOf, series, type World } from '../worlds/index.ts';
import { Board } from './board.ts';
import { after, playingByThumb, swingOf, upToNow } from './imagined-hand.ts';
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

/** How a player looks into imagined worlds when a card is due. */
export interface PlayStyle {
  /** In the first so many tricks these are imagined by the rule of thumb, and only the rest is solved. */
  readonly roughTricks: number;
  /**
   * The share (0 … 1) of a world's value that comes from playing it out by the rule of thumb; the rest comes
   * from the solver, whose players all see through backs.
   */
  readonly playedOut: number;
  /** Worlds weigh more in which the cards that others played would have been likely. */
  readonly readsPlays: boolean;
  /** By so many standard errors over the worlds a card must be better than the rule of thumb's. */
  readonly doubt: number;
}

/**
 * What a card point of the Dapper counts, in VP: a tier of five points is worth one, but who will cross the
 * edge of a tier is only known where nobody errs.
 */
const CARD_POINT = 0.05;
/** With so many tricks to come, or fewer, the solver is asked for card points as well: it is quick there. */
const POINTS_FROM = 4;

/** Nodes of the solver for one card in one world. */
const NODES = 60_000;
/** All worlds are solved if they are no more than so many times what the budget allows, up to MANY. */
const FEW = 3;
const MANY = 50;

/**
 * Solves imagined worlds for every legal card. Undefined if none could be solved in time. Cards that are
 * alike in every world (neighbours of equal pips) are looked at once.
 */
export async function thinkPlay(
  seen: Observation,
  rng: Rng,
  meter: Meter,
  solver: Solver,
  style: PlayStyle,
  helpers?: Helpers,
): Promise<PlayThought | undefined> {
  const groups = alikeGroups(seen);
  const options = { all: FEW * Math.min(meter.allowed, MANY), plays: style.readsPlays };
  const imagined = await meter.through(series(seen, meter.allowed, rng, options));
  if (imagined === undefined) return undefined;
  const { facts, worlds, exact } = imagined;
  const sign = seen.dapper === seen.seat ? 1 : -1;
  const values: number[][] = groups.map(() => []);
  const weights: number[] = [];
  let solved = 0;
  let tried = 0;
  const task = { seen, style };
  const looks = lookIntoWorlds(task, worlds, facts, exact, meter, solver, helpers);
  for (const { swings, weight } of await looks) {
    tried++;
    if (swings === undefined) continue;
    solved++;
    weights.push(weight);
    for (const [i, swing] of swings.entries()) values[i]?.push(sign * swing);
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

/**
 * The card of most value. The rule of thumb's is taken unless another beats it beyond `doubt`; `lean`: what a card
 * point of the rule of thumb counts, in VP.
 */
export function bestCard(
  { cards, weights, exact }: PlayThought,
  lean: number,
  doubt: number,
): Card | undefined {
  const [first, ...others] = cards;
  if (first === undefined) return undefined;
  const thumbs = others.reduce((most, one) => (one.thumb > most.thumb ? one : most), first);
  let best = thumbs;
  let lead = 0;
  for (const one of cards) {
    const error = exact ? 0 : errorOfDifference(one, thumbs, weights);
    const ahead = one.value - thumbs.value + lean * (one.thumb - thumbs.thumb) - doubt * error;
    if (ahead <= lead) continue;
    lead = ahead;
    best = one;
  }
  return best.card;
}

function errorOfDifference(a: CardThought, b: CardThought, weights: readonly number[]): number {
  let sum = 0;
  let squares = 0;
  for (const [i, weight] of weights.entries()) {
    const off = (a.values[i] ?? 0) - (b.values[i] ?? 0) - (a.value - b.value);
    sum += weight;
    squares += (weight * off) ** 2;
  }
  return Math.sqrt(squares) / sum;
}

/** Which worlds are looked into, and how: plain data, so that another thread can do it. */
export interface LookTask {
  readonly seen: Observation;
  readonly style: PlayStyle;
}

/**
 * A world's swing (the Dapper's) after each group of alike cards, one after another; undefined where that
 * takes too long. Depends on nothing but the task and the world: it is the same in every thread.
 */
export function looker(
  { seen, style }: LookTask,
  facts: Facts = factsOf(seen),
): (where: Uint8Array, solver: Solver) => Generator<number | undefined | Busy, void, void> {
  const { roughTricks, playedOut } = style;
  const groups = alikeGroups(seen);
  const swings = seen.tricks.length < roughTricks ? roughSwings(facts, roughTricks) : exactSwings(facts);
  return function* look(where, solver) {
    solver.forget();
    const ask = swings(where, solver);
    const state = playedOut > 0 ? upToNow(facts, where) : undefined;
    yield 'busy';
    for (const [card] of groups) {
      const solved = yield* ask(card);
      if (state === undefined || solved === undefined) {
        yield solved;
        continue;
      }
      yield 'busy';
      yield (1 - playedOut) * solved + playedOut * (yield* playedOutSwing(state, seen.seat, card));
    }
  };
}

/** The swing if all go on by the rule of thumb, and a little for the Dapper's card points. */
function* playedOutSwing(state: HandState, seat: Seat, card: Card): Pieces<number> {
  const { active } = state.deal;
  const next = after(state, seat, { type: 'play', card });
  const end = yield* playingByThumb(next, Number.POSITIVE_INFINITY);
  const result = resultOf(end);
  if (result === undefined) throw new Error('the hand was not played to its end');
  return swingOf(result, active) + CARD_POINT * (result.cardPoints?.dapper ?? 0);
}

interface Looked {
  /** Undefined if one card took too long: then the world counts for none. */
  readonly swings: readonly number[] | undefined;
  readonly weight: number;
}

/** Looks into worlds until the budget ends: here, and in other threads where there are some. */
async function lookIntoWorlds(
  task: LookTask,
  worlds: Iterable<World | Busy>,
  facts: Facts,
  exact: boolean,
  meter: Meter,
  solver: Solver,
  helpers: Helpers | undefined,
): Promise<Looked[]> {
  const look = looker(task, facts);
  const drawn: World[] = [];
  const source = worlds[Symbol.iterator]();
  const next = (): Uint8Array | Busy | undefined => {
    if (exact ? meter.late : meter.over) return undefined;
    const { value, done } = source.next();
    if (done) return undefined;
    if (value === 'busy') return value;
    meter.spend();
    drawn.push(value);
    return value.where;
  };
  const here = async (where: Uint8Array, wanted: () => boolean): Promise<readonly number[] | undefined> => {
    const own: number[] = [];
    for (const swing of look(where, solver)) {
      if (swing === undefined || !wanted() || meter.cancelled) return undefined;
      if (swing !== 'busy') own.push(swing);
      await meter.breathe();
    }
    return own;
  };
  const own = { next, look: here, late: () => meter.late, pause: () => meter.breathe() };
  const looked = await share(task, own, helpers);
  return looked.map(({ index, swings }) => ({ swings, weight: drawn[index]?.weight ?? 0 }));
}

/** For a world: the swing after a card, piece by piece, or undefined if that takes too long. */
type Swings = (where: Uint8Array, solver: Solver) => (card: Card) => Pieces<number | undefined>;

/** The swing, and what the card points count beside it where they are asked for. */
function* solved(solver: Solver, position: Position): Pieces<number | undefined> {
  const swing = yield* solver.inPieces(NODES, () => solver.swing(position));
  if (swing === undefined || position.over || position.tricks - position.trick >= POINTS_FROM) return swing;
  const points = yield* solver.inPieces(NODES, () => solver.cardPoints(position));
  return points === undefined ? undefined : swing + CARD_POINT * points;
}

/** All cards of the world known to both sides from here on. */
function exactSwings(facts: Facts): Swings {
  const board = new Board(facts);
  return (where, solver) => {
    const position = board.position(where);
    return function* ask(card) {
      position.play(indexOf(card));
      const swing = yield* solved(solver, position);
      position.undo();
      return swing;
    };
  };
}

/** The first tricks by the rule of thumb, the rest solved: quicker, and nobody sees through backs at once. */
function roughSwings(facts: Facts, roughTricks: number): Swings {
  return (where, solver) => {
    const state = upToNow(facts, where);
    return function* ask(card) {
      const next = after(state, facts.seen.seat, { type: 'play', card });
      const rough = yield* playingByThumb(next, roughTricks);
      const result = resultOf(rough);
      if (result !== undefined) return swingOf(result, state.deal.active);
      const position = positionOf(rough);
      return position === undefined ? undefined : yield* solved(solver, position);
    };
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
