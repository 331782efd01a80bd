import { describe, expect, it } from 'vitest';
import { observe } from '#engine/games/dappen/index.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { act, due, outcome, playScene, quietDeal, refusal, type Scene } from '#tests/support/scenario.ts';

const MISSED = { missedDuty: true, ultimos: 'none' } as const;
/** Seat 0 holds XXI and IX, a trump stop; everybody else is as in the quiet deal. */
const DEAL = {
  dealer: 5,
  hands: { ...quietDeal(5).hands, 0: 'XXI IX SK SQ SN SJ S10' },
  dapp: 'Skus X XX XIX XVIII XVII XVI XV XIV XIII XII XI',
};
/** Seat 0 passes all the same, seat 1 says Dapp and keeps Skus XX … XVI and the CK. */
const TO_PLAY = `passes 0:pass 1:dapp 2:pass 3:pass 4:pass 5:pass
  1:discard(S9 S8 S7 CQ X XI XII XIII XIV XV VII VIII)`;
const missed = (script: string, rules: RuleSetInput = {}): Scene =>
  playScene({ ...DEAL, rules: { ...MISSED, ...rules } }, `${TO_PLAY} ${script}`);

describe('§8 missedDuty', () => {
  it('the holder of a trump stop may pass after all, only with this rule', () => {
    expect(due(playScene({ ...DEAL, rules: MISSED }, 'passes'))).toBe('0: pass dapp');
    const strict = playScene(DEAL, 'passes');
    expect(due(strict)).toBe('0: dapp');
    expect(refusal(strict, 'pass').code).toBe('mustSayDapp');
  });

  it('ends the hand when the played cards hold a trump stop; the trick it completes stands', () => {
    const scene = missed('1:XX VI IV II I 0:IX 1:XIX V III H4 D4');
    expect(due(scene)).toBe('0: XXI');
    const over = act(scene, '0:XXI');
    expect(outcome(over)).toEqual({
      end: 'missedDuty',
      contract: 'dapp',
      dapper: 1,
      drafted: false,
      multiplier: 1,
      tricks: [
        { leader: 1, cards: ['XX', 'VI', 'IV', 'II', 'I', 'IX'], winner: 1 },
        { leader: 1, cards: ['XIX', 'V', 'III', 'H4', 'D4', 'XXI'], winner: 0 },
      ],
      cardPoints: null,
      winner: null,
      tier: null,
      ultimos: [],
      missedBy: 0,
      scores: [0, 8, 8, 8, 8, 8],
    });
    expect(over.events).toContainEqual({ type: 'missedDuty', seat: 0 });
  });

  it('ends it at once, in mid-trick; the broken trick does not count', () => {
    const scene = missed('1:XX VI IV II I 0:XXI');
    expect(due(scene)).toMatch(/^0: IX/);
    const over = act(scene, '0:IX');
    expect(outcome(over)).toMatchObject({ end: 'missedDuty', missedBy: 0, scores: [0, 8, 8, 8, 8, 8] });
    expect(outcome(over).tricks).toHaveLength(1);
    expect(observe(over.state, 3).trick).toMatchObject({ leader: 0, cards: [{ seat: 0, card: 'IX' }] });
  });

  it.each<[string, RuleSetInput, string, number[]]>([
    ['the offender pays 40 to each', { scoring: 'traditional' }, '', [-200, 40, 40, 40, 40, 40]],
    [
      'whatever the village pays',
      { scoring: 'traditional', villageBids: 'breitnau', villagePayment: 'roundUp10' },
      '',
      [-200, 40, 40, 40, 40, 40],
    ],
  ])('in coins %s', (_, rules, _script, scores) => {
    expect(outcome(missed('1:XX VI IV II I 0:XXI 0:IX', rules)).scores).toEqual(scores);
  });

  it('the stake does not change it, nor are Ultimos scored', () => {
    const deal = {
      ...DEAL,
      hands: { ...DEAL.hands, 1: 'I VII S9 S8 S7 CK CQ', 5: 'VIII DN DJ DA D2 D3 D4' },
    };
    const scene = playScene(
      { ...deal, rules: { missedDuty: true } },
      `passes 0:pass 1:dapp 2:challenge 1:keep 1:discard(S9 S8 S7 CQ X XI XII XIII XIV XV XVI VII)
       1:lay(I) 1:XX VI IV II VIII 0:XXI 0:IX`,
    );
    expect(outcome(scene)).toMatchObject({
      end: 'missedDuty',
      multiplier: 2,
      ultimos: [],
      scores: [0, 8, 8, 8, 8, 8],
    });
  });

  it('with eight the Dealer, who sits out, gets nothing', () => {
    const { hands } = quietDeal(7, 8);
    const deal = {
      dealer: 7,
      hands: { ...hands, 0: 'Skus SK SQ SN SJ S10' },
      dapp: 'X XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI',
    };
    const script = `passes 0:pass 1:dapp 2:pass 3:pass 4:pass 5:pass 6:pass
      1:discard(S9 S8 S7 CQ X XI XII XIII XIV XV XVI XVII) 1:XX VIII VI IV III I 0:Skus`;
    const rules = { ...MISSED, players: 8 } as const;
    expect(outcome(playScene({ ...deal, rules }, script)).scores).toEqual([0, 8, 8, 8, 8, 8, 8, 0]);
    const coins = { ...rules, scoring: 'traditional' } as const;
    expect(outcome(playScene({ ...deal, rules: coins }, script)).scores).toEqual([
      -240, 40, 40, 40, 40, 40, 40, 0,
    ]);
  });

  it('only played Taroks count: XX with two others shows it with the third card only', () => {
    const deal = {
      ...DEAL,
      hands: {
        ...DEAL.hands,
        0: 'XX XIX IX SK SQ SN SJ',
        2: 'VI V S10 CJ C10 C9 C8',
        3: 'IV III C7 CN HQ HN HJ',
      },
      dapp: 'Skus XXI X HK XVIII XVII XVI XV XIV XIII XII XI',
    };
    const scene = playScene(
      { ...deal, rules: MISSED },
      `passes 0:pass 1:dapp 2:pass 3:pass 4:pass 5:pass
       1:discard(S9 S8 S7 CQ X XI XII XIII XIV XV VII VIII)
       1:Skus VI IV II I 0:XX   1:XXI V III H4 D4 0:XIX   1:XVIII C8 C7 HA D3`,
    );
    expect(due(scene)).toBe('0: IX');
    expect(outcome(act(scene, '0:IX'))).toMatchObject({ end: 'missedDuty', missedBy: 0 });
  });

  it('after somebody has said Dapp a pass misses nothing', () => {
    // seat 0 says Dapp; seat 2 holds a trump stop and passes
    const deal = {
      dealer: 5,
      hands: { ...quietDeal(5).hands, 2: 'Skus V CN CJ C10 C9 C8' },
      dapp: 'VI XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI',
    };
    const scene = playScene(
      { ...deal, rules: MISSED },
      `passes 0:dapp 1:pass 2:pass 3:pass 4:pass 5:pass
       0:discard(SQ SN SJ S10 VI XI XII XIII XIV XV XVI X) 0:XXI VIII 2:Skus`,
    );
    expect(due(scene)).toBe('3: III IV');
  });

  it('the last speaker after a draft has no such duty: passing there misses nothing', () => {
    const deal = {
      dealer: 5,
      hands: { ...quietDeal(5).hands, 5: 'Skus DN DJ DA D2 D3 D4' },
      dapp: 'I XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI',
    };
    const scene = playScene(
      { ...deal, rules: { ...MISSED, challengeDrafted: true } },
      'passes 0:pass 1:pass 2:pass 3:pass',
    );
    expect(due(scene)).toBe('5: pass challenge');
    const played = act(scene, '5:pass 4:discard(II HA H2 H3 H4 DQ XI XII XIII XIV XV XVI) 4:XXI 5:Skus');
    expect(due(played)).toBe('0: IX X');
  });

  it('holds against a drafted Dapper too', () => {
    // everybody before the second-to-last passes, seat 0 against its duty
    const scene = playScene({ ...DEAL, rules: MISSED }, 'passes 0:pass 1:pass 2:pass 3:pass');
    expect(due(scene)).toMatch(/^4: discard/);
    const over = act(
      scene,
      '4:discard(II HA H2 H3 H4 DQ XI XII XIII XIV XV XVI) 4:Skus I 0:IX VII V III 4:XX D4 0:XXI',
    );
    expect(outcome(over)).toMatchObject({ end: 'missedDuty', missedBy: 0, dapper: 4, drafted: true });
  });
});
