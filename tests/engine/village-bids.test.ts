import { describe, expect, it } from 'vitest';
import { observe } from '#engine/games/dappen/index.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { due, outcome, playScene, quietDeal, refusal, type Scene } from '#tests/support/scenario.ts';

/** Seats 0, 1, 3 and 4 hold one King each, seats 2 and 5 none. */
const bid = (script: string, rules: RuleSetInput, hands: Record<number, string> = {}): Scene => {
  const deal = quietDeal(5);
  return playScene({ ...deal, hands: { ...deal.hands, ...hands }, rules }, `passes ${script}`);
};
const DRAFT = '0:pass 1:pass 2:pass 3:pass';
/** Two Kings each for seats 0 and 3. */
const TWO_AND_TWO = {
  0: 'X IX SK CK SN SJ S10',
  1: 'VIII VII S9 S8 S7 SQ CQ',
  3: 'IV III C7 HK DK HN HJ',
  4: 'II HA H2 H3 H4 HQ DQ',
};

describe('§8 challengeDrafted', () => {
  const rules = { challengeDrafted: true };

  it('the last speaker may Challenge a drafted Dapper, or pass', () => {
    expect(due(bid(DRAFT, rules))).toBe('5: pass challenge');
    expect(due(bid(DRAFT, {}))).toMatch(/^4: discard/);
  });

  it.each([
    ['5:pass', 4, 1, true],
    ['5:challenge 4:keep', 4, 2, true],
    ['5:challenge 4:goAhead', 5, 2, false],
  ])('%s: seat %i plays at ×%i, drafted %s', (script, dapper, multiplier, drafted) => {
    const scene = bid(`${DRAFT} ${script}`, rules);
    expect(due(scene)).toMatch(new RegExp(`^${dapper}: discard`));
    expect(observe(scene.state, 2)).toMatchObject({ dapper, multiplier, drafted });
  });
});

describe('§8 Breitnau', () => {
  const breitnau = { villageBids: 'breitnau', ultimos: 'none' } as const;

  it.each([
    ['after keep the Challenger may push', '0:pass 1:dapp 2:challenge 1:keep', '2: pass push'],
    ['then the bidder answers', '0:pass 1:dapp 2:challenge 1:keep 2:push', '1: keep goAhead'],
    ['also after a draft', `${DRAFT} 5:challenge 4:keep`, '5: pass push'],
  ])('%s', (_, script, expected) => {
    expect(due(bid(script, { ...breitnau, challengeDrafted: true }))).toBe(expected);
  });

  it.each([
    ['no Challenge', '0:pass 1:dapp 2:pass 3:pass 4:pass 5:pass', 1, 1, false],
    ['go ahead at once: no push', '0:pass 1:dapp 2:challenge 1:goAhead', 2, 2, false],
    ['no push', '0:pass 1:dapp 2:challenge 1:keep 2:pass', 1, 2, false],
    ['push kept', '0:pass 1:dapp 2:challenge 1:keep 2:push 1:keep', 1, 3, false],
    ['push given', '0:pass 1:dapp 2:challenge 1:keep 2:push 1:goAhead', 2, 3, false],
    ['a drafted Dapper keeps twice', `${DRAFT} 5:challenge 4:keep 5:push 4:keep`, 4, 3, true],
    ['a drafted Dapper gives at last', `${DRAFT} 5:challenge 4:keep 5:push 4:goAhead`, 5, 3, false],
  ])('%s: the bidding ends', (_, script, dapper, multiplier, drafted) => {
    const scene = bid(script, { ...breitnau, challengeDrafted: true });
    expect(due(scene)).toMatch(new RegExp(`^${dapper}: discard`));
    expect(observe(scene.state, 2)).toMatchObject({ dapper, multiplier, drafted });
  });

  it('without challengeDrafted nobody speaks after a draft', () => {
    expect(due(bid(DRAFT, breitnau))).toMatch(/^4: discard/);
  });

  it('the push’s multiplier is a setting and need not rise; the Challenge is always ×2', () => {
    const rules = { ...breitnau, villageMultipliers: { push: 2 } } as const;
    expect(observe(bid('0:dapp 1:challenge 0:keep 1:push 0:keep', rules).state, 5).multiplier).toBe(2);
    const ten = { ...breitnau, villageMultipliers: { push: 10, oneKing: 9, twoKings: 8 } } as const;
    expect(observe(bid('0:dapp 1:challenge 0:keep 1:push 0:keep', ten).state, 5).multiplier).toBe(10);
    expect(observe(bid('0:dapp 1:challenge 0:keep 1:pass', ten).state, 5).multiplier).toBe(2);
  });

  it('there is no push where Breitnau is not played', () => {
    expect(due(bid('0:dapp 1:challenge 0:keep', { ultimos: 'none' }))).toMatch(/^0: discard/);
  });
});

