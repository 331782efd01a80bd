import { describe, expect, test } from 'vitest';
import { PACK_SIZE, TAROK_COUNT } from '#engine/bots/solver/bits.ts';
import type { Position } from '#engine/bots/solver/position.ts';
import { positionOf } from '#engine/bots/solver/setup.ts';
import { indexOf } from '#engine/cards/card.ts';
import { type HandState, resultOf, toAct } from '#engine/games/dappen/index.ts';
import type { HandResult } from '#engine/games/dappen/result.ts';
import { eachRandomHand, LONG_RUN, type PlayedHand } from '../../support/games.ts';

/** Legal cards of a position as places in the pack, ascending. */
function legalPlaces(position: Position): number[] {
  position.legal();
  return Array.from({ length: PACK_SIZE }, (_, card) => card).filter((card) =>
    card < TAROK_COUNT
      ? (position.legalTaroks >> card) & 1
      : (position.legalSuits >> (card - TAROK_COUNT)) & 1,
  );
}

/** Everything a position holds, in a form to compare. */
function snapshot(position: Position): string {
  const { taroks, suits, turn, trick, inTrick, led, best, pot, table, halves, won, teamPips, held } =
    position;
  const { made, broken, missedBy } = position;
  const winner = position.best < 0 ? 0 : position.winner;
  const played = Array.from(position.played, (bits, player) =>
    (position.offenders >> player) & 1 ? bits : 0,
  );
  return JSON.stringify({
    ...{ taroks, suits, turn, trick, inTrick, led, best, pot, table, halves, won, teamPips, held },
    ...{ made, broken, missedBy, winner, played, tablePips: position.tablePips },
  });
}

/** Like `expect(a).toBe(b)`, but cheap where nothing is wrong. */
function same(a: unknown, b: unknown): void {
  if (a !== b) expect(a).toBe(b);
}

function swingOf(result: HandResult, active: readonly number[]): number {
  const others = active.filter((seat) => seat !== result.dapper);
  const score = (seat: number): number => result.scores[seat] ?? 0;
  return score(result.dapper) - others.reduce((sum, seat) => sum + score(seat), 0) / others.length;
}

/** Follows one hand card by card; gives back what it met. */
function follow(hand: PlayedHand): Set<string> {
  const met = new Set<string>();
  const plays = hand.steps.filter((step) => step.action.type === 'play');
  const first = plays[0]?.before;
  if (first === undefined) return met;
  const position = positionOf(first) as Position;
  const snapshots: string[] = [];
  for (const { before, action, after } of plays) {
    if (action.type !== 'play') continue;
    const seats = seatOrder(before);
    same(seats[position.turn], toAct(before));
    same(
      legalPlaces(position).join(),
      engineLegal(hand, before)
        .sort((a, b) => a - b)
        .join(),
    );
    snapshots.push(snapshot(position));
    position.play(indexOf(action.card));
    same(position.over, resultOf(after) !== undefined);
    if (after.phase.name === 'play') {
      const fresh = positionOf(after) as Position;
      same(snapshot(fresh), snapshot(position));
      same(position.held, after.phase.skusHeldBy !== undefined);
    }
  }
  const result = resultOf(hand.end) as HandResult;
  expect(position.swing).toBeCloseTo(swingOf(result, hand.end.deal.active), 9);
  if (result.end === 'played') expect(position.cardPoints).toBe(result.cardPoints?.dapper);
  met.add(result.end);
  if (position.held) met.add(position.turn === 0 ? 'held Skus lost to the Dapper' : 'held Skus');
  if (position.made) met.add('Ultimo made');
  if (position.broken) met.add('Ultimo broken');
  if (position.won === 0) met.add('no trick');
  if (position.won === position.tricks) met.add('Marsch');
  if (hand.steps.some((s) => s.events.some((e) => e.type === 'trickWon' && e.fairyTale)))
    met.add('fairy tale');
  met.add(`${hand.rules.players} ${hand.rules.scoring} ${result.contract}`);
  met.add(hand.rules.ultimos);
  for (let i = snapshots.length - 1; i >= 0; i--) {
    position.undo();
    same(snapshot(position), snapshots[i]);
  }
  return met;
}

const seatOrder = (state: HandState): number[] => {
  if (state.phase.name !== 'play') throw new Error('not in play');
  const { active } = state.deal;
  const from = active.indexOf(state.phase.contract.dapper);
  return active.map((_, i) => active[(from + i) % active.length] as number);
};

const engineLegal = (hand: PlayedHand, state: HandState): number[] =>
  (hand.steps.find((step) => step.before === state)?.moves ?? []).flatMap((move) =>
    move.type === 'play' ? [indexOf(move.card)] : [],
  );

describe('the compact position', () => {
  test(
    'follows the rules engine card by card under every rule set, and takes every card back',
    LONG_RUN,
    () => {
      const met = new Map<string, number>();
      eachRandomHand('position', 700, (hand) => {
        for (const what of follow(hand)) met.set(what, (met.get(what) ?? 0) + 1);
      });
      for (const what of [
        ...['played', 'missedDuty', 'no trick', 'Marsch', 'fairy tale', 'Ultimo made', 'Ultimo broken'],
        ...['held Skus', 'held Skus lost to the Dapper', 'fixed', 'furtwangen', 'none'],
        ...[6, 7, 8].flatMap((players) =>
          ['simplified', 'traditional'].flatMap((scoring) =>
            ['solo', 'dapp'].map((contract) => `${players} ${scoring} ${contract}`),
          ),
        ),
      ]) {
        expect(met.get(what) ?? 0, what).toBeGreaterThan(3);
      }
    },
  );
});
