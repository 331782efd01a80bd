import { describe, expect, it } from 'vitest';
import { observe, phaseOf, toAct } from '#engine/games/dappen/index.ts';
import type { PlayerCount } from '#engine/games/dappen/rules.ts';
import { act, dealScene, due, playScene, quietDeal, refusal } from '#tests/support/scenario.ts';

describe('§3 speakers', () => {
  it.each([
    [6, 5, '0:pass 1:pass 2:pass 3:pass 4:pass 5:pass'],
    [6, 2, '3:pass 4:pass 5:pass 0:pass 1:pass 2:pass'],
    [7, 0, '1:pass 2:pass 3:pass 4:pass 5:pass 6:pass 0:pass'],
    [8, 7, '0:pass 1:pass 2:pass 3:pass 4:pass 5:pass 6:pass'],
    [8, 4, '5:pass 6:pass 7:pass 0:pass 1:pass 2:pass 3:pass'],
  ])(
    '%i players, Dealer %i: the Dealer speaks last, with eight the seat before',
    (players, dealer, script) => {
      const rules = { players: players as PlayerCount };
      const scene = playScene({ ...quietDeal(dealer, rules.players), rules }, script);
      expect(phaseOf(scene.state)).toBe('dapp');
      expect(toAct(scene.state)).toBe((dealer + 1) % players);
    },
  );
});

describe('§3 Round 1, Solo', () => {
  it.each([
    ['the first speaker', '0:solo', 0],
    ['the third speaker', '0:pass 1:pass 2:solo', 2],
    ['the last speaker', '0:pass 1:pass 2:pass 3:pass 4:pass 5:solo', 5],
  ])('%s says Solo: no more bidding, no Dapp, the Dapper leads', (_, script, dapper) => {
    const { state } = playScene({ ...quietDeal(5), rules: { ultimos: 'none' } }, script);
    expect(phaseOf(state)).toBe('play');
    expect(toAct(state)).toBe(dapper);
    const seen = observe(state, dapper);
    expect(seen).toMatchObject({ contract: 'solo', dapper, drafted: false, multiplier: 1, dappAt: 'table' });
    expect(seen.hand).toEqual(seen.dealt);
    expect(seen.dapp).toBeUndefined();
  });

  it('a trump stop does not bind in Round 1', () => {
    expect(due(dealScene({ dealer: 5, hands: { 0: 'Skus XXI XX XIX XVIII XVII XVI' } }))).toBe(
      '0: pass solo',
    );
  });
});

describe('§3 trump stop', () => {
  // seven cards each: T Taroks, the highest of rank 23 − T (held) or one less (not held)
  it.each([
    ['Skus H4 H3 D4 D3 S7 C7', true],
    ['XXI H4 H3 D4 D3 S7 C7', false],
    ['XXI I H4 H3 D4 D3 S7', true],
    ['XX XIX H4 H3 D4 D3 S7', false],
    ['XX II I H4 H3 D4 D3', true],
    ['XIX XVIII XVII H4 H3 D4 D3', false],
    ['XIX III II I H4 H3 D4', true],
    ['XVIII III II I H4 H3 D4', false],
    ['XVIII IV III II I H4 H3', true],
    ['XVII XVI XV XIV XIII H4 H3', false],
    ['XVII V IV III II I H4', true],
    ['XVI V IV III II I H4', false],
    ['XVI VI V IV III II I', true],
    ['XV XIV XIII XII XI X IX', false],
    ['Skus III II H4 H3 D4 D3', true],
    ['SK CK HK DK SQ CQ HQ', false],
  ])('%s: %s', (hand, held) => {
    const scene = playScene({ dealer: 5, hands: { 0: hand } }, 'passes');
    expect(due(scene)).toBe(held ? '0: dapp' : '0: pass dapp');
    expect(observe(scene.state, 0).trumpStop !== undefined).toBe(held);
    if (held) expect(refusal(scene, 'pass').code).toBe('mustSayDapp');
  });

  it('the refusal names the Taroks, the highest and the rank needed', () => {
    const scene = playScene({ dealer: 5, hands: { 0: 'XX II I H4 H3 D4 D3' } }, 'passes');
    expect(refusal(scene, 'pass')).toEqual({
      code: 'mustSayDapp',
      taroks: 3,
      highest: 'XX',
      highestRank: 20,
      needed: 20,
    });
  });

  it('binds only until somebody has said Dapp', () => {
    const { hands, dealer } = quietDeal(5);
    const deal = { dealer, hands: { ...hands, 2: 'Skus XXI XX CJ C10 C9 C8' }, dapp: '' };
    expect(due(playScene(deal, 'passes 0:dapp 1:pass'))).toBe('2: pass challenge');
    expect(due(playScene(deal, 'passes 0:pass 1:pass'))).toBe('2: dapp');
  });
});

