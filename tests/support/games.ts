import { type Card, isTarok, pipsOf, rankOf } from '#engine/cards/card.ts';
import { type Rng, rngFrom, shuffled } from '#engine/cards/rng.ts';
import type { Action, LegalMove, Seat, Word } from '#engine/games/dappen/action.ts';
import type { GameEvent } from '#engine/games/dappen/event.ts';
import { apply, type HandState, legal, newHand, openingEvents, toAct } from '#engine/games/dappen/index.ts';
import {
  PLAYER_COUNTS,
  PRESET_NAMES,
  parseRules,
  presetRules,
  type RuleSet,
  type RuleSetInput,
  SCORINGS,
  ULTIMO_RULES,
  VILLAGE_BIDS,
  VILLAGE_PAYMENTS,
} from '#engine/games/dappen/rules.ts';
import { DECK_KINDS, type DeckKind, deckOfKind } from './decks.ts';
import type { SeatedAction } from './second-reading.ts';

/** Random hands of every rule set, with decks and players that look for the rare branches. */

/** A complete rule set from one in short. Throws if it is not valid. */
export function rulesOf(input: RuleSetInput = {}): RuleSet {
  const parsed = parseRules(input);
  if (!parsed.ok) throw new Error(`bad rules: ${parsed.error.code} ${parsed.error.key}`);
  return parsed.value;
}

const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.upTo(from.length - 1)] as T;
/** True with a chance of `percent` in a hundred. */
const chance = (rng: Rng, percent: number): boolean => rng.upTo(99) < percent;

/** A random rule set: in a quarter of the cases a preset, else every switch by lot. */
export function randomRules(rng: Rng): RuleSet {
  const players = pick(rng, PLAYER_COUNTS);
  if (chance(rng, 25)) {
    const name = pick(rng, PRESET_NAMES);
    return presetRules(name, name === 'buchenbach' ? 6 : players);
  }
  const multiplier = (): number => 2 + rng.upTo(8);
  return rulesOf({
    players,
    fairyTaleTrick: chance(rng, 50),
    ultimos: pick(rng, ULTIMO_RULES),
    challengeDrafted: chance(rng, 50),
    missedDuty: chance(rng, 40),
    holdingSkus: chance(rng, 60),
    villageBids: pick(rng, players === 6 ? VILLAGE_BIDS : VILLAGE_BIDS.slice(0, 2)),
    villageMultipliers: {
      ...(chance(rng, 50) && { push: multiplier() }),
      ...(chance(rng, 50) && { oneKing: multiplier() }),
      ...(chance(rng, 50) && { twoKings: multiplier() }),
    },
    target: 1 + rng.upTo(60),
    scoring: pick(rng, SCORINGS),
    villagePayment: pick(rng, VILLAGE_PAYMENTS),
    hands: rng.upTo(6),
  });
}

/** How the players of a random hand behave; chances in percent. */
export interface Mood {
  readonly solo: number;
  readonly dapp: number;
  /** Challenge, push and raise. */
  readonly raise: number;
  readonly keep: number;
  /** To lay each Ultimo card. */
  readonly lay: number;
  /** To hold back a Skus that may be held. */
  readonly hold: number;
  /** What the Dapper plays and keeps: anything, what is high, what is low. */
  readonly dapper: 'any' | 'high' | 'low';
  readonly team: 'any' | 'high' | 'low';
}

export function randomMood(rng: Rng): Mood {
  return {
    solo: pick(rng, [0, 0, 0, 10, 60]),
    dapp: pick(rng, [0, 20, 50, 90]),
    raise: pick(rng, [20, 60, 100]),
    keep: pick(rng, [20, 60, 100]),
    lay: pick(rng, [0, 50, 80, 100]),
    hold: pick(rng, [0, 70, 100]),
    dapper: pick(rng, ['any', 'high', 'high', 'low'] as const),
    team: pick(rng, ['any', 'any', 'high', 'low'] as const),
  };
}

/** What is chosen of the legal moves, in this mood. */
export function choose(moves: readonly LegalMove[], asDapper: boolean, mood: Mood, rng: Rng): Action {
  const first = moves[0];
  if (first === undefined) throw new Error('nothing to choose from');
  const style = asDapper ? mood.dapper : mood.team;
  if (first.type === 'discard') {
    const worth = (card: Card): number => (isTarok(card) ? 100 + rankOf(card) : rankOf(card) - pipsOf(card));
    const from = shuffled(first.from, rng);
    if (style !== 'any') from.sort((a, b) => (style === 'high' ? worth(a) - worth(b) : worth(b) - worth(a)));
    return { type: 'discard', cards: from.slice(0, first.count) };
  }
  if (first.type === 'ultimo') {
    return { type: 'ultimo', cards: shuffled(first.from, rng).filter(() => chance(rng, mood.lay)) };
  }
  const cards = moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  if (cards.length > 0) {
    const suitCards = cards.filter((card) => !isTarok(card));
    const holds = cards.includes('Skus') && suitCards.length > 0 && !asDapper && chance(rng, mood.hold);
    const from = shuffled(holds ? suitCards : cards, rng);
    const strength = (card: Card): number => (isTarok(card) ? 10 : 0) + rankOf(card);
    if (style !== 'any' && chance(rng, 85)) from.sort((a, b) => strength(b) - strength(a));
    return { type: 'play', card: (style === 'low' ? from.at(-1) : from[0]) as Card };
  }
  const percent: Partial<Record<Word, number>> = {
    solo: mood.solo,
    dapp: mood.dapp,
    challenge: mood.raise,
    push: mood.raise,
    raise: mood.raise,
    keep: mood.keep,
  };
  const said = moves.map((move) => move.type as Word);
  const word = said.find((one) => percent[one] !== undefined && chance(rng, percent[one]));
  return { type: word ?? said.find((one) => percent[one] === undefined) ?? (said[0] as Word) };
}

