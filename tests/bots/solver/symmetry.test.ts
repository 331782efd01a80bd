import { describe, expect, test } from 'vitest';
import { cardAt, PACK_SIZE, TAROK_COUNT } from '#engine/bots/solver/bits.ts';
import { playOut } from '#engine/bots/solver/playout.ts';
import type { Position } from '#engine/bots/solver/position.ts';
import { positionOf } from '#engine/bots/solver/setup.ts';
import { Solver } from '#engine/bots/solver/solver.ts';
import { type Card, indexOf, parseCard } from '#engine/cards/card.ts';
import { benchDeals } from '#engine/cli/bench-deals.ts';
import type { HandState } from '#engine/games/dappen/index.ts';
import { eachRandomHand, LONG_RUN } from '../../support/games.ts';
import { legalCards } from './reference.ts';

const solver = new Solver(16 * 2 ** 20);

/** The four suits are alike, rank by rank: any exchange of them changes no value. */
function withSuits(state: HandState, order: readonly number[]): HandState {
  const moved = (card: Card): Card => {
    const place = indexOf(card);
    if (place < TAROK_COUNT) return card;
    const suit = (place - TAROK_COUNT) >> 3;
    return cardAt(TAROK_COUNT + 8 * (order[suit] as number) + ((place - TAROK_COUNT) & 7));
  };
  return JSON.parse(JSON.stringify(state), (_, value: unknown) => {
    const card = parseCard(value);
    return card === undefined ? value : moved(card);
  });
}

const values = (position: Position, order: readonly number[]): string => {
  solver.forget();
  const place = (card: Card): number => {
    const at = indexOf(card);
    if (at < TAROK_COUNT) return at;
    return TAROK_COUNT + 8 * (order[(at - TAROK_COUNT) >> 3] as number) + ((at - TAROK_COUNT) & 7);
  };
  return solver
    .all(position)
    .map(({ card, swing, cardPoints }) => ({ at: place(card), swing, cardPoints }))
    .sort((a, b) => a.at - b.at)
    .map(({ at, swing, cardPoints }) => `${at}: ${swing.toFixed(6)} ${cardPoints}`)
    .join(', ');
};

/** Random play back to the lead with so many tricks left. */
function ending(root: Position, tricks: number, seed: number): Position {
  playOut(root, seed);
  while (root.tricks - root.trick + 1 < tricks || root.inTrick > 0) root.undo();
  return root;
}

describe('the solver agrees with itself', () => {
  test('suits exchanged, four tricks from the end, under every rule set', LONG_RUN, () => {
    const order = [2, 0, 3, 1];
    eachRandomHand('suits', 100, (hand) => {
      const states = hand.steps
        .map((step) => step.before)
        .filter(({ phase }) => {
          if (phase.name !== 'play') return false;
          const hands = hand.rules.players === 6 ? 7 : 6;
          return phase.tricks.length === hands - 4;
        });
      const state = states[hand.dealer % states.length];
      if (state === undefined) return;
      const found = values(positionOf(withSuits(state, order)) as Position, [0, 1, 2, 3]);
      const wanted = values(positionOf(state) as Position, order);
      if (found !== wanted) expect(found).toBe(wanted);
    });
  });

  test('along the best play of whole deals the value stays what it was', LONG_RUN, () => {
    for (const players of [6, 7] as const) {
      for (const state of benchDeals(players, 4)) {
        const position = positionOf(state) as Position;
        solver.forget();
        const value = solver.cardPoints(position);
        while (!position.over) {
          const kept = legalCards(position).filter((card) => {
            position.play(card);
            const after = solver.cardPoints(position);
            position.undo();
            // nobody can do better than the value
            if (position.turn === 0 ? after > value : after < value) expect(after).toBe(value);
            return after === value;
          });
          expect(kept.length).toBeGreaterThan(0);
          position.play(kept[position.plies % kept.length] as number);
        }
        expect(position.cardPoints).toBe(value);
      }
    }
  });

  test('a memory of a few entries forgets much and is never wrong', LONG_RUN, () => {
    const small = new Solver(4096);
    for (const [i, state] of benchDeals(6, 12).entries()) {
      const position = ending(positionOf(state) as Position, 5, i + 1);
      solver.forget();
      small.forget();
      expect(small.all(position)).toEqual(solver.all(position));
    }
  });

  test('a limited question gives up, and leaves the position as it was', LONG_RUN, () => {
    const position = positionOf(benchDeals(6, 1)[0] as HandState) as Position;
    solver.forget();
    const before = position.plies;
    expect(solver.withLimit(50, () => solver.all(position))).toBeUndefined();
    expect(position.plies).toBe(before);
    expect(solver.withLimit(PACK_SIZE * 1e6, () => solver.cardPoints(position))).toBe(
      new Solver(2 ** 20).cardPoints(position),
    );
  });
});
