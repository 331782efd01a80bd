import { describe, expect, it } from 'vitest';
import type { Card } from '#engine/cards/card.ts';
import { type Rng, rngFrom } from '#engine/cards/rng.ts';
import type { Seat } from '#engine/games/dappen/action.ts';
import type { GameEvent } from '#engine/games/dappen/event.ts';
import {
  apply,
  type HandState,
  legal,
  newHand,
  observe,
  openingEvents,
  phaseOf,
} from '#engine/games/dappen/index.ts';
import { eachRandomHand, LONG_RUN, type PlayedHand, same } from '#tests/support/games.ts';
import { playScene, quietDeal } from '#tests/support/scenario.ts';
import type { SeatedAction } from '#tests/support/second-reading.ts';

/**
 * Honesty: two cards that a seat cannot tell apart change places, everybody does the same again, and the
 * seat must see exactly the same. Whatever an observation or an event gave away would show.
 */

interface Look {
  readonly state: HandState;
  readonly events: readonly GameEvent[];
}

/**
 * The same hand as far as `actions` go, from another deck. Undefined if the rules do not allow it there:
 * then the public course itself tells the two deals apart. A Dapper who is asked for Ultimos in one deal
 * only lays none.
 */
function again(hand: PlayedHand, deck: readonly Card[], actions: readonly SeatedAction[]): Look | undefined {
  let state = newHand({ rules: hand.rules, dealer: hand.dealer, deck });
  const events = [...openingEvents(state)];
  const take = (action: SeatedAction): boolean => {
    const step = apply(state, action.seat, action);
    if (!step.ok) return false;
    state = step.value.state;
    events.push(...step.value.events);
    return true;
  };
  for (const action of actions) {
    const asked = phaseOf(state) === 'ultimo';
    if (action.type === 'ultimo' && action.cards.length === 0 && !asked) continue;
    if (asked && action.type !== 'ultimo' && !take({ ...action, type: 'ultimo', cards: [] }))
      return undefined;
    if (!take(action)) return undefined;
  }
  return { state, events };
}

/** The cards whose place a seat knows at this moment: its own, and what everybody saw. */
function knownTo(state: HandState, events: readonly GameEvent[], seat: Seat): Set<Card> {
  const known = new Set<Card>(state.deal.dealt[seat]);
  if (
    'contract' in state.phase &&
    state.phase.contract.kind === 'dapp' &&
    state.phase.contract.dapper === seat
  ) {
    for (const card of state.deal.dapp) known.add(card);
  }
  for (const event of events) {
    if (event.type === 'played') known.add(event.card);
    if (event.type === 'instantWin') for (const card of event.cards) known.add(card);
    if (event.type === 'ultimosLaid') for (const { card } of event.laid) known.add(card);
  }
  return known;
}

const swapIn = (cards: readonly Card[], a: Card, b: Card): Card[] =>
  cards.map((card) => (card === a ? b : card === b ? a : card));

function sameLook(one: Look, other: Look, seat: Seat, where: string): void {
  const seen = observe(one.state, seat);
  const expected = observe(other.state, seat);
  if (!same(seen, expected)) expect(seen, where).toEqual(expected);
  if (!same(one.events, other.events)) expect(one.events, where).toEqual(other.events);
}

const pairFrom = (cards: readonly Card[], rng: Rng): [Card, Card] | undefined => {
  const a = cards[rng.upTo(Math.max(0, cards.length - 1))];
  const b = cards[rng.upTo(Math.max(0, cards.length - 1))];
  return a === undefined || b === undefined || a === b ? undefined : [a, b];
};

