import { expect, it } from 'vitest';
import { rngFrom } from '#engine/cards/rng.ts';
import { observe } from '#engine/games/dappen/index.ts';
import { parseRecord, playRecord, printHand, printMatch, recorded } from '#engine/match/index.ts';
import { eachRandomHand, LONG_RUN, type PlayedHand } from '#tests/support/games.ts';

/** The hand's first `count` actions, printed, read again and played. */
function reloaded(hand: PlayedHand, count: number, asMatch: boolean) {
  const { rules, dealer, deck } = hand;
  const actions = hand.steps.slice(0, count).map(({ action: { seat, ...action } }) => recorded(seat, action));
  const text = asMatch
    ? printMatch({ rules, dealer, hands: [{ deck, actions }], table: { seed: 'x', you: 0 } })
    : printHand({ rules, dealer, deck, actions });
  const record = parseRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const played = playRecord(record.value);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  expect(record.value.table).toEqual(asMatch ? { seed: 'x', you: 0 } : undefined);
  return played.value.hands[0];
}

it('a hand stopped anywhere, saved and loaded goes on the same', LONG_RUN, () => {
  eachRandomHand('resume', 200, (hand) => {
    const rng = rngFrom(`stops ${hand.seed}`);
    for (const asMatch of [false, true]) {
      const count = rng.upTo(hand.steps.length - 1);
      const state = reloaded(hand, count, asMatch);
      expect(state).toEqual(hand.steps[count]?.before);
      expect(reloaded(hand, hand.steps.length, asMatch)).toEqual(hand.end);
      if (state === undefined) continue;
      const seat = rng.upTo(hand.rules.players - 1);
      expect(observe(state, seat)).toEqual(observe(hand.steps[count]?.before ?? hand.end, seat));
    }
  });
});
