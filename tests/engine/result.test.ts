import { describe, expect, it } from 'vitest';
import { observe } from '#engine/games/dappen/index.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { tierFor } from '#engine/games/dappen/scoring.ts';
import { due, outcome, playScene, quietDeal } from '#tests/support/scenario.ts';

describe('§7 tier', () => {
  it.each([
    [1, 33, 39],
    [2, 28, 32],
    [3, 23, 27],
    [4, 18, 22],
    [5, 13, 17],
    [6, 8, 12],
    [7, 3, 7],
    [8, 0, 2],
  ])('%i for %i to %i points of the loser', (tier, low, high) => {
    for (let points = low; points <= high; points++) expect(tierFor(points)).toBe(tier);
  });
});

/**
 * Seven players, a Solo by seat 0 that takes tricks 1, 5 and 6. Dapper: the Dapp with 8 pips, trick 1
 * with the Pagat's 4, tricks 5 and 6 with 11: 33 cards, 23 pips, 16 + 23 = 39. Team: 21 cards, 29 pips,
 * 10 + 29 = 39.
 */
const SPLIT = `0:solo
  0:X IX VII V IV II I   0:SK S7 VIII VI HN III DJ   2:CN C8 HJ DK DA SQ CQ
  1:CK C10 C7 HA DQ D2 SN   1:S8 CJ HK H2 H4 D3 SJ   0:S10 S9 C9 HQ H3 DN D4`;

/** Six players, a Solo by seat 5 with a low hand that takes no trick. */
const NO_TRICK = `0:pass 1:pass 2:pass 3:pass 4:pass 5:solo
  5:I IX VII V III II   0:X VIII VI IV HA D4   0:SK S7 C8 C7 H4 D3   0:SQ S8 C9 HJ H3 D2
  0:SJ S9 C10 HN H2 DA   0:SN CQ CJ HQ DQ DJ   0:S10 CK CN HK DK DN`;

/** Six players, seat 4 is drafted and takes every trick. */
const ALL_TRICKS = `
  4:discard(II HA H2 H3 H4 DQ XI XII XIII XIV XV XVI)
  4:Skus I IX VII V III   4:XXI D4 X VIII VI IV   4:XX D3 S10 S7 C8 C7   4:XIX D2 SJ S8 C9 HJ
  4:XVIII DA SN S9 C10 HN   4:XVII DJ SQ CQ CJ HQ   4:DK DN SK CK CN HK`;

describe('§7 result', () => {
  it.each<[string, RuleSetInput, number[]]>([
    ['a won Solo of tier 1: 2·1 + 1', {}, [3, 0, 0, 0, 0, 0, 0]],
    ['in coins 10 from each', { scoring: 'traditional' }, [60, -10, -10, -10, -10, -10, -10]],
    [
      'roundUp10 does not touch a Solo',
      { scoring: 'traditional', villageBids: 'breitnau', villagePayment: 'roundUp10' },
      [60, -10, -10, -10, -10, -10, -10],
    ],
  ])('a 39–39 split of an odd-odd 78 is the Dapper’s: %s', (_, rules, scores) => {
    const deal = { ...quietDeal(6, 7), rules: { players: 7, ultimos: 'none', ...rules } as const };
    const scene = playScene(deal, SPLIT);
    expect(outcome(scene)).toMatchObject({
      end: 'played',
      contract: 'solo',
      dapper: 0,
      drafted: false,
      multiplier: 1,
      winner: 'dapper',
      tier: 1,
      cardPoints: { dapper: 39, team: 39 },
      scores,
    });
    expect(observe(scene.state, 3).count).toMatchObject({
      dapper: { cards: 33, pips: 23, points: 39 },
      team: { cards: 21, pips: 29, points: 39 },
      noTrick: false,
      marsch: false,
      losersPoints: 39,
    });
  });

  it.each<[RuleSetInput, number[]]>([
    [{}, [3, 0, 0, 0, 0, 0, 0, 0]],
    [{ scoring: 'traditional' }, [60, -10, -10, -10, -10, -10, -10, 0]],
  ])('with eight the Dealer who sits out gets and pays nothing: %j', (rules, scores) => {
    const deal = { ...quietDeal(7, 8), rules: { players: 8, ultimos: 'none', ...rules } as const };
    expect(outcome(playScene(deal, SPLIT)).scores).toEqual(scores);
  });

  it.each<[string, RuleSetInput, number[]]>([
    ['a lost Solo of tier 8 to each opponent: 2·8 + 1', {}, [17, 17, 17, 17, 17, 0]],
    ['a lost Solo in coins: 5·8 to each', { scoring: 'traditional' }, [40, 40, 40, 40, 40, -200]],
  ])('no trick: the Dapp’s 12 go to the team, the Dapper has 0; %s', (_, rules, scores) => {
    const scene = playScene({ ...quietDeal(5), rules: { ultimos: 'none', ...rules } }, NO_TRICK);
    expect(outcome(scene)).toMatchObject({
      winner: 'team',
      tier: 8,
      cardPoints: { dapper: 0, team: 79 },
      multiplier: 1,
      scores,
    });
    expect(observe(scene.state, 0).count).toMatchObject({ noTrick: true, team: { cards: 54, pips: 52 } });
  });

  it.each<[string, RuleSetInput, string, number[], boolean]>([
    ['tier 8', {}, '', [0, 0, 0, 0, 8, 0], true],
    ['Challenge', { challengeDrafted: true }, '5:challenge 4:keep', [0, 0, 0, 0, 16, 0], true],
    [
      'push',
      { challengeDrafted: true, villageBids: 'breitnau', villageMultipliers: { push: 5 } },
      '5:challenge 4:keep 5:push 4:keep',
      [0, 0, 0, 0, 40, 0],
      true,
    ],
    ['coins', { scoring: 'traditional' }, '', [-40, -40, -40, -40, 200, -40], true],
    [
      'coins, Challenge',
      { scoring: 'traditional', challengeDrafted: true },
      '5:challenge 4:keep',
      [-80, -80, -80, -80, 400, -80],
      true,
    ],
  ])('Marsch, the loser’s points are 0: %s', (_, rules, answers, scores, drafted) => {
    const script = `passes 0:pass 1:pass 2:pass 3:pass ${answers} ${ALL_TRICKS}`;
    const scene = playScene({ ...quietDeal(5), rules: { ultimos: 'none', ...rules } }, script);
    expect(outcome(scene)).toMatchObject({
      contract: 'dapp',
      dapper: 4,
      drafted,
      winner: 'dapper',
      tier: 8,
      cardPoints: { dapper: 79, team: 0 },
      scores,
    });
    expect(observe(scene.state, 0).count).toMatchObject({ marsch: true, losersPoints: 0 });
    expect(outcome(scene).tricks).toHaveLength(7);
  });

  it('nothing can be done after the end, and everybody may see the result', () => {
    const scene = playScene({ ...quietDeal(5), rules: { ultimos: 'none' } }, NO_TRICK);
    expect(due(scene)).toBe('over');
    for (const seat of [0, 1, 2, 3, 4, 5]) {
      expect(observe(scene.state, seat)).toMatchObject({ phase: 'done', result: outcome(scene), legal: [] });
    }
    expect(scene.events.at(-1)).toEqual({ type: 'handOver' });
  });
});
