import { type Card, indexOf, pipsOf, suitOf } from '../../cards/card.ts';
import type { Action, Seat } from '../../games/dappen/action.ts';
import { type HandState, legal, resultOf, toAct } from '../../games/dappen/index.ts';
import type { HandResult, Trick } from '../../games/dappen/result.ts';
import type { Pieces } from '../pieces.ts';
import { after } from '../search/imagined-hand.ts';
import { positionOf } from '../solver/setup.ts';
import type { Solver } from '../solver/solver.ts';
import type { Counted, Reason } from './advice.ts';
import { goOn, tricksIn } from './states.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** What can happen in one deal and not in another. */
export type Happening = Without<Extract<Reason, Counted>, keyof Counted>;

/** What an action came to in one imagined deal. */
export interface Outcome {
  /** As in `ActionAdvice`. */
  readonly value: number;
  /** The observer's side won the hand. */
  readonly won: boolean;
  readonly happened: readonly Happening[];
}

/** Nodes of the solver for one action in one deal. */
const NODES = 30_000;
/** In the first so many tricks the trick is played to its end by the rule of thumb before the rest is solved. */
const ROUGH_TRICKS = 1;
/** Tricks at the end that are solved where the play is still to begin. */
const SOLVED = 2;

/** What an action comes to; undefined if that takes too long. */
export function* outcomeOf(
  state: HandState,
  seat: Seat,
  action: Action,
  solver: Solver,
): Pieces<Outcome | undefined> {
  const next = after(state, seat, action);
  return action.type === 'play'
    ? yield* afterCard(state, next, seat, action.card, solver)
    : yield* afterChoice(state, next, seat, solver);
}

/** A card: the trick by the rule of thumb for the story, the value from the solver. */
function* afterCard(
  state: HandState,
  next: HandState,
  seat: Seat,
  card: Card,
  solver: Solver,
): Pieces<Outcome | undefined> {
  const before = tricksIn(state);
  const trickOver = yield* goOn(next, (now) => tricksIn(now) > before);
  yield 'busy';
  const worth = yield* worthOf(before < ROUGH_TRICKS ? trickOver : next, seat, solver);
  if (worth === undefined) return undefined;
  return { ...worth, happened: storyOf(state, trickOver, seat, card) };
}

function* worthOf(
  state: HandState,
  seat: Seat,
  solver: Solver,
): Pieces<Omit<Outcome, 'happened'> | undefined> {
  const result = resultOf(state);
  const { active } = state.deal;
  if (result !== undefined) return { value: valueIn(result, active, seat), won: wonBy(result, seat) };
  const position = positionOf(state);
  if (position === undefined) throw new Error('the hand does not stand in the play');
  const swing = yield* solver.inPieces(NODES, () => solver.swing(position));
  if (swing === undefined) return undefined;
  // without Ultimos and duties the swing tells who wins
  const plain = position.laid === 0 && position.offenders === 0;
  const wins = plain ? swing > 0 : yield* solver.inPieces(NODES, () => solver.wins(position));
  if (wins === undefined) return undefined;
  const isDapper = dapperOf(state) === seat;
  return { value: isDapper ? swing : -swing / (active.length - 1), won: wins === isDapper };
}

/** A word, discards, Ultimos: all go on by the rule of thumb, and the last tricks are solved. */
function* afterChoice(state: HandState, next: HandState, seat: Seat, solver: Solver): Pieces<Outcome> {
  const last = handSizeOf(state) - SOLVED;
  const ending = yield* goOn(next, (now) => now.phase.name === 'play' && tricksIn(now) >= last);
  yield 'busy';
  const end = yield* solvedToEnd(ending, solver);
  const result = resultOf(end);
  if (result === undefined) throw new Error('the hand did not end');
  const happened: Happening[] = result.ultimos.map(({ card, made }) => ({
    kind: made ? 'ultimoMade' : 'ultimoBroken',
    card,
  }));
  if ('contract' in state.phase) {
    return { value: valueIn(result, state.deal.active, seat), won: wonBy(result, seat), happened };
  }
  const said: Happening[] = [];
  if (result.dapper === seat) said.push({ kind: 'becomesDapper' });
  if (end.talk.slice(state.talk.length + 1).some(({ word }) => RAISES.includes(word))) {
    said.push({ kind: 'stakeRises' });
  }
  return { value: valueIn(result, state.deal.active, seat), won: wonBy(result, seat), happened: said };
}