describe('§3 second-to-last', () => {
  it.each([
    [6, 5, '0:pass 1:pass 2:pass 3:pass', 4],
    [6, 0, '1:pass 2:pass 3:pass 4:pass', 5],
    [7, 6, '0:pass 1:pass 2:pass 3:pass 4:pass', 5],
    [8, 7, '0:pass 1:pass 2:pass 3:pass 4:pass', 5],
    [8, 2, '3:pass 4:pass 5:pass 6:pass 7:pass', 0],
  ])('%i players, Dealer %i: drafted without an action', (players, dealer, script, drafted) => {
    const rules = { players: players as PlayerCount };
    const scene = playScene({ ...quietDeal(dealer, rules.players), rules }, `passes ${script}`);
    expect(due(scene)).toMatch(new RegExp(`^${drafted}: discard`));
    expect(observe(scene.state, dealer)).toMatchObject({ dapper: drafted, drafted: true, multiplier: 1 });
    expect(scene.events).toContainEqual({ type: 'drafted', seat: drafted });
  });

  it('[reading] is drafted also with a trump stop of its own', () => {
    const { hands, dealer } = quietDeal(5);
    const deal = { dealer, hands: { ...hands, 4: 'Skus HA H2 H3 H4 DK DQ' }, dapp: '' };
    const scene = playScene(deal, 'passes 0:pass 1:pass 2:pass 3:pass');
    expect(observe(scene.state, 0)).toMatchObject({ dapper: 4, drafted: true });
    expect(observe(scene.state, 0).talk.at(-1)).toEqual({ seat: 4, round: 'dapp', word: 'drafted' });
  });

  it('is not drafted when somebody before said Dapp, but may Challenge', () => {
    expect(due(playScene(quietDeal(5), 'passes 0:pass 1:pass 2:pass 3:dapp'))).toBe('4: pass challenge');
  });

  it('the last speaker then has nothing to say by the basic rules, even with a trump stop', () => {
    const { hands, dealer } = quietDeal(5);
    const deal = { dealer, hands: { ...hands, 5: 'Skus XXI XX DA D2 D3 D4' }, dapp: '' };
    expect(due(playScene(deal, 'passes 0:pass 1:pass 2:pass 3:pass'))).toMatch(/^4: discard/);
  });
});

describe('§3 Challenge', () => {
  const said = (script: string) => playScene(quietDeal(5), `passes ${script}`);

  it.each([
    ['each later speaker in order, once', '0:pass 1:dapp', '2: pass challenge'],
    ['each later speaker in order, once', '0:pass 1:dapp 2:pass 3:pass', '4: pass challenge'],
    ['the last speaker too', '0:pass 1:dapp 2:pass 3:pass 4:pass', '5: pass challenge'],
    [
      'the first Challenge ends this: the bidder answers',
      '0:pass 1:dapp 2:pass 3:challenge',
      '1: keep goAhead',
    ],
  ])('%s (%s)', (_, script, expected) => {
    expect(due(said(script))).toBe(expected);
  });

  it.each([
    ['nobody Challenges', '0:dapp 1:pass 2:pass 3:pass 4:pass 5:pass', 0, 1],
    ['keep', '0:dapp 1:challenge 0:keep', 0, 2],
    ['go ahead', '0:dapp 1:challenge 0:goAhead', 1, 2],
    ['keep, Challenged by the last', '0:pass 1:pass 2:pass 3:dapp 4:pass 5:challenge 3:keep', 3, 2],
    ['go ahead, Challenged by the last', '0:pass 1:dapp 2:pass 3:pass 4:pass 5:challenge 1:goAhead', 5, 2],
  ])('%s: %s', (_, script, dapper, multiplier) => {
    const scene = said(script);
    expect(due(scene)).toMatch(new RegExp(`^${dapper}: discard`));
    expect(observe(scene.state, 3)).toMatchObject({ contract: 'dapp', dapper, multiplier, drafted: false });
    expect(scene.events).toContainEqual({ type: 'contract', contract: 'dapp', dapper, multiplier });
  });

  it('a said Dapp forced by a trump stop can be Challenged like any other', () => {
    const { hands, dealer } = quietDeal(5);
    const deal = { dealer, hands: { ...hands, 0: 'Skus SK SQ SN SJ S10 H2' }, dapp: '' };
    const free = { ...deal, hands: { ...hands, 0: 'X SK SQ SN SJ S10 H2', 4: 'II HA IX H3 H4 DK DQ' } };
    for (const each of [{ ...deal, hands: { ...deal.hands, 4: 'II HA IX H3 H4 DK DQ' } }, free]) {
      expect(due(playScene(each, 'passes 0:dapp 1:challenge'))).toBe('0: keep goAhead');
    }
  });

  it('a drafted Dapper cannot be Challenged', () => {
    expect(due(said('0:pass 1:pass 2:pass 3:pass'))).toMatch(/^4: discard/);
  });

  it('the waiting answer is public', () => {
    const scene = said('0:pass 1:dapp 2:challenge');
    expect(phaseOf(scene.state)).toBe('answer');
    expect(observe(scene.state, 5)).toMatchObject({
      phase: 'answer',
      toAct: 1,
      challenger: 2,
      dapper: 1,
      multiplier: 2,
    });
  });
});

describe('§3 out of turn and out of place', () => {
  it.each([
    ['0', 'challenge', 'wordNotNow'],
    ['0', 'keep', 'wordNotNow'],
    ['0', 'push', 'wordNotNow'],
    ['0', 'raise', 'wordNotNow'],
    ['0', 'dapp', 'wordNotNow'],
    ['0', 'X', 'actionNotNow'],
    ['0', 'discard()', 'actionNotNow'],
    ['0', 'lay()', 'actionNotNow'],
    ['1', 'pass', 'notYourTurn'],
    ['6', 'pass', 'noSuchSeat'],
    ['-1', 'pass', 'noSuchSeat'],
  ])('seat %s, %s in Round 1: %s', (seat, token, code) => {
    expect(refusal(dealScene(quietDeal(5)), token, Number(seat)).code).toBe(code);
  });

  it('an eight-player Dealer sits out', () => {
    const scene = dealScene({ ...quietDeal(7, 8), rules: { players: 8 } });
    expect(refusal(scene, 'pass', 7)).toEqual({ code: 'sitsOut', seat: 7 });
    expect(observe(scene.state, 7)).toMatchObject({ hand: [], dealt: [], legal: [] });
  });

  it('says solo again in Round 2: refused', () => {
    expect(refusal(act(dealScene(quietDeal(5)), 'passes'), 'solo').code).toBe('wordNotNow');
  });
});
