import { describe, expect, it } from 'vitest';
import { PACK } from '#engine/cards/card.ts';
import { newHand, observe, openingEvents } from '#engine/games/dappen/index.ts';
import { rulesOf } from '#tests/support/games.ts';
import { act, dealScene, due, playScene, quietDeal } from '#tests/support/scenario.ts';

/** Places 0 … 53 of the deck, top first, that each speaker gets; written out by hand from the packets. */
const SIX = [
  [0, 1, 2, 3, 30, 31, 32],
  [4, 5, 6, 7, 33, 34, 35],
  [8, 9, 10, 11, 36, 37, 38],
  [12, 13, 14, 15, 39, 40, 41],
  [16, 17, 18, 19, 42, 43, 44],
  [20, 21, 22, 23, 45, 46, 47],
];
const SEVEN = [
  [0, 1, 2, 27, 28, 29],
  [3, 4, 5, 30, 31, 32],
  [6, 7, 8, 33, 34, 35],
  [9, 10, 11, 36, 37, 38],
  [12, 13, 14, 39, 40, 41],
  [15, 16, 17, 42, 43, 44],
  [18, 19, 20, 45, 46, 47],
];

describe('§2 the deal', () => {
  it.each([
    { players: 6 as const, dealer: 5, order: [0, 1, 2, 3, 4, 5], packets: SIX },
    { players: 6 as const, dealer: 2, order: [3, 4, 5, 0, 1, 2], packets: SIX },
    { players: 7 as const, dealer: 0, order: [1, 2, 3, 4, 5, 6, 0], packets: SEVEN },
    { players: 8 as const, dealer: 7, order: [0, 1, 2, 3, 4, 5, 6], packets: SEVEN },
    { players: 8 as const, dealer: 3, order: [4, 5, 6, 7, 0, 1, 2], packets: SEVEN },
  ])('$players players, Dealer $dealer: a packet at a time, beginning after the Dealer', (table) => {
    const { players, dealer, order, packets } = table;
    const state = newHand({ rules: rulesOf({ players }), dealer, deck: PACK });
    expect(openingEvents(state)).toEqual([{ type: 'dealt', dealer, firstSpeaker: order[0] }]);
    for (const [i, seat] of order.entries()) {
      const seen = observe(state, seat);
      expect(seen.active).toEqual(order);
      expect(seen.hand).toEqual(packets[i]?.map((place) => PACK[place]));
      expect(seen.dealt).toEqual(seen.hand);
    }
    if (players === 8) expect(observe(state, dealer).hand).toEqual([]);
  });

  it.each([
    { players: 6 as const, places: [24, 25, 26, 27, 28, 29, 48, 49, 50, 51, 52, 53] },
    { players: 7 as const, places: [21, 22, 23, 24, 25, 26, 48, 49, 50, 51, 52, 53] },
  ])('$players players: the Dapp is places $places', ({ players, places }) => {
    // a deck turned round, so that the first speaker is dealt high suit cards and no trump stop
    const deck = [...PACK].reverse();
    const state = newHand({ rules: rulesOf({ players }), dealer: players - 1, deck });
    const scene = act({ state, events: [] }, 'passes 0:dapp');
    const taken = act(scene, Array.from({ length: players - 1 }, () => 'pass').join(' '));
    expect([...(observe(taken.state, 0).dapp ?? [])].sort()).toEqual(
      places.map((place) => deck[place]).sort(),
    );
  });

  it('the second-last speaker is drafted with the Dapp of the prepared deal', () => {
    expect(due(playScene(quietDeal(5), 'passes 0:pass 1:pass 2:pass 3:pass'))).toMatch(/^4: discard 12 of/);
  });

  it('refuses to start with anything but the 54 cards', () => {
    const rules = rulesOf();
    for (const deck of [PACK.slice(1), [...PACK, 'I' as const], PACK.map((c) => (c === 'II' ? 'I' : c))]) {
      expect(() => newHand({ rules, dealer: 0, deck })).toThrow();
    }
    expect(due(dealScene({ dealer: 0 }))).toBe('1: pass solo');
  });
});
