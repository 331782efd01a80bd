import { describe, expect, it } from 'vitest';
import { observe } from '#engine/games/dappen/index.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { act, due, outcome, playScene, refusal, type Scene } from '#tests/support/scenario.ts';

const HOLDING = { holdingSkus: true, ultimos: 'none' } as const;

/** Seat 0 plays a Solo; seat 1 has no Tarok but the Skus, and the best spades. */
const DEAL = {
  dealer: 5,
  hands: {
    0: 'XXI XX D4 D3 D2 HK H4',
    1: 'Skus SK SQ SN SJ S10 S9',
    2: 'XVI XV C9 C8 C7 H2 HA',
    3: 'XIV XIII C10 HN HJ H3 HQ',
    4: 'XIX XVIII CQ CN CJ DA S7',
    5: 'XVII DK DQ DN DJ S8 CK',
  },
  dapp: 'I II III IV V VI VII VIII IX X XI XII',
};
const solo = (script: string, rules: RuleSetInput = {}): Scene =>
  playScene({ ...DEAL, rules: { ...HOLDING, ...rules } }, `0:solo ${script}`);

const T1 = '0:XXI S9 XV XIII XVIII XVII';
const T2 = '0:XX S10 XVI XIV XIX DJ';
const T3 = '0:D4 SJ C7 H3 DA DK';
const T4 = '5:S8 D3 SN C8 C10 S7';
const T5 = '1:SK C9 HJ CJ DN D2';

describe('§8 holdingSkus: when it may be held', () => {
  it.each<[string, RuleSetInput, string, string]>([
    ['Tarok led and only the Skus', HOLDING, '0:XXI', '1: Skus S9 S10 SJ SN SQ SK'],
    ['a suit led that is not held', HOLDING, '0:D4', '1: Skus S9 S10 SJ SN SQ SK'],
    ['not without this rule', { ultimos: 'none' }, '0:XXI', '1: Skus'],
    ['not without this rule, void', { ultimos: 'none' }, '0:D4', '1: Skus'],
  ])('%s', (_, rules, script, expected) => {
    expect(due(playScene({ ...DEAL, rules }, `0:solo ${script}`))).toBe(expected);
  });

  it.each([
    ['not with another Tarok', 'XX', 'Skus I S7 S8 C7 C8 H4', '1: I Skus'],
    ['not while the suit can be followed', 'XX', 'Skus S7 S8 C7 C8 H4 H3', '1: Skus S7 S8 C7 C8 H4 H3'],
  ])('%s', (_, led, hand, expected) => {
    const deal = { dealer: 5, hands: { 0: `${led} D4`, 1: hand }, rules: HOLDING };
    expect(due(playScene(deal, `0:solo 0:${led}`))).toBe(expected);
  });

  it('following suit is no holding: the Skus stays free', () => {
    // trick 4 of the script: spades are led before any Tarok was due
    const deal = {
      ...DEAL,
      hands: { ...DEAL.hands, 0: 'XXI XX S7 D3 D2 HK H4', 4: 'XIX XVIII CQ CN CJ DA D4' },
    };
    const scene = playScene({ ...deal, rules: HOLDING }, '0:solo 0:S7 1:S9');
    expect(observe(scene.state, 1).holdsSkus).toBe(false);
  });

  it('the Dapper never holds it', () => {
    const deal = {
      dealer: 5,
      hands: {
        0: 'Skus H4 H3 H2 HA HJ HN',
        1: 'S7 S8 S9 S10 SJ SN SQ',
        2: 'C7 C8 C9 C10 CJ CN CQ',
        3: 'D4 D3 D2 DA DJ DN DQ',
        4: 'SK CK DK V IV III II',
        5: 'XXI XX XIX HK HQ I VI',
      },
    };
    const scene = playScene({ ...deal, rules: HOLDING }, '0:solo 0:H4 S7 C7 D4 II HK 4:V VI');
    expect(due(scene)).toBe('0: Skus');
  });

  it('it may as well be played, and then wins', () => {
    const scene = solo('0:XXI Skus XV XIII XVIII XVII');
    expect(observe(scene.state, 3).tricks[0]?.winner).toBe(1);
    expect(observe(scene.state, 1).holdsSkus).toBe(false);
  });
});

