import { describe, expect, it } from 'vitest';
import type { HandResult } from '#engine/games/dappen/result.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { addResult, dealerOf, type MatchState, newMatch } from '#engine/match/index.ts';
import { rulesOf } from '#tests/support/games.ts';

/** A match over hands of which only the scores matter. */
function matchOf(rules: RuleSetInput, scores: number[][], dealer = 5): MatchState {
  return scores.reduce((match, line) => addResult(match, resultWith(line)), newMatch(rulesOf(rules), dealer));
}

const resultWith = (scores: readonly number[]): HandResult => ({
  end: 'played',
  contract: 'dapp',
  dapper: 0,
  drafted: false,
  multiplier: 1,
  tricks: [],
  cardPoints: { dapper: 40, team: 39 },
  winner: 'dapper',
  tier: 1,
  ultimos: [],
  missedBy: null,
  scores,
});

describe('§7 the match', () => {
  it.each<[string, RuleSetInput, number[][], number[] | undefined]>([
    ['not before anybody has 60', {}, [[59, 0, 0, 0, 0, 0]], undefined],
    [
      'first to 60',
      {},
      [
        [59, 0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0],
      ],
      [0],
    ],
    [
      'over 60',
      {},
      [
        [50, 0, 0, 0, 0, 0],
        [16, 0, 0, 0, 0, 0],
      ],
      [0],
    ],
    [
      'several over it after the same hand: the highest',
      {},
      [
        [59, 59, 58, 0, 0, 0],
        [1, 3, 3, 3, 3, 3],
      ],
      [1],
    ],
    [
      'a tie is shared',
      {},
      [
        [59, 59, 59, 59, 0, 0],
        [0, 3, 3, 2, 3, 3],
      ],
      [1, 2],
    ],
    ['short evening: 30', { target: 30 }, [[0, 0, 0, 0, 0, 30]], [5]],
    ['a target of 1', { target: 1 }, [[0, 2, 2, 2, 2, 2]], [1, 2, 3, 4, 5]],
    ['hands have no effect without coins', { hands: 1 }, [[1, 0, 0, 0, 0, 0]], undefined],
    [
      'coins: the target has no effect',
      { scoring: 'traditional' },
      [[500, -100, -100, -100, -100, -100]],
      undefined,
    ],
    [
      'coins: after so many hands',
      { scoring: 'traditional', hands: 2 },
      [
        [50, -10, -10, -10, -10, -10],
        [-50, 10, 10, 10, 10, 10],
      ],
      [0, 1, 2, 3, 4, 5],
    ],
    ['coins: not before', { scoring: 'traditional', hands: 2 }, [[50, -10, -10, -10, -10, -10]], undefined],
    ['coins: the highest total', { scoring: 'traditional', hands: 1 }, [[50, -10, -10, -10, -10, -10]], [0]],
    ['eight players', { players: 8 }, [[0, 60, 0, 0, 0, 0, 0, 60]], [1, 7]],
  ])('%s', (_, rules, scores, winners) => {
    const match = matchOf(rules, scores);
    expect(match.winners).toEqual(winners);
    expect(match.totals).toEqual(
      scores[0]?.map((_, seat) => scores.reduce((sum, line) => sum + (line[seat] ?? 0), 0)),
    );
  });

  it('nothing comes after the end', () => {
    const over = matchOf({ target: 1 }, [[1, 0, 0, 0, 0, 0]]);
    expect(() => addResult(over, resultWith([1, 0, 0, 0, 0, 0]))).toThrow();
  });

  it.each([
    [6, 4, [4, 5, 0, 1, 2, 3, 4]],
    [7, 6, [6, 0, 1, 2, 3, 4, 5]],
    [8, 7, [7, 0, 1, 2, 3, 4, 5]],
  ] as const)(
    '§2 the deal passes to the next seat after every hand: %i players from seat %i',
    (players, dealer, dealers) => {
      const match = newMatch(rulesOf({ players }), dealer);
      expect(dealers.map((_, i) => dealerOf(match, i + 1))).toEqual(dealers);
    },
  );
});