const RAISES: readonly string[] = ['challenge', 'push', 'raise'];

const handSizeOf = ({ deal }: HandState): number => deal.dealt[deal.active[0] as Seat]?.length ?? 0;

/** Both sides play the cards the solver takes for best. */
function* solvedToEnd(state: HandState, solver: Solver): Pieces<HandState> {
  const position = positionOf(state);
  let now = state;
  for (let seat = toAct(now); seat !== undefined && position !== undefined; seat = toAct(now)) {
    yield 'busy';
    const cards = legal(now).flatMap((move) => (move.type === 'play' ? [move.card] : []));
    const sign = dapperOf(now) === seat ? 1 : -1;
    let best = cards[0] as Card;
    let most = Number.NEGATIVE_INFINITY;
    for (const card of cards.length > 1 ? cards : []) {
      position.play(indexOf(card));
      const swing = (yield* solver.inPieces(NODES, () => solver.swing(position))) ?? 0;
      position.undo();
      if (sign * swing <= most) continue;
      most = sign * swing;
      best = card;
    }
    position.play(indexOf(best));
    now = after(now, seat, { type: 'play', card: best });
  }
  return now;
}

/** What became of the trick that a card was played to. */
function storyOf(state: HandState, trickOver: HandState, seat: Seat, card: Card): Happening[] {
  const { phase, deal } = state;
  if (phase.name !== 'play') return [];
  const { dapper } = phase.contract;
  const story: Happening[] = [];
  const suit = suitOf(card);
  const leads = phase.table.length === 0;
  if (leads && seat !== dapper && suit !== 'T' && !state.hands[dapper]?.some((one) => suitOf(one) === suit)) {
    story.push({ kind: 'dapperIsVoid', suit });
  }
  const open = phase.promises.filter((one) => one.made === undefined);
  for (const { card: laid, made } of promisesIn(trickOver)) {
    if (made === undefined || !open.some((one) => one.card === laid)) continue;
    story.push({ kind: made ? 'ultimoMade' : 'ultimoBroken', card: laid });
  }
  const trick = tricksPlayed(trickOver)[tricksIn(state)];
  if (trick === undefined) return story;
  const own = (trick.winner === dapper) === (seat === dapper);
  if (trick.winner === seat) story.push({ kind: 'takesTrick', card });
  else if (own) story.push({ kind: 'mateTakesTrick', card });
  else {
    story.push({ kind: 'otherSideTakesTrick', card });
    story.push({ kind: 'fallsUnder', card, by: winningCard(trick, deal.active) });
  }
  const pips = pipsOf(card);
  if (pips > 0) story.push({ kind: own ? 'pipsToOwnSide' : 'pipsToOtherSide', card, pips });
  return story;
}

function winningCard({ leader, winner, cards }: Trick, active: readonly Seat[]): Card {
  const place = (active.indexOf(winner) - active.indexOf(leader) + active.length) % active.length;
  return cards[place] as Card;
}

function tricksPlayed({ phase }: HandState): readonly Trick[] {
  if (phase.name === 'play') return phase.tricks;
  return phase.name === 'done' ? phase.result.tricks : [];
}

const promisesIn = ({ phase }: HandState) => ('promises' in phase ? phase.promises : []);

const dapperOf = ({ phase }: HandState): Seat | undefined =>
  'contract' in phase ? phase.contract.dapper : undefined;

/** A finished hand's value for a seat (docs/records.md). */
function valueIn({ scores }: HandResult, active: readonly Seat[], seat: Seat): number {
  const others = active.filter((one) => one !== seat);
  return (scores[seat] ?? 0) - others.reduce((sum, one) => sum + (scores[one] ?? 0), 0) / others.length;
}

/** Whether a seat's side won; after a missed duty all but the offender did. */
function wonBy({ winner, dapper, missedBy }: HandResult, seat: Seat): boolean {
  if (winner === null) return missedBy !== seat;
  return (winner === 'dapper') === (dapper === seat);
}