describe('§8 holdingSkus: once held', () => {
  it('only its holder knows', () => {
    const scene = solo('0:XXI 1:S9');
    expect([0, 1, 2, 3, 4, 5].map((seat) => observe(scene.state, seat).holdsSkus)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(scene.events.at(-1)).toEqual({ type: 'played', seat: 1, card: 'S9', shownHeld: false });
  });

  it.each([
    ['Tarok led: suit cards only', `${T1} 0:XX`, '1: S10 SJ SN SQ SK'],
    ['void of the suit led: suit cards only', `${T1} ${T2} 0:D4`, '1: SJ SN SQ SK'],
    ['a suit that is held: follow', `${T1} ${T2} ${T3} 5:S8 D3`, '1: SN SQ SK'],
    ['leading: not the Skus', `${T1} ${T2} ${T3} ${T4}`, '1: SQ SK'],
    ['with one other card left: that card', `${T1} ${T2} ${T3} ${T4} ${T5}`, '1: SQ'],
    ['the last trick: the Skus', `${T1} ${T2} ${T3} ${T4} ${T5} 1:SQ HA HN CN DQ H4`, '1: Skus'],
  ])('%s', (_, script, expected) => {
    const scene = solo(script);
    expect(due(scene)).toBe(expected);
    if (!expected.includes('Skus')) expect(refusal(scene, 'Skus')).toEqual({ code: 'skusHeld' });
  });
});

describe('§8 holdingSkus: the last trick', () => {
  const toLast = `${T1} ${T2} ${T3} ${T4} ${T5}`;

  it('led by its holder: shown, and the next player’s card is the lead', () => {
    const scene = solo(`${toLast} 1:SQ HA HN CN DQ H4 1:Skus`);
    expect(scene.events.at(-1)).toEqual({ type: 'played', seat: 1, card: 'Skus', shownHeld: true });
    expect(observe(scene.state, 0).trick).toEqual({ leader: 1, cards: [{ seat: 1, card: 'Skus' }] });
    expect(observe(act(scene, '2:H2').state, 0).trick?.winning).toBe(2);
    // clubs do not beat the heart that counts as led
    expect(observe(act(scene, '2:H2 HQ CQ CK').state, 0).trick?.winning).toBe(3);
  });

  it('won by the Dapper: the Skus goes to the team for a card with fewest pips', () => {
    const scene = solo(`${toLast} 1:SQ HA HN CN DQ H4   1:Skus H2 HQ CQ CK 0:HK`);
    const result = outcome(scene);
    expect(result.tricks.at(-1)).toEqual({
      leader: 1,
      cards: ['Skus', 'H2', 'HQ', 'CQ', 'CK', 'HK'],
      winner: 0,
    });
    // Dapper 12 + 18 − 1 + 1 cards; pips: Dapp 4, XXI 4, DJ 1, HQ CQ CK HK 14: 15 + 23 = 38
    expect(result).toMatchObject({
      cardPoints: { dapper: 38, team: 41 },
      winner: 'team',
      tier: 1,
      scores: [0, 3, 3, 3, 3, 3],
    });
  });

  it('won by the team: nothing is exchanged', () => {
    const result = outcome(solo(`${toLast} 1:SQ HA HN CN DQ 0:HK   1:Skus H2 HQ CQ CK 0:H4`));
    expect(result.tricks.at(-1)).toMatchObject({ leader: 1, winner: 3 });
    // Dapper 24 cards; pips: Dapp 4, XXI 4, DJ 1: 12 + 9 = 21, tier 4; Solo 2·4 + 1
    expect(result).toMatchObject({
      cardPoints: { dapper: 21, team: 58 },
      tier: 4,
      scores: [0, 9, 9, 9, 9, 9],
    });
  });

  it('the card handed over has pips when every card of the team has some', () => {
    const deal = {
      dealer: 5,
      hands: {
        0: 'DJ XXI XX XIX XVIII XVII XVI',
        1: 'Skus SJ SN SQ S7 S8 S9',
        2: 'DQ C7 C8 C9 C10 CN CQ',
        3: 'HJ H4 H3 H2 HA HN HQ',
        4: 'CJ CK HK SK DN D4 D3',
        5: 'DK S10 I XIV XV D2 DA',
      },
    };
    const scene = playScene(
      { ...deal, rules: HOLDING },
      `0:solo 0:DJ SJ DQ HJ DN DK   5:S10 XVI S7 C7 H4 SK   0:XVII S8 C8 H3 D4 I   0:XVIII S9 C9 H2 D3 XIV
       0:XIX SN C10 HA CJ XV   0:XX SQ CN HN CK D2   0:XXI Skus CQ HQ HK DA`,
    );
    // team: trick 1 with 12 pips, a Jack of them for the Skus: 6 cards, 15 pips: 3 + 15 = 18
    expect(outcome(scene)).toMatchObject({
      cardPoints: { dapper: 61, team: 18 },
      winner: 'dapper',
      tier: 4,
      scores: [9, 0, 0, 0, 0, 0],
    });
    expect(outcome(scene).tricks.at(-1)?.winner).toBe(0);
  });

  const MARSCH = {
    dealer: 5,
    hands: {
      0: 'XXI XX XIX XVIII XVII XVI XV',
      1: 'Skus SK SQ SN SJ S10 S9',
      2: 'I XIV C7 C8 C9 C10 CJ',
      3: 'CN CQ CK S7 S8 H4 H3',
      4: 'H2 HA HJ HN HQ HK D4',
      5: 'D3 D2 DA DJ DN DQ DK',
    },
  };
  const ALL = `0:XXI S9 I CN H2 D3   0:XX S10 XIV CQ HA D2   0:XIX SJ C7 CK HJ DA   0:XVIII SN C8 S7 HN DJ
    0:XVII SQ C9 S8 HQ DN   0:XVI SK C10 H4 HK DQ   0:XV Skus CJ H3 D4 DK`;

  it.each<[string, RuleSetInput, number[]]>([
    ['VP', {}, [17, 0, 0, 0, 0, 0]],
    ['coins', { scoring: 'traditional' }, [400, -80, -80, -80, -80, -80]],
  ])('a Marsch over a held Skus: the team’s pile is that one card, 4 CP, tier 8 (%s)', (_, rules, scores) => {
    const scene = playScene({ ...MARSCH, rules: { ...HOLDING, ...rules } }, `0:solo ${ALL}`);
    expect(outcome(scene)).toMatchObject({
      cardPoints: { dapper: 74, team: 4 },
      winner: 'dapper',
      tier: 8,
      scores,
    });
    expect(observe(scene.state, 3).count).toMatchObject({ marsch: true, losersPoints: 0 });
  });

  it('counts as played for a missed duty', () => {
    // seat 1 passes in spite of its Skus, holds it, and shows it in the last trick
    const deal = { ...MARSCH, hands: { ...MARSCH.hands, 0: 'XXI XX XIX XVIII XVII XVI XV' } };
    const scene = playScene(
      { dealer: 0, hands: deal.hands, rules: { ...HOLDING, missedDuty: true } },
      `passes 1:pass 2:pass 3:pass 4:pass 5:discard(D3 D2 DA DJ DN DQ II III IV V VI VII)`,
    );
    expect(due(scene)).toBe('5: VIII IX X XI XII XIII DK');
    const played = act(
      scene,
      `5:XIII 0:XXI S9 I CN H2   0:XX S10 XIV CQ HA VIII   0:XIX SJ C7 CK HJ IX   0:XVIII SN C8 S7 HN X
       0:XVII SQ C9 S8 HQ XI   0:XVI SK C10 H4 HK XII   0:XV`,
    );
    expect(due(played)).toBe('1: Skus');
    const over = act(played, '1:Skus');
    expect(outcome(over)).toMatchObject({ end: 'missedDuty', missedBy: 1, scores: [8, 0, 8, 8, 8, 8] });
    expect(outcome(over).tricks).toHaveLength(6);
  });
});
