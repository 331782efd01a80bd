import { describe, expect, it } from 'vitest';
import { observe, phaseOf } from '#engine/games/dappen/index.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { act, due, outcome, playScene, quietDeal, refusal } from '#tests/support/scenario.ts';

const DRAFT_4 = 'passes 0:pass 1:pass 2:pass 3:pass';

describe('§4 exchange', () => {
  const drafted = () => playScene({ ...quietDeal(5), rules: { ultimos: 'none' } }, DRAFT_4);
  // seat 4 holds II HA H2 H3 H4 DK DQ and took Skus XXI … XI
  const legalTwelve = 'II HA H2 H3 H4 DQ XI XII XIII XIV XV XVI';

  it('the Dapper holds 12 more, and anything but Trull and Kings may be discarded', () => {
    const scene = drafted();
    expect(due(scene)).toBe('4: discard 12 of II XI XII XIII XIV XV XVI XVII XVIII XIX XX H4 H3 H2 HA DQ');
    expect(observe(scene.state, 4).hand).toHaveLength(19);
    expect(observe(scene.state, 0).handSizes).toEqual([7, 7, 7, 7, 19, 7]);
    expect(observe(scene.state, 4)).toMatchObject({ dappAt: 'hand' });
  });

  it('afterwards the hand has its dealt size again, and the discards are the Dapper’s secret', () => {
    const scene = act(drafted(), `4:discard(${legalTwelve})`);
    expect(phaseOf(scene.state)).toBe('play');
    expect(observe(scene.state, 4).hand).toEqual(['XVII', 'XVIII', 'XIX', 'XX', 'XXI', 'Skus', 'DK']);
    expect([...(observe(scene.state, 4).discards ?? [])].sort()).toEqual(legalTwelve.split(' ').sort());
    expect(observe(scene.state, 3).discards).toBeUndefined();
    expect(observe(scene.state, 3)).toMatchObject({ dappAt: 'discarded', handSizes: [7, 7, 7, 7, 7, 7] });
    expect(scene.events.at(-1)).toEqual({ type: 'discarded', seat: 4, count: 12 });
  });

  it.each([
    ['a King', legalTwelve.replace('II', 'DK'), 'kingNotDiscardable'],
    ['the Skus', legalTwelve.replace('II', 'Skus'), 'trullNotDiscardable'],
    ['the XXI', legalTwelve.replace('II', 'XXI'), 'trullNotDiscardable'],
    ['eleven cards', legalTwelve.replace('II', ''), 'wrongDiscardCount'],
    ['thirteen cards', `${legalTwelve} XX`, 'wrongDiscardCount'],
    ['none', '', 'wrongDiscardCount'],
    ['a card twice', legalTwelve.replace('II', 'HA'), 'cardTwice'],
    ['a card of another hand', legalTwelve.replace('II', 'I'), 'cardNotInHand'],
  ])('refuses %s', (_, list, code) => {
    expect(refusal(drafted(), `discard(${list})`).code).toBe(code);
  });

  it('the Pagat is never discarded', () => {
    const scene = playScene(quietDeal(5), 'passes 0:dapp 1:pass 2:pass 3:pass 4:pass 5:challenge 0:goAhead');
    expect(due(scene)).toBe('5: discard 12 of XI XII XIII XIV XV XVI XVII XVIII XIX XX D4 D3 D2 DA DJ DN');
  });

  it('exactly twelve may be left to choose from: all go', () => {
    // 7 players: 6 + 12 cards, six of them Trull and Kings
    const scene = playScene(
      {
        dealer: 6,
        hands: { 0: 'Skus XXI I SK CK S7' },
        dapp: 'HK H4 H3 H2 HA HJ HN HQ D4 D3 D2 DA',
        rules: { players: 7 },
      },
      'passes 0:dapp 1:pass 2:pass 3:pass 4:pass 5:pass 6:pass',
    );
    expect(due(scene)).toBe('0: discard 12 of S7 H4 H3 H2 HA HJ HN HQ D4 D3 D2 DA');
  });

  it('seven or eight players: back to six cards', () => {
    const scene = playScene(
      { ...quietDeal(7, 8), rules: { players: 8, ultimos: 'none' } },
      'passes 0:pass 1:pass 2:pass 3:pass 4:pass 5:discard(III II H4 DQ DN XI XII XIII XIV XV XVI XVII)',
    );
    expect(observe(scene.state, 5).hand).toEqual(['XVIII', 'XIX', 'XX', 'XXI', 'Skus', 'DK']);
    expect(observe(scene.state, 5).handSizes).toEqual([6, 6, 6, 6, 6, 6, 6, 0]);
  });
});

