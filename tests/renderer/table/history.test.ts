import { describe, expect, it } from 'vitest';
import type { GameEvent } from '#engine/games/dappen/event.ts';
import { observe } from '#engine/games/dappen/index.ts';
import { historyOf } from '#renderer/table-view/history.ts';
import { LONG_RUN, playRandom, randomDeal } from '#tests/support/games.ts';

/** A Dapper who was asked and laid nothing leaves no trace in the state. */
const visible = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter((event) => event.type !== 'ultimosLaid' || event.laid.length > 0);

/** Decisions on several Ultimos in one step have no order of their own. */
const inOrder = (events: readonly GameEvent[]): string[] =>
  events.map((event) => JSON.stringify(sorted(event)));
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted).sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

describe('the log read from the state', () => {
  it('is what was told step by step, in every state of random hands of every rule set', LONG_RUN, () => {
    for (let i = 0; i < 150; i++) {
      const hand = playRandom(randomDeal(`history ${i}`));
      const told: GameEvent[] = [...hand.opening];
      const seat = i % hand.rules.players;
      const compare = (state: typeof hand.end, after: number): void => {
        const read = inOrder(historyOf(observe(state, seat)));
        const heard = inOrder(visible(told));
        if (read.join() !== heard.join()) {
          expect(read, `seed history ${i}, after ${after} actions`).toEqual(heard);
        }
      };
      compare(hand.start, 0);
      for (const [n, step] of hand.steps.entries()) {
        told.push(...step.events);
        compare(step.after, n + 1);
      }
    }
  });
});
