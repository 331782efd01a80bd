import { type Card, isKing } from '../../cards/card.ts';
import { assertNever } from '../../result.ts';
import type { Seat, Word } from './action.ts';
import type { RuleSet } from './rules.ts';
import type { Bid, Contract, HandState, PhaseState } from './state.ts';
import { trumpStopIn } from './trump-stop.ts';

/** One step above a plain Dapp: the word, its stake, and the Kings it takes (§3, §8 villageBids). */
interface RaiseStep {
  readonly word: 'challenge' | 'push' | 'raise';
  readonly multiplier: number;
  /** Kings needed in the dealt hand to raise to this step, and to keep against it. */
  readonly kings: number;
}

/**
 * How Round 2 goes on after a Dapp. `firstRaiseCloses`: once somebody has raised, no later speaker is
 * asked any more (a Challenge); otherwise the next later speaker is asked about the new state.
 */
export interface Ladder {
  readonly steps: readonly RaiseStep[];
  readonly firstRaiseCloses: boolean;
}

/** The ladder that a rule set's `villageBids` selects. */
export function ladderOf(rules: RuleSet): Ladder {
  const challenge: RaiseStep = { word: 'challenge', multiplier: 2, kings: 0 };
  const { push, oneKing, twoKings } = rules.villageMultipliers;
  switch (rules.villageBids) {
    case 'none':
      return { steps: [challenge], firstRaiseCloses: true };
    case 'breitnau':
      return { steps: [challenge, { word: 'push', multiplier: push, kings: 0 }], firstRaiseCloses: true };
    case 'buchenbach':
      return {
        steps: [
          { word: 'raise', multiplier: oneKing, kings: 1 },
          { word: 'raise', multiplier: twoKings, kings: 2 },
        ],
        firstRaiseCloses: false,
      };
    default:
      return assertNever(rules.villageBids);
  }
}

export const kingsIn = (cards: readonly Card[]): number => cards.filter(isKing).length;

/** The stake of a bid: 1 for a plain Dapp, else its step's multiplier. */
export const stakeOf = (rules: RuleSet, level: number): number =>
  ladderOf(rules).steps[level - 1]?.multiplier ?? 1;

type BiddingPhase = Extract<PhaseState, { name: 'solo' | 'dapp' | 'answer' }>;

/** Who has to speak. */
export function speaker(state: HandState, phase: BiddingPhase): Seat {
  if (phase.name === 'answer') return phase.bid.holder;
  return state.deal.active[phase.turn] as Seat;
}

/** The words the speaker may say (§3, §8). */
export function legalWords(state: HandState, phase: BiddingPhase): Word[] {
  const { rules, dealt } = state.deal;
  const hand = dealt[speaker(state, phase)] ?? [];
  if (phase.name === 'solo') return ['pass', 'solo'];
  if (phase.name === 'answer') {
    const needed = ladderOf(rules).steps[phase.bid.level - 1]?.kings ?? 0;
    return kingsIn(hand) >= needed ? ['keep', 'goAhead'] : ['goAhead'];
  }
  if (phase.bid === undefined) {
    const forced = !rules.missedDuty && trumpStopIn(hand) !== undefined;
    return forced ? ['dapp'] : ['pass', 'dapp'];
  }
  const step = ladderOf(rules).steps[phase.bid.level];
  return step !== undefined && kingsIn(hand) >= step.kings ? ['pass', step.word] : ['pass'];
}

/** Where a word leads: on in the bidding, or to a contract. `drafted`: a seat became Dapper unasked. */
export type AfterWord =
  | { readonly phase: BiddingPhase; readonly drafted?: Seat; readonly offender?: Seat }
  | { readonly contract: Contract; readonly drafted?: Seat; readonly offender?: Seat };

/** Follows a legal word (checked by the caller). */
export function afterWord(state: HandState, phase: BiddingPhase, word: Word): AfterWord {
  switch (phase.name) {
    case 'solo':
      return afterRound1(state, phase.turn, word);
    case 'dapp':
      return phase.bid === undefined
        ? afterOpenRound2(state, phase.turn, word)
        : afterRaiseOrPass(state, phase.turn, phase.bid, word);
    case 'answer':
      return afterAnswer(state, phase.turn, phase.bid, word);
    default:
      return assertNever(phase);
  }
}

function afterRound1(state: HandState, turn: number, word: Word): AfterWord {
  const { active } = state.deal;
  if (word === 'solo') {
    const dapper = active[turn] as Seat;
    return { contract: { kind: 'solo', dapper, drafted: false, multiplier: 1 } };
  }
  return turn + 1 < active.length
    ? { phase: { name: 'solo', turn: turn + 1 } }
    : { phase: { name: 'dapp', turn: 0 } };
}

function afterOpenRound2(state: HandState, turn: number, word: Word): AfterWord {
  const { active, rules, dealt } = state.deal;
  const seat = active[turn] as Seat;
  if (word === 'dapp') return nextLaterSpeaker(state, turn, { holder: seat, drafted: false, level: 0 });
  const offender = trumpStopIn(dealt[seat] ?? []) === undefined ? {} : { offender: seat };
  if (turn + 1 < active.length - 2) return { phase: { name: 'dapp', turn: turn + 1 }, ...offender };
  // §3 second-to-last: everybody before has passed, so this speaker is drafted and not asked
  const draftee = active.length - 2;
  const drafted = active[draftee] as Seat;
  const bid: Bid = { holder: drafted, drafted: true, level: 0 };
  const after = rules.challengeDrafted ? nextLaterSpeaker(state, draftee, bid) : settle(state, bid);
  return { ...after, drafted, ...offender };
}

function afterRaiseOrPass(state: HandState, turn: number, bid: Bid, word: Word): AfterWord {
  if (word !== 'pass') return { phase: { name: 'answer', turn, bid: { ...bid, level: bid.level + 1 } } };
  const closed = ladderOf(state.deal.rules).firstRaiseCloses && bid.level > 0;
  return closed ? settle(state, bid) : nextLaterSpeaker(state, turn, bid);
}

function afterAnswer(state: HandState, turn: number, bid: Bid, word: Word): AfterWord {
  const ladder = ladderOf(state.deal.rules);
  if (word === 'keep') {
    const exhausted = ladder.firstRaiseCloses && bid.level >= ladder.steps.length;
    return exhausted ? settle(state, bid) : { phase: { name: 'dapp', turn, bid } };
  }
  const given: Bid = { holder: state.deal.active[turn] as Seat, drafted: false, level: bid.level };
  return ladder.firstRaiseCloses ? settle(state, given) : nextLaterSpeaker(state, turn, given);
}

/** Asks the speaker after `turn` about the bid; the bidding ends after the last one. */
function nextLaterSpeaker(state: HandState, turn: number, bid: Bid): AfterWord {
  return turn + 1 < state.deal.active.length
    ? { phase: { name: 'dapp', turn: turn + 1, bid } }
    : settle(state, bid);
}

function settle(state: HandState, bid: Bid): AfterWord {
  const multiplier = stakeOf(state.deal.rules, bid.level);
  return { contract: { kind: 'dapp', dapper: bid.holder, drafted: bid.drafted, multiplier } };
}