describe('observations and events', () => {
  it('tell a seat nothing about cards it cannot see', LONG_RUN, () => {
    const compared: Record<string, number> = {};
    eachRandomHand('secrets', 400, (hand) => {
      const rng = rngFrom(`swaps ${hand.seed}`);
      for (let attempt = 0; attempt < 30; attempt++) {
        const actions = hand.steps.slice(0, rng.upTo(hand.steps.length)).map((step) => step.action);
        const truth = again(hand, hand.deck, actions) as Look;
        const seat = rng.upTo(hand.rules.players - 1);
        const known = knownTo(truth.state, truth.events, seat);
        const pair = pairFrom(
          hand.deck.filter((card) => !known.has(card)),
          rng,
        );
        if (pair === undefined) continue;
        const [a, b] = pair;
        const twinActions = actions.map((action) =>
          action.type === 'discard' ? { ...action, cards: swapIn(action.cards, a, b) } : action,
        );
        const twin = again(hand, swapIn(hand.deck, a, b), twinActions);
        if (twin === undefined || (phaseOf(twin.state) === 'done') !== (phaseOf(truth.state) === 'done'))
          continue;
        const where = `seat ${seat} after ${actions.length} actions, ${a} and ${b} changed places`;
        sameLook(twin, truth, seat, where);
        const phase = phaseOf(truth.state);
        compared[phase] = (compared[phase] ?? 0) + 1;
      }
    });
    for (const phase of ['solo', 'dapp', 'answer', 'exchange', 'ultimo', 'play', 'done']) {
      expect(compared[phase] ?? 0, `comparisons in phase ${phase}`).toBeGreaterThan(20);
    }
  });

  it('tell nothing about the order of the deck', LONG_RUN, () => {
    eachRandomHand('order', 150, (hand) => {
      const rng = rngFrom(`order ${hand.seed}`);
      const actions = hand.steps.slice(0, rng.upTo(hand.steps.length)).map((step) => step.action);
      const truth = again(hand, hand.deck, actions) as Look;
      for (const place of [...truth.state.deal.dealt, truth.state.deal.dapp]) {
        const pair = pairFrom(place, rng);
        if (pair === undefined) continue;
        const twin = again(hand, swapIn(hand.deck, ...pair), actions) as Look;
        for (let seat = 0; seat < hand.rules.players; seat++) {
          sameLook(twin, truth, seat, `seat ${seat}, ${pair.join(' and ')} changed places`);
        }
      }
    });
  });

  it('show legal moves to the seat to act alone', LONG_RUN, () => {
    eachRandomHand('own moves', 60, (hand) => {
      for (const { before, action, moves } of hand.steps) {
        for (let seat = 0; seat < hand.rules.players; seat++) {
          const seen = observe(before, seat);
          const { toAct, hand: own, legal: mine } = seen;
          const expected = {
            toAct: action.seat,
            own: before.hands[seat],
            mine: seat === action.seat ? moves : [],
          };
          if (!same({ toAct, own, mine }, expected)) expect({ toAct, own, mine }).toEqual(expected);
        }
      }
      expect(legal(hand.end)).toEqual([]);
    });
  });
});

describe('§3 nobody can see whether a Dapp was forced', () => {
  const { hands, dealer } = quietDeal(5);
  const forced = { dealer, hands: { ...hands, 1: 'Skus VII S9 S8 S7 CK CQ' }, dapp: 'VIII' };
  const free = { dealer, hands, dapp: 'Skus' };
  const script = 'passes 0:pass 1:dapp 2:pass 3:challenge 1:goAhead';

  it('two hands look the same to all others, up to the cards', () => {
    const one = playScene({ ...forced, fill: 'same' }, script);
    const other = playScene({ ...free, fill: 'same' }, script);
    expect(one.events).toEqual(other.events);
    for (const seat of [0, 2, 4, 5]) {
      expect(observe(one.state, seat)).toEqual(observe(other.state, seat));
    }
  });

  it('at the moment of the choice too', () => {
    const one = playScene({ ...forced, fill: 'same' }, 'passes 0:pass');
    const other = playScene({ ...free, fill: 'same' }, 'passes 0:pass');
    expect(observe(one.state, 1).legal).toEqual([{ type: 'dapp' }]);
    expect(observe(other.state, 1).legal).toHaveLength(2);
    for (const seat of [0, 2, 3, 4, 5]) {
      expect(observe(one.state, seat)).toEqual(observe(other.state, seat));
    }
  });

  it('a missed duty is as invisible until it is revealed', () => {
    const rules = { missedDuty: true };
    const one = playScene({ ...forced, rules, fill: 'same' }, 'passes 0:pass 1:pass 2:dapp');
    const other = playScene({ ...free, rules, fill: 'same' }, 'passes 0:pass 1:pass 2:dapp');
    expect(one.events).toEqual(other.events);
    for (const seat of [0, 2, 3, 4, 5]) {
      expect(observe(one.state, seat)).toEqual(observe(other.state, seat));
    }
  });
});
