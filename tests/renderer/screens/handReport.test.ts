import { describe, expect, it } from 'vitest';
import { observe } from '#engine/games/dappen/index.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { presetRules } from '#engine/games/dappen/rules.ts';
import { halfOf, handReport, playedBy, seatsOf, TIERS } from '#renderer/results/handReport.ts';
import { eachRandomHand } from '#tests/support/games.ts';
import { finishedView, LOOK_FOR } from '#tests/support/views.ts';

const report = (kind: keyof typeof LOOK_FOR, rules: RuleSetInput = {}) => {
  const view = finishedView({ rules, last: LOOK_FOR[kind], seed: kind });
  const made = handReport(view.observation);
  if (made === undefined) throw new Error('no report');
  return { view, made, seen: view.observation };
};
const FURTWANGEN: RuleSetInput = presetRules('furtwangen');

describe('the tier table', () => {
  it('covers 0 to 39 once, dearer the fewer points the loser has', () => {
    const covered = TIERS.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, i) => from + i),
    );
    expect(covered.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(TIERS.map(({ tier }) => tier)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('the report of a hand', () => {
  it('§7 won by the Dapper: the team is short of 40', () => {
    const { made, seen } = report('dapperWon');
    expect(made.outcome).toBe('dapperWon');
    expect(made.reason).toEqual({ code: 'teamShort', team: seen.result?.cardPoints?.team });
    expect(made.lines[0]?.reason).toMatchObject({ code: 'dapp', won: true, stake: seen.result?.multiplier });
  });

  it('§7 won by the team', () => {
    const { made, seen } = report('teamWon');
    expect(made.outcome).toBe('teamWon');
    expect(seen.count?.noTrick || made.reason.code === 'teamEnough').toBe(true);
    expect(made.lines[0]?.to).toBe('opponents');
  });

  it('§7 no trick, Marsch, an even split', () => {
    expect(report('noTrick').made.reason).toEqual({ code: 'noTrick' });
    expect(report('marsch').made).toMatchObject({ reason: { code: 'marsch' }, tier: 8 });
    // piles are odd only where a trick has seven cards
    const even = report('evenSplit', { players: 7 }).made;
    expect(even).toMatchObject({ outcome: 'dapperWon', reason: { code: 'evenSplit' }, together: 78 });
  });

  it('§7 a Solo is worth twice the tier and one', () => {
    const { made } = report('solo');
    const line = made.lines[0];
    expect(line?.reason.code).toBe('solo');
    expect(line?.amount).toBe(2 * (made.tier ?? 0) + 1);
  });

  it('§4 an instant win shows the Trull and the Kings', () => {
    const { made } = report('instantWin');
    expect(made).toMatchObject({ outcome: 'instantWin', reason: { code: 'instantWin' }, tier: 8 });
    expect(made.shown).toEqual(['Skus', 'XXI', 'I', 'SK', 'CK', 'HK', 'DK']);
    expect(made.count).toBeUndefined();
  });

  it('§5 every Ultimo says in which trick it was decided', () => {
    const { made, seen } = report('bothUltimos');
    for (const { card, made: won, fate } of made.ultimos) {
      const promised = seen.ultimos.find((laid) => laid.card === card)?.trick;
      expect(fate.code === 'won').toBe(won);
      if (fate.code === 'won' || fate.code === 'lost') expect(fate.trick).toBe(promised);
      if (fate.code === 'early') expect(fate.trick).toBeLessThan(promised ?? 0);
    }
  });

  it('§8 a missed duty shows the trump stop that was played', () => {
    const { made, seen } = report('missedDuty', FURTWANGEN);
    expect(made.outcome).toBe('missedDuty');
    expect(made.offender).toBe(seen.result?.missedBy);
    expect(made.reason).toMatchObject({ code: 'missedDuty', stop: { taroks: made.shown.length } });
    expect(made.lines).toEqual([{ reason: { code: 'missedDuty' }, to: 'othersThanOffender', amount: 8 }]);
  });

  it('§8 coins and the village payment say how they were reckoned', () => {
    const coins = report('solo', { scoring: 'traditional' }).made.lines[0];
    const won = coins?.to === 'dapper';
    expect(coins?.reason).toMatchObject({ code: 'soloCoins', each: won ? 10 : 5 });
    const village = report('challenged', {
      scoring: 'traditional',
      villageBids: 'breitnau',
      villagePayment: 'roundUp10',
    }).made.lines[0];
    if (village?.reason.code !== 'village') throw new Error('not a village line');
    const { points, stake } = village.reason;
    expect(village.amount).toBe(Math.ceil(((40 - points) * stake) / 10) * 10);
  });

  it('agrees with the scores over random hands of every rule set', () => {
    const fates = new Set<string>();
    eachRandomHand('report', 400, (hand) => {
      const seen = observe(hand.end, 0);
      const made = handReport(seen);
      if (made === undefined || seen.result === undefined) throw new Error('no report');
      const { result } = seen;
      for (const { fate } of made.ultimos) fates.add(fate.code);
      for (const { reason, amount } of made.lines) {
        if (reason.code === 'dapp') expect(amount).toBe(reason.tier * reason.stake);
        if (reason.code === 'solo') expect(amount).toBe(2 * reason.tier + 1);
        if (reason.code === 'dappCoins') expect(amount).toBe(5 * reason.tier * reason.stake);
        if (reason.code === 'soloCoins') expect(amount).toBe(reason.each * reason.tier);
      }
      if (made.count !== undefined) {
        const { dapper, team } = made.count;
        expect([78, 79]).toContain(made.together);
        for (const pile of [dapper, team]) expect(halfOf(pile) + pile.pips).toBe(pile.points);
        expect(dapper.cards + team.cards).toBe(54);
        const row = TIERS.find(({ tier }) => tier === made.tier);
        expect(made.count.losersPoints).toBeGreaterThanOrEqual(row?.from ?? 99);
        expect(made.count.losersPoints).toBeLessThanOrEqual(row?.to ?? 0);
      }
      for (const trick of result.tricks) expect(seatsOf(trick, seen.active)).toContain(trick.winner);
      if (made.reason.code === 'missedDuty') expect(made.reason.stop).toBeDefined();
      if (result.end === 'played')
        expect(playedBy(result, seen.active[0] ?? 0, seen.active).length).toBe(seen.trickCount);
    });
    expect([...fates].sort()).toEqual(['early', 'lost', 'notInTrick', 'won']);
  });
});
