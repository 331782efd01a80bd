import type { Card } from '../cards/card.ts';
import { fnv1a } from '../cards/rng.ts';
import type { Action, LegalMove, Seat } from '../games/dappen/action.ts';
import type { GameEvent } from '../games/dappen/event.ts';
import {
  apply,
  type HandState,
  legal,
  newHand,
  observe,
  openingEvents,
  resultOf,
  toAct,
} from '../games/dappen/index.ts';
import type { Observation } from '../games/dappen/observation.ts';
import type { RuleSet } from '../games/dappen/rules.ts';
import {
  addResult,
  dealDeck,
  dealerOf,
  firstDealer,
  GAME,
  type MatchState,
  newMatch,
  type RecordedHand,
} from '../match/index.ts';
import { err, ok, type Result } from '../result.ts';
import type { BotName, HostError, SavedMatch, SittingView } from './protocol.ts';

/** An action with the seat that took it. */
export type SeatedAction = Action & { readonly seat: Seat };

/** Who sits where; the same for the whole match. */
export interface Places {
  readonly you: Seat;
  readonly names: readonly string[];
  readonly bots: readonly BotName[];
}

/**
 * One sitting: a match under way, the person's seat among bots. Immutable and without any state that
 * the record of the match does not give again, the redo list aside; so resuming is replaying.
 * Holds every card and the seed: only `viewOf` may leave the host.
 */
export interface Sitting extends Places {
  readonly rules: RuleSet;
  readonly seed: string;
  /** The match without the current hand. */
  readonly before: MatchState;
  /** Decks and actions of the hands before the current one. */
  readonly played: readonly RecordedHand[];
  /** One entry per hand, the current one included. */
  readonly assisted: readonly boolean[];
  readonly deck: readonly Card[];
  readonly actions: readonly SeatedAction[];
  /** The state before each action, and last the state now. */
  readonly states: readonly HandState[];
  /** What was undone, the latest last; each entry leads from one own decision to where undo was asked. */
  readonly undone: readonly (readonly SeatedAction[])[];
}

/** A changed sitting and what everybody saw on the way. */
export interface Moved {
  readonly sitting: Sitting;
  readonly events: readonly GameEvent[];
}

type Refused = Result<never, HostError>;
const refuse = (code: Exclude<HostError['code'], 'badMessage' | 'badRules' | 'refused'>): Refused =>
  err({ code });

/** Starts a match; who deals first is drawn from the seed. */
export function newSitting(rules: RuleSet, places: Places, seed: string): Sitting {
  const before = newMatch(rules, firstDealer(GAME, seed, rules.players));
  const nothingYet = { rules, ...places, seed, before, played: [], assisted: [] };
  return withHand(nothingYet, dealDeck(GAME, seed, 1));
}

/** Adds the current hand, undealt before, to a sitting that has none. */
export function withHand(
  rest: Pick<Sitting, 'rules' | 'seed' | 'before' | 'played' | 'assisted' | keyof Places>,
  deck: readonly Card[],
): Sitting {
  const dealer = dealerOf(rest.before, rest.played.length + 1);
  const state = newHand({ rules: rest.rules, dealer, deck });
  return {
    ...rest,
    assisted: [...rest.assisted.slice(0, rest.played.length), rest.assisted[rest.played.length] ?? false],
    deck,
    actions: [],
    states: [state],
    undone: [],
  };
}

/** The true state of the hand now. */
export const stateOf = (sitting: Sitting): HandState =>
  sitting.states[sitting.states.length - 1] as HandState;

/** Number of the current hand, from 1. */
export const handNumber = (sitting: Sitting): number => sitting.played.length + 1;

export const opening = (sitting: Sitting): readonly GameEvent[] => openingEvents(stateOf(sitting));

/** The match, the current hand included once it is over. */
export function matchOf(sitting: Sitting): MatchState {
  const result = resultOf(stateOf(sitting));
  return result === undefined ? sitting.before : addResult(sitting.before, result);
}

/** What a seat sees now. Only the person's own may leave the host, in `viewOf`. */
export const seenBy = (sitting: Sitting, seat: Seat): Observation => observe(stateOf(sitting), seat);

/** The seat of a bot whose turn it is; undefined if it is the person's turn or the hand is over. */
export function botToAct(sitting: Sitting): Seat | undefined {
  const seat = toAct(stateOf(sitting));
  return seat === sitting.you ? undefined : seat;
}

/**
 * The text a bot's generator is seeded with at this point: by deal, hand, action and seat, so that it
 * decides again as it did after an undo. The match's seed goes in by a hash that does not lead back to it.
 */