describe('§4 instant win', () => {
  const split = { dealer: 5, hands: { 0: 'Skus XXI I SK CK S7 S8' }, dapp: 'HK DK' };
  const allInHand = { dealer: 5, hands: { 0: 'Skus XXI I SK CK HK DK' }, dapp: '' };
  const inDapp = { dealer: 5, hands: { 0: 'XX XIX XVIII S7 S8 S9 S10' }, dapp: 'Skus XXI I SK CK HK DK' };
  const alone = 'passes 0:dapp 1:pass 2:pass 3:pass 4:pass 5:pass';

  it.each([
    ['split between hand and Dapp', split],
    ['all in the hand', allInHand],
    ['all in the Dapp', inDapp],
  ])('Trull and four Kings %s: ends at once, 8 VP', (_, deal) => {
    const scene = playScene(deal, alone);
    expect(due(scene)).toBe('over');
    expect(outcome(scene)).toEqual({
      end: 'instantWin',
      contract: 'dapp',
      dapper: 0,
      drafted: false,
      multiplier: 1,
      tricks: [],
      cardPoints: null,
      winner: 'dapper',
      tier: 8,
      ultimos: [],
      missedBy: null,
      scores: [8, 0, 0, 0, 0, 0],
    });
    const shown = scene.events.find((event) => event.type === 'instantWin');
    expect([...(shown?.type === 'instantWin' ? shown.cards : [])].sort()).toEqual(
      ['Skus', 'XXI', 'I', 'SK', 'CK', 'HK', 'DK'].sort(),
    );
  });

  it.each<[string, RuleSetInput, string, number[], number, boolean]>([
    ['after a Challenge 16', {}, 'passes 0:dapp 1:challenge 0:keep', [16, 0, 0, 0, 0, 0], 2, false],
    [
      'after a push 8 × 3',
      { villageBids: 'breitnau' },
      'passes 0:dapp 1:challenge 0:keep 1:push 0:keep',
      [24, 0, 0, 0, 0, 0],
      3,
      false,
    ],
    [
      'in coins 40 × multiplier from each',
      { scoring: 'traditional' },
      'passes 0:dapp 1:challenge 0:keep',
      [400, -80, -80, -80, -80, -80],
      2,
      false,
    ],
    [
      'in coins, unraised',
      { scoring: 'traditional', villageBids: 'breitnau', villagePayment: 'roundUp10' },
      alone,
      [200, -40, -40, -40, -40, -40],
      1,
      false,
    ],
  ])('%s', (_, rules, script, scores, multiplier, drafted) => {
    expect(outcome(playScene({ ...split, rules }, script))).toMatchObject({
      end: 'instantWin',
      tier: 8,
      scores,
      multiplier,
      drafted,
    });
  });

  it('a drafted Dapper wins so too', () => {
    const deal = { ...quietDeal(5), hands: { 4: 'SK CK HK DK I II III' }, dapp: 'Skus XXI' };
    const scene = playScene({ ...deal, rules: { missedDuty: true } }, DRAFT_4);
    expect(outcome(scene)).toMatchObject({
      end: 'instantWin',
      dapper: 4,
      drafted: true,
      scores: [0, 0, 0, 0, 8, 0],
    });
  });

  it('an instant win comes before a missed duty is revealed', () => {
    const deal = {
      dealer: 5,
      hands: { 0: 'XX XIX XVIII S7 S8 S9 S10', 1: 'I SK CK HK DK' },
      dapp: 'Skus XXI',
    };
    const scene = playScene(
      { ...deal, rules: { missedDuty: true } },
      'passes 0:pass 1:dapp 2:pass 3:pass 4:pass 5:pass',
    );
    expect(outcome(scene)).toMatchObject({ end: 'instantWin', dapper: 1, missedBy: null });
  });

  it('there is none in a Solo, whatever lies in the hand', () => {
    expect(due(playScene({ ...allInHand, rules: { ultimos: 'none' } }, '0:solo'))).toMatch(
      /^0: I XXI Skus SK/,
    );
  });

  it('six of the seven are not enough', () => {
    const deal = { dealer: 5, hands: { 0: 'Skus XXI I SK CK HK S7', 1: 'DK' }, dapp: '' };
    expect(due(playScene(deal, alone))).toMatch(/^0: discard/);
  });
});