export interface RandomHand {
  readonly seed: string;
  readonly rules: RuleSet;
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  readonly kind: DeckKind;
  readonly mood: Mood;
}

/** What is given of a random hand beforehand; the rest goes by lot. */
export interface Given {
  readonly rules?: RuleSet;
  readonly dealer?: Seat;
  readonly kind?: DeckKind;
  readonly mood?: Partial<Mood>;
}

/** The deal of a random hand: rules, Dealer, deck and mood from a seed. */
export function randomDeal(seed: string, given: Given = {}): RandomHand {
  const rng = rngFrom(`deal ${seed}`);
  const rules = given.rules ?? randomRules(rng);
  const dealer = given.dealer ?? rng.upTo(rules.players - 1);
  const kind = given.kind ?? pick(rng, DECK_KINDS);
  const deck = deckOfKind(kind, rules.players, dealer, rng);
  return { seed, rules, dealer, deck, kind, mood: { ...randomMood(rng), ...given.mood } };
}

/** One action of a played hand, with what stood before and after it. */
export interface Step {
  readonly before: HandState;
  readonly moves: readonly LegalMove[];
  readonly action: SeatedAction;
  readonly events: readonly GameEvent[];
  readonly after: HandState;
}

export interface PlayedHand extends RandomHand {
  readonly opening: readonly GameEvent[];
  readonly start: HandState;
  readonly steps: readonly Step[];
  readonly end: HandState;
}

/** Plays a random hand to its end by legal actions. Throws if the engine refuses one, or nobody can act. */
export function playRandom(hand: RandomHand): PlayedHand {
  const rng = rngFrom(`play ${hand.seed}`);
  const start = newHand({ rules: hand.rules, dealer: hand.dealer, deck: hand.deck });
  const steps: Step[] = [];
  let state = start;
  let exchanged: Seat | undefined;
  for (;;) {
    const seat = toAct(state);
    if (seat === undefined) break;
    const moves = legal(state);
    // whoever takes the Dapp or leads first is the Dapper; nobody else says solo
    const chosen = choose(moves, exchanged === undefined || exchanged === seat, hand.mood, rng);
    if (
      exchanged === undefined &&
      !['pass', 'dapp', 'challenge', 'push', 'raise', 'keep', 'goAhead'].includes(chosen.type)
    ) {
      exchanged = seat;
    }
    const applied = apply(state, seat, chosen);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(chosen)} ${JSON.stringify(applied.error)}`);
    steps.push({
      before: state,
      moves,
      action: { seat, ...chosen },
      events: applied.value.events,
      after: applied.value.state,
    });
    state = applied.value.state;
    if (steps.length > 200) throw new Error('the hand does not end');
  }
  return { ...hand, opening: openingEvents(start), start, steps, end: state };
}

/** A hand as a record, for the message of a failing test and for replaying. */
export function recordOf(
  hand: Pick<RandomHand, 'rules' | 'dealer' | 'deck'>,
  actions: readonly SeatedAction[],
): string {
  const { rules, dealer, deck } = hand;
  return JSON.stringify({ format: 'dappen-record/1', game: 'dappen', rules, dealer, deck, actions });
}

/** Plays `count` random hands and hands each to a check; a failure tells the seed and the record. */
export function eachRandomHand(
  name: string,
  count: number,
  check: (hand: PlayedHand) => void,
  given: Given = {},
): void {
  for (let i = 0; i < count; i++) {
    const deal = randomDeal(`${name} ${i}`, given);
    let played: PlayedHand | undefined;
    try {
      played = playRandom(deal);
      check(played);
    } catch (thrown) {
      const actions = played?.steps.map((step) => step.action) ?? [];
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      throw new Error(`${message}\nseed: ${deal.seed}\nrecord: ${recordOf(deal, actions)}`, {
        cause: thrown,
      });
    }
  }
}

/** For long runs, where `expect` at every step would take most of the time. `undefined` counts as absent. */
export function same(actual: unknown, expected: unknown): boolean {
  return JSON.stringify(actual) === JSON.stringify(expected);
}

/** Long runs on a busy machine: a limit for what hangs, not a measurement. */
export const LONG_RUN = { timeout: 600_000 } as const;