describe('§8 Buchenbach', () => {
  const buchenbach = { villageBids: 'buchenbach', ultimos: 'none' } as const;

  it.each<[string, string, string, Record<number, string>?]>([
    ['no Challenge, a raise with a King', '0:dapp', '1: pass raise'],
    ['asked without a King too', '0:dapp 1:pass', '2: pass'],
    ['the holder answers', '0:dapp 1:raise', '0: keep goAhead'],
    ['a holder without a King can only go ahead', '0:pass 1:pass 2:dapp 3:raise', '2: goAhead'],
    ['after keep the same raiser again; too few Kings for two', '0:dapp 1:raise 0:keep', '1: pass'],
    ['then the next later speaker, about One King', '0:dapp 1:raise 0:keep 1:pass', '2: pass'],
    ['after go ahead the next one, about the raiser’s bid', '0:dapp 1:raise 0:goAhead', '2: pass'],
    ['one King is not enough for a second step', '0:dapp 1:raise 0:goAhead 2:pass', '3: pass'],
    ['two Kings: one step at a time', '0:dapp 1:pass 2:pass', '3: pass raise', TWO_AND_TWO],
    [
      'after keep the same raiser may raise again',
      '0:dapp 1:pass 2:pass 3:raise 0:keep',
      '3: pass raise',
      TWO_AND_TWO,
    ],
    [
      'two Kings keep Two Kings',
      '0:dapp 1:pass 2:pass 3:raise 0:keep 3:raise',
      '0: keep goAhead',
      TWO_AND_TWO,
    ],
    [
      'Two Kings reached: the raiser is still asked',
      '0:dapp 1:pass 2:pass 3:raise 0:keep 3:raise 0:keep',
      '3: pass',
      TWO_AND_TWO,
    ],
    [
      'and so are the others',
      '0:dapp 1:pass 2:pass 3:raise 0:keep 3:raise 0:keep 3:pass 4:pass',
      '5: pass',
      TWO_AND_TWO,
    ],
  ])('%s', (_, script, expected, hands) => {
    expect(due(bid(script, buchenbach, hands))).toBe(expected);
  });

  it.each<[string, string, number, number, Record<number, string>?]>([
    ['nobody raises', '0:dapp 1:pass 2:pass 3:pass 4:pass 5:pass', 0, 1],
    ['One King kept', '0:dapp 1:raise 0:keep 1:pass 2:pass 3:pass 4:pass 5:pass', 0, 2],
    ['One King given', '0:dapp 1:raise 0:goAhead 2:pass 3:pass 4:pass 5:pass', 1, 2],
    [
      'Two Kings kept',
      '0:dapp 1:pass 2:pass 3:raise 0:keep 3:raise 0:keep 3:pass 4:pass 5:pass',
      0,
      3,
      TWO_AND_TWO,
    ],
    [
      'Two Kings given',
      '0:dapp 1:pass 2:pass 3:raise 0:keep 3:raise 0:goAhead 4:pass 5:pass',
      3,
      3,
      TWO_AND_TWO,
    ],
    [
      'a later speaker raises the raiser: Two Kings on top of One',
      // seat 1 has one King and takes the bid, seat 3 has two
      '0:dapp 1:raise 0:goAhead 2:pass 3:raise 1:goAhead 4:pass 5:pass',
      3,
      3,
      {
        0: 'X IX SQ SN SJ S10 S9',
        1: 'VIII VII SK S8 S7 HQ CQ',
        3: 'IV III C7 HK CK HN HJ',
      },
    ],
  ])('%s', (_, script, dapper, multiplier, hands) => {
    const scene = bid(script, buchenbach, hands);
    expect(due(scene)).toMatch(new RegExp(`^${dapper}: discard`));
    expect(observe(scene.state, 5)).toMatchObject({ dapper, multiplier, drafted: false });
  });

  it('the multipliers are settings and need not rise', () => {
    const rules = { ...buchenbach, villageMultipliers: { oneKing: 7, twoKings: 4 } } as const;
    const one = bid('0:dapp 1:pass 2:pass 3:raise 0:goAhead 4:pass 5:pass', rules, TWO_AND_TWO);
    expect(observe(one.state, 5).multiplier).toBe(7);
    const two = bid(
      '0:dapp 1:pass 2:pass 3:raise 0:keep 3:raise 0:goAhead 4:pass 5:pass',
      rules,
      TWO_AND_TWO,
    );
    expect(observe(two.state, 5).multiplier).toBe(4);
  });

  it.each([
    ['raise without a King', '0:dapp 1:pass', 'raise', 'tooFewKingsToRaise', undefined],
    ['keep without a King', '0:pass 1:pass 2:dapp 3:raise', 'keep', 'tooFewKingsToKeep', undefined],
    ['Challenge', '0:dapp', 'challenge', 'wordNotNow', undefined],
    [
      'a third step',
      '0:dapp 1:pass 2:pass 3:raise 0:keep 3:raise 0:keep',
      'raise',
      'highestBidReached',
      TWO_AND_TWO,
    ],
  ])('refuses to %s', (_, script, word, code, hands) => {
    expect(refusal(bid(script, buchenbach, hands), word).code).toBe(code);
  });

  const KING_AT_5 = { 4: 'II HA H2 H3 H4 DQ DN', 5: 'I DK DJ DA D2 D3 D4' };
  it.each<[string, RuleSetInput, string, string]>([
    ['the last speaker may raise a drafted Dapper', { challengeDrafted: true }, '', '5: pass raise'],
    ['who answers as usual', { challengeDrafted: true }, '5:raise', '4: goAhead'],
    ['not without challengeDrafted', {}, '', '4: discard'],
  ])('%s', (_, rules, script, expected) => {
    expect(due(bid(`${DRAFT} ${script}`, { ...buchenbach, ...rules }, KING_AT_5))).toContain(expected);
  });

  it('only the dealt hand’s Kings count, and a handed-over draft is none', () => {
    const rules = { ...buchenbach, challengeDrafted: true } as const;
    const scene = bid(`${DRAFT} 5:raise 4:goAhead`, rules, KING_AT_5);
    expect(observe(scene.state, 0)).toMatchObject({ dapper: 5, drafted: false, multiplier: 2 });
  });
});