export function botKey(sitting: Sitting, seat: Seat): string {
  const hash = fnv1a(`bots of ${sitting.seed}`).toString(36);
  return `bot:${hash}:${handNumber(sitting)}:${sitting.actions.length}:${seat}`;
}

/** One action of a seat; what was undone can no longer be redone. */
export function act(sitting: Sitting, seat: Seat, action: Action): Result<Moved, HostError> {
  const step = apply(stateOf(sitting), seat, action);
  if (!step.ok) return err({ code: 'refused', refusal: step.error });
  const { state, events } = step.value;
  const actions = [...sitting.actions, { seat, ...action }];
  return ok({
    sitting: { ...sitting, actions, states: [...sitting.states, state], undone: [] },
    events,
  });
}

/** Deals the next hand of the match. */
export function nextHand(sitting: Sitting): Result<Sitting, HostError> {
  if (resultOf(stateOf(sitting)) === undefined) return refuse('handNotOver');
  const before = matchOf(sitting);
  if (before.winners !== undefined) return refuse('matchOver');
  const { rules, seed, you, names, bots, assisted } = sitting;
  const played = [...sitting.played, { deck: sitting.deck, actions: sitting.actions }];
  const deck = dealDeck(GAME, seed, played.length + 1);
  return ok(withHand({ rules, seed, you, names, bots, assisted, before, played }, deck));
}

/** Whether there is anything to decide: a lone word or card is no decision. */
function isChoice(moves: readonly LegalMove[]): boolean {
  const [first, ...others] = moves;
  return others.length > 0 || first?.type === 'discard' || first?.type === 'ultimo';
}

/** Place of the person's latest decision in this hand; −1 if there was none. */
function latestDecision({ actions, states, you }: Sitting): number {
  return actions.findLastIndex((action, i) => action.seat === you && isChoice(legal(states[i] as HandState)));
}

/** Back to one's own latest decision of this hand, which counts as assisted from now on. */
export function undo(sitting: Sitting): Result<Sitting, HostError> {
  if (matchOf(sitting).winners !== undefined) return refuse('matchOver');
  const place = latestDecision(sitting);
  if (place < 0) return refuse('nothingToUndo');
  return ok({
    ...sitting,
    actions: sitting.actions.slice(0, place),
    states: sitting.states.slice(0, place + 1),
    undone: [...sitting.undone, sitting.actions.slice(place)],
    assisted: [...sitting.assisted.slice(0, -1), true],
  });
}

/** Takes the latest undo back: the same actions, bots' included. */
export function redo(sitting: Sitting): Result<Sitting, HostError> {
  const again = sitting.undone.at(-1);
  if (again === undefined) return refuse('nothingToRedo');
  let moved = sitting;
  for (const { seat, ...action } of again) {
    const step = act(moved, seat, action);
    if (!step.ok) return step;
    moved = step.value.sitting;
  }
  return ok({ ...moved, undone: sitting.undone.slice(0, -1) });
}

/** §5: that another Dapper was asked for Ultimos and laid none is not seen. */
const wasSeen = ({ you }: Places, action: SeatedAction): boolean =>
  action.seat === you || action.type !== 'ultimo' || action.cards.length > 0;

/** What the person at the table may see of the sitting. */
export function viewOf(sitting: Sitting): SittingView {
  const match = matchOf(sitting);
  const number = handNumber(sitting);
  return {
    rules: sitting.rules,
    names: sitting.names,
    bots: sitting.bots,
    you: sitting.you,
    handNumber: number,
    hands: match.results.map((result, i) => ({
      dealer: dealerOf(match, i + 1),
      result,
      assisted: sitting.assisted[i] ?? false,
    })),
    totals: match.totals,
    ...(match.winners === undefined ? {} : { winners: match.winners }),
    nextDealer: dealerOf(match, number + 1),
    observation: seenBy(sitting, sitting.you),
    actionCount: sitting.actions.filter((action) => wasSeen(sitting, action)).length,
    canUndo: match.winners === undefined && latestDecision(sitting) >= 0,
    canRedo: sitting.undone.length > 0,
    assisted: sitting.assisted.at(-1) ?? false,
  };
}

/** What the start screen says about a sitting that can be resumed. */
export function savedMatchOf(sitting: Sitting): SavedMatch {
  const { rules, names, you } = sitting;
  const { totals, winners } = matchOf(sitting);
  const over = winners === undefined ? {} : ({ over: true } as const);
  return { rules, names, you, handNumber: handNumber(sitting), totals, ...over };
}
