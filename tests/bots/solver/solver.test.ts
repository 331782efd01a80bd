import { describe, expect, test } from 'vitest';
import { cardAt } from '#engine/bots/solver/bits.ts';
import type { Position } from '#engine/bots/solver/position.ts';
import { positionOf } from '#engine/bots/solver/setup.ts';
import { Solver } from '#engine/bots/solver/solver.ts';
import type { HandState } from '#engine/games/dappen/index.ts';
import { eachRandomHand, LONG_RUN, type PlayedHand } from '../../support/games.ts';
import { legalCards, referenceValue } from './reference.ts';

const solver = new Solver(4 * 2 ** 20);

/** Values of every legal card by plain search. */
function referenceAll(state: HandState) {
  const scored = positionOf(state) as Position;
  const counted = positionOf({ ...state, offenders: [] }) as Position;
  return legalCards(scored).map((card) => {
    scored.play(card);
    counted.play(card);
    const value = {
      card: cardAt(card),
      swing: referenceValue(scored, 'swing'),
      cardPoints: referenceValue(counted, 'cardPoints'),
    };
    scored.undo();
    counted.undo();
    return value;
  });
}

/** The plays of a hand with so many tricks left, the current one included. */
const playsLeft = (hand: PlayedHand, tricks: number): HandState[] =>
  hand.steps
    .map((step) => step.before)
    .filter((state) => {
      const position = positionOf(state);
      return position !== undefined && position.tricks - position.trick + 1 === tricks;
    });

const rounded = (values: readonly { readonly card: string; swing: number; cardPoints: number }[]): string =>
  values.map(({ card, swing, cardPoints }) => `${card} ${swing.toFixed(6)} ${cardPoints}`).join(', ');

function checkAgainstReference(state: HandState): void {
  solver.forget();
  const found = rounded(solver.all(positionOf(state) as Position));
  const wanted = rounded(referenceAll(state));
  if (found !== wanted) expect(found).toBe(wanted);
}

/** Asked card by card, with what earlier questions left in the memory. */
function checkReaches(state: HandState): void {
  const position = positionOf(state) as Position;
  solver.forget();
  for (const card of legalCards(position)) {
    position.play(card);
    const middle = solver.reaches(position, 0);
    const swing = solver.swing(position);
    const found = {
      card: cardAt(card),
      middle,
      own: solver.reaches(position, swing),
      above: solver.reaches(position, swing + 1e-6),
      lowest: solver.reaches(position, Number.NEGATIVE_INFINITY),
      highest: solver.reaches(position, Number.POSITIVE_INFINITY),
    };
    const wanted = { own: true, above: false, lowest: true, highest: false };
    expect(found).toEqual({ card: cardAt(card), middle: swing >= 0, ...wanted });
    position.undo();
  }
}

test('a swing is reached up to the value and not above it', LONG_RUN, () => {
  eachRandomHand('reached', 300, (hand) => {
    for (const [i, state] of playsLeft(hand, 4).entries()) if (i % 3 === 0) checkReaches(state);
  });
});

describe('the solver agrees with plain search', () => {
  test('two tricks from the end', LONG_RUN, () => {
    eachRandomHand('two left', 500, (hand) => {
      for (const [i, state] of playsLeft(hand, 2).entries()) if (i % 3 === 0) checkAgainstReference(state);
    });
  });

  test('three tricks from the end', LONG_RUN, () => {
    eachRandomHand('three left', 200, (hand) => {
      const states = playsLeft(hand, 3);
      const state = states[hand.dealer % states.length];
      if (state !== undefined) checkAgainstReference(state);
    });
  });
});