/**
 * Seat 4 is drafted and loses the first trick with its King: the team has 6 cards with 4 pips, 3 + 4 = 7
 * points, tier 7.
 */
const SEVEN_POINTS = `4:discard(II HA H2 H3 H4 DQ XI XII XIII XIV XV XVI)
  4:DK D4 IX VII V III   0:SK S7 VI IV XVII I   4:Skus D3 X VIII C8 C7   4:XXI D2 SQ S8 C9 HJ
  4:XX DA SJ S9 C10 HN   4:XIX DJ SN CQ CJ HQ   4:XVIII DN S10 CK CN HK`;

describe('§8 villageMultipliers, traditional scoring and roundUp10', () => {
  const CHALLENGE = '5:challenge 4:keep';
  const NO_PUSH = '5:challenge 4:keep 5:pass';
  const PUSH = '5:challenge 4:keep 5:push 4:keep';
  const coins = { scoring: 'traditional' } as const;
  const village = { ...coins, villageBids: 'breitnau' } as const;
  const roundUp = { ...village, villagePayment: 'roundUp10' } as const;

  it.each<[string, RuleSetInput, string, number]>([
    ['VP: tier 7', {}, '5:pass', 7],
    ['VP: Challenge 2·7', {}, CHALLENGE, 14],
    ['VP: push 3·7', { villageBids: 'breitnau' }, PUSH, 21],
    ['VP: push 10·7', { villageBids: 'breitnau', villageMultipliers: { push: 10 } }, PUSH, 70],
    ['VP: roundUp10 has no effect', { villageBids: 'breitnau', villagePayment: 'roundUp10' }, PUSH, 21],
    ['cents: 5·7', coins, '5:pass', 35],
    ['cents: Challenge', coins, CHALLENGE, 70],
    [
      'cents: roundUp10 has no effect without village bids',
      { ...coins, villagePayment: 'roundUp10' },
      '5:pass',
      35,
    ],
    ['cents: Breitnau without push', village, NO_PUSH, 70],
    ['cents: push 3·35', village, PUSH, 105],
    ['roundUp10: 40 − 7 = 33', roundUp, '5:pass', 40],
    ['roundUp10: 66', roundUp, NO_PUSH, 70],
    ['roundUp10: 99', roundUp, PUSH, 100],
    ['roundUp10: 330 is whole', { ...roundUp, villageMultipliers: { push: 10 } }, PUSH, 330],
    ['roundUp10: 165', { ...roundUp, villageMultipliers: { push: 5 } }, PUSH, 170],
  ])('%s', (_, rules, answers, amount) => {
    const scene = bid(`${DRAFT} ${answers} ${SEVEN_POINTS}`, {
      ultimos: 'none',
      challengeDrafted: true,
      ...rules,
    });
    const each = rules.scoring === 'traditional' ? -amount : 0;
    const own = rules.scoring === 'traditional' ? 5 * amount : amount;
    expect(outcome(scene)).toMatchObject({
      cardPoints: { dapper: 72, team: 7 },
      tier: 7,
      scores: [each, each, each, each, own, each],
    });
  });
});
