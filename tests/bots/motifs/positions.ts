import { random } from '#engine/bots/random.ts';
import { Board } from '#engine/bots/search/board.ts';
import { after, afterBidding } from '#engine/bots/search/imagined-hand.ts';
import { alikeGroups } from '#engine/bots/search/play.ts';
import { positionOf } from '#engine/bots/solver/setup.ts';
import { Solver } from '#engine/bots/solver/solver.ts';
import { thumb } from '#engine/bots/thumb/thumb.ts';
import { factsOf, imagine } from '#engine/bots/worlds/index.ts';
import { type Card, indexOf } from '#engine/cards/card.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import { apply, type HandState, newHand, observe, toAct } from '#engine/games/dappen/index.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';
import { type PlayerCount, presetRules, type RuleSet } from '#engine/games/dappen/rules.ts';
import { dealDeck, GAME } from '#engine/match/index.ts';
import { truthOf } from '../worlds/imagined.ts';

/** A decision of a hand that was played by the rule of thumb. */
export interface Moment {
  /** Tells the hand and the place in it. */
  readonly title: string;
  readonly state: HandState;
  readonly seen: Observation;
}

const TABLES: readonly RuleSet[] = [6, 7].flatMap((players) =>
  (['basic', 'furtwangen'] as const).map((preset) => presetRules(preset, players as PlayerCount)),
);

/** In a hundred: cards and Ultimos that go by lot. */
const BY_LOT: Readonly<Partial<Record<string, number>>> = { play: 35, ultimo: 70 };

/**
 * The decisions with more than one legal move of a hand, and all in Round 2. Played by the rule of thumb, and
 * now and then by lot, so that positions come up that good players avoid. Hands are numbered from 1.
 */
export function* moments(hand: number): Generator<Moment> {
  const rules = TABLES[hand % TABLES.length] as RuleSet;
  const deck = dealDeck(GAME, 'motif', hand);
  const rng = rngFrom(`motif ${hand}`);
  let state = newHand({ rules, dealer: hand % rules.players, deck });
  for (let seat = toAct(state); seat !== undefined; seat = toAct(state)) {
    const seen = observe(state, seat);
    const title = `motif:${hand}, action ${state.actionCount}, seat ${seat}`;
    if (seen.legal.length > 1 || seen.phase === 'dapp') yield { title, state, seen };
    const decision = (rng.upTo(99) < (BY_LOT[seen.phase] ?? 0) ? random : thumb)(seen, rng, {});
    if (decision instanceof Promise) throw new Error('it answers at once');
    const step = apply(state, seat, decision.action);
    if (!step.ok) throw new Error(`${title}: ${step.error.code}`);
    state = step.value.state;
  }
}

/** Imagined deals beside the true one in which a move must prove right: any that fit, and plausible ones. */
const WORLDS = 6;
const PLAUSIBLE = 16;
/** Nodes of the solver for one question. */
const NODES = 300_000;
const solver = new Solver(2 ** 24);

/** What a card point counts beside a VP: little, but it decides where the score is the same. */
const CARD_POINT = 0.01;

/** What each legal card is worth to the mover in a layout, in VP; undefined where that takes too long. */
function valuesIn(seen: Observation, where: Uint8Array): ReadonlyMap<Card, number> | undefined {
  const position = new Board(factsOf(seen)).position(where);
  const sign = seen.dapper === seen.seat ? 1 : -1;
  solver.forget();
  const values = new Map<Card, number>();
  for (const group of alikeGroups(seen)) {
    position.play(indexOf(group[0]));
    const both = solver.withLimit(NODES, () => solver.both(position));
    position.undo();
    if (both === undefined) return undefined;
    for (const card of group) values.set(card, sign * (both.swing + CARD_POINT * both.cardPoints));
  }
  return values;
}

/** What each legal card is truly worth to the mover, in VP. */
export const trueValues = ({ state, seen }: Moment): ReadonlyMap<Card, number> | undefined =>
  valuesIn(seen, truthOf(state));

/** By how much the best of some cards is better than the best of all others. */
function ahead(values: ReadonlyMap<Card, number>, right: readonly Card[]): number {
  let best = Number.NEGATIVE_INFINITY;
  let other = Number.NEGATIVE_INFINITY;
  for (const [card, value] of values) {
    if (right.includes(card)) best = Math.max(best, value);
    else other = Math.max(other, value);
  }
  return best - other;
}

/**
 * By how much some of the legal cards are better than all others on average over imagined deals, in VP; 0 if they
 * are not better in the true deal, worse in an imagined one, or if that cannot be found out. The deals are without
 * any guess at habits, or (`likely`) half of the average is over deals that bidding and play make likely.
 */
export function margin(moment: Moment, right: readonly Card[], likely: boolean): number {
  const truth = trueValues(moment);
  if (truth === undefined || ahead(truth, right) <= 0) return 0;
  const { seen, title } = moment;
  const any = (): ReturnType<typeof imagine> => imagine(seen, WORLDS, rngFrom(title), { weights: 'uniform' });
  const plausible = (): ReturnType<typeof imagine> =>
    imagine(seen, PLAUSIBLE, rngFrom(title), { plays: true });
  const sets = likely ? [any, plausible] : [any];
  let average = 0;
  for (const worldsOf of sets) {
    for (const { where, weight } of worldsOf().worlds) {
      const values = valuesIn(seen, where);
      const by = values === undefined ? -1 : ahead(values, right);
      if (by < 0) return 0;
      average += (weight * by) / sets.length;
    }
  }
  return average;
}

/** Deals in which a Dapp is judged beside the true one. */
const DAPPS = 6;
/** A Dapp that comes to no more than this is one too many, in VP. */
export const TOO_MUCH = -4;

/**
 * The swing of playing the Dapp that is on offer, with the rule of thumb's exchange: the better one of the
 * true deal and of the average over imagined ones. Infinite where that takes too long.
 */
export function bestDapp({ seen, state, title }: Moment): number {
  const { facts, worlds } = imagine(seen, DAPPS, rngFrom(title), { weights: 'uniform' });
  const contract = { kind: 'dapp', dapper: seen.seat, multiplier: 1 } as const;
  const swingIn = (where: Uint8Array): number => {
    let now = afterBidding(facts, where, contract);
    while (now.phase.name === 'exchange' || now.phase.name === 'ultimo') {
      const decision = thumb(observe(now, seen.seat), rngFrom('thumb'), {});
      if (decision instanceof Promise) throw new Error('it answers at once');
      now = after(now, seen.seat, decision.action);
    }
    solver.forget();
    const position = positionOf(now);
    const swing = position && solver.withLimit(NODES, () => solver.swing(position));
    return swing ?? Number.POSITIVE_INFINITY;
  };
  const truth = swingIn(truthOf(state));
  if (truth > TOO_MUCH) return truth;
  return Math.max(
    truth,
    worlds.reduce((sum, { where, weight }) => sum + weight * swingIn(where), 0),
  );
}
