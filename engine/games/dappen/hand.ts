import { type Card, inPackOrder, KINGS, PACK, TRULL } from '../../cards/card.ts';
import { assertNever, err, ok, type Result } from '../../result.ts';
import { type Action, type Seat, WORDS, type Word } from './action.ts';
import { afterWord } from './bidding.ts';
import { dealCards } from './deal.ts';
import type { GameEvent } from './event.ts';
import { refusalFor } from './explain.ts';
import { isAmong, legal, toAct } from './moves.ts';
import type { Phase } from './observation.ts';
import { observe } from './observe.ts';
import { playCard, startOfPlay } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { HandResult } from './result.ts';
import type { RuleSet } from './rules.ts';
import { settleInstantWin } from './scoring.ts';
import type { Contract, HandState } from './state.ts';
import { layable, promisesFor } from './ultimos.ts';

/**
 * One hand of Dappen as a function: same rules, deck and actions, same game. `apply` is the only way
 * forward, `legal` lists exactly what it accepts, `observe` is the only way to look.
 */

/**
 * Starts a hand. `deck`: the 54 cards, top first. `dealer`: 0 … players−1.
 * Throws if the deck is not exactly the pack (records check that before).
 */
export function newHand(setup: {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  readonly deck: readonly Card[];
}): HandState {
  if (!isFullDeck(setup.deck)) throw new Error('not a deck of the 54 cards');
  const deal = dealCards(setup.rules, setup.dealer, setup.deck);
  return {
    deal,
    hands: deal.dealt,
    talk: [],
    offenders: [],
    actionCount: 0,
    phase: { name: 'solo', turn: 0 },
  };
}

/** Whether these are the 54 cards, each once, in any order. */
export const isFullDeck = (cards: readonly unknown[]): boolean =>
  cards.length === PACK.length && new Set(cards).size === PACK.length && PACK.every((c) => cards.includes(c));

/** What everybody sees before the first word. */
export const openingEvents = (state: HandState): readonly GameEvent[] => [
  { type: 'dealt', dealer: state.deal.dealer, firstSpeaker: state.deal.active[0] as Seat },
];

export const phaseOf = (state: HandState): Phase => state.phase.name;

/** An accepted action: the state after it and what everybody saw. */
export interface Step {
  readonly state: HandState;
  readonly events: readonly GameEvent[];
}

/**
 * The only way forward. Refuses, with the reason, whatever `legal` does not list; the given state is
 * never changed.
 */
export function apply(state: HandState, seat: Seat, action: Action): Result<Step, Refusal> {
  const due = toAct(state);
  if (due === undefined) return err({ code: 'handOver' });
  if (seat !== due || !isAmong(legal(state), action)) {
    if (state.deal.dealt[seat] === undefined) return err({ code: 'noSuchSeat', seat });
    return err(refusalFor(observe(state, seat), action) ?? unexplained(action));
  }
  const step = perform({ ...state, actionCount: state.actionCount + 1 }, seat, action);
  return ok(step);
}

/** `refusalFor` covers every illegal action; a gap would be a programmer's mistake. */
function unexplained(action: Action): never {
  throw new Error(`refused without a reason: ${JSON.stringify(action)}`);
}

/** The result once the hand is over. */
export const resultOf = (state: HandState): HandResult | undefined =>
  state.phase.name === 'done' ? state.phase.result : undefined;

function perform(state: HandState, seat: Seat, action: Action): Step {
  const { phase } = state;
  switch (phase.name) {
    case 'solo':
    case 'dapp':
    case 'answer': {
      if (!isWord(action)) break;
      return performWord(state, phase, seat, action.type);
    }
    case 'exchange': {
      if (action.type !== 'discard') break;
      const hands = state.hands.map((hand, s) =>
        s === seat ? hand.filter((card) => !action.cards.includes(card)) : hand,
      );
      const events: GameEvent[] = [{ type: 'discarded', seat, count: action.cards.length }];
      return { state: beforePlay({ ...state, hands }, phase.contract, action.cards), events };
    }
    case 'ultimo': {
      if (action.type !== 'ultimo') break;
      const promises = promisesFor(state.deal.rules, action.cards);
      const laid = promises.map(({ card, trick }) => ({ card, trick }));
      const next = { ...state, phase: startOfPlay(phase.contract, phase.discards, promises) };
      // that there was something to lay is the Dapper's secret: laying nothing is seen by nobody
      return { state: next, events: laid.length === 0 ? [] : [{ type: 'ultimosLaid', seat, laid }] };
    }
    case 'play': {
      if (action.type !== 'play') break;
      return playCard(state, phase, action.card);
    }
    case 'done':
      break;
    default:
      return assertNever(phase);
  }
  throw new Error(`${action.type} passed as legal in phase ${phase.name}`);
}

const isWord = (action: Action): action is { readonly type: Word } =>
  (WORDS as readonly string[]).includes(action.type);

function performWord(
  state: HandState,
  phase: Extract<HandState['phase'], { name: 'solo' | 'dapp' | 'answer' }>,
  seat: Seat,
  word: Word,
): Step {
  const round = phase.name === 'solo' ? 'solo' : 'dapp';
  const after = afterWord(state, phase, word);
  const events: GameEvent[] = [{ type: 'said', seat, word, round }];
  const talk = [...state.talk, { seat, round, word } as const];
  if (after.drafted !== undefined) {
    events.push({ type: 'drafted', seat: after.drafted });
    talk.push({ seat: after.drafted, round: 'dapp', word: 'drafted' });
  }
  const offenders = after.offender === undefined ? state.offenders : [...state.offenders, after.offender];
  const spoken: HandState = { ...state, talk, offenders };
  if ('phase' in after) return { state: { ...spoken, phase: after.phase }, events };

  const { kind, dapper, multiplier } = after.contract;
  events.push({ type: 'contract', contract: kind, dapper, multiplier });
  if (kind === 'solo') return { state: beforePlay(spoken, after.contract, undefined), events };
  return takeDapp(spoken, after.contract, events);
}

/** §4: the Dapper takes the twelve; with the Trull and the four Kings the hand is won at once. */
function takeDapp(state: HandState, contract: Contract, events: GameEvent[]): Step {
  const { deal } = state;
  const hands = state.hands.map((hand, s) =>
    s === contract.dapper ? inPackOrder([...hand, ...deal.dapp]) : hand,
  );
  events.push({ type: 'tookDapp', seat: contract.dapper });
  const shown: readonly Card[] = [...TRULL, ...KINGS];
  if (!shown.every((card) => hands[contract.dapper]?.includes(card))) {
    return { state: { ...state, hands, phase: { name: 'exchange', contract } }, events };
  }
  events.push({ type: 'instantWin', seat: contract.dapper, cards: shown }, { type: 'handOver' });
  const settlement = settleInstantWin({ deal, contract, tricks: [] });
  const phase = {
    name: 'done',
    contract,
    discards: undefined,
    promises: [],
    broken: undefined,
    ...settlement,
  } as const;
  return { state: { ...state, hands, phase }, events };
}

/** §5: the Dapper is asked for Ultimos only if there is one to lay. */
function beforePlay(state: HandState, contract: Contract, discards: readonly Card[] | undefined): HandState {
  const asked = layable(state.deal.rules, state.hands[contract.dapper] ?? []).length > 0;
  return {
    ...state,
    phase: asked ? { name: 'ultimo', contract, discards } : startOfPlay(contract, discards, []),
  };
}
