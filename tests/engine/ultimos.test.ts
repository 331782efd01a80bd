import { describe, expect, it } from 'vitest';
import { observe } from '#engine/games/dappen/index.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { act, due, outcome, playScene, QUIET_DAPP, refusal } from '#tests/support/scenario.ts';

/**
 * Seat 4 is drafted, keeps Skus XXI XX III II I and the DK, and can win every trick: two rounds of Taroks
 * and nobody else has one.
 */
const STRONG = {
  dealer: 5,
  hands: {
    0: 'X IX SK SQ SN SJ S10',
    1: 'VIII VII S9 S8 S7 CK CQ',
    2: 'VI V CN CJ C10 C9 C8',
    3: 'IV C7 HK HQ HN HJ H3',
    4: 'III II I HA H2 DK DQ',
    5: 'H4 DN DJ DA D2 D3 D4',
  },
  dapp: QUIET_DAPP,
};
const strong = (rules: RuleSetInput = {}) =>
  playScene(
    { ...STRONG, rules },
    'passes 0:pass 1:pass 2:pass 3:pass 4:discard(HA H2 DQ XI XII XIII XIV XV XVI XVII XVIII XIX)',
  );
const FOUR_TRICKS = `
  4:Skus D4 IX VII V IV  4:XXI D3 X VIII VI C7
  4:XX D2 S10 S7 C8 H3  4:DK DA SJ S8 C9 HJ`;

/** Seat 0 plays a Solo with III II I and low diamonds; the others take the lead and force its Taroks. */
const WEAK = {
  dealer: 5,
  hands: {
    0: 'III II I D4 D3 D2 DA',
    1: 'XXI XX XIX XVIII DK S8 S9',
    2: 'XVII XVI SK SQ SN SJ S10',
    3: 'VIII VII VI V C7 C8 C9',
    4: 'IV DJ DN DQ H4 H3 H2',
    5: 'CK CQ CN CJ C10 HK HQ',
  },
  dapp: 'Skus XV XIV XIII XII XI X IX S7 HN HJ HA',
};
const weak = (laid: string, rules: RuleSetInput = {}) =>
  playScene({ ...WEAK, rules }, `0:solo 0:lay(${laid}) 0:D4 DK XVI V DJ C10`);
/** Seat 2 won trick 1 and leads a Tarok; seat 0 is to act. */
const FORCED = '2:XVII VI IV CJ';

/** Seat 0 plays a Solo and loses the last trick's Pagat to the XX. */
const BEATEN = {
  dealer: 5,
  hands: {
    0: 'Skus XXI I SK CK DK D2',
    1: 'XX IV III S7 C7 D4 DQ',
    2: 'II SQ SN SJ CQ CN CJ',
    3: 'V S10 S9 S8 C10 C9 C8',
    4: 'VI HK HQ HN HJ DN DJ',
    5: 'VII HA H2 H3 H4 DA D3',
  },
  dapp: 'VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX',
};
const BEATEN_SCRIPT = `0:solo 0:lay(I)
  0:Skus III II V VI VII   0:XXI IV CJ C8 HJ H4   0:SK S7 SJ S8 HN H3   0:CK C7 CN C9 HQ H2
  0:DK D4 SN S9 DJ D3   0:D2 DQ SQ S10 DN DA   1:XX CQ C10 HK HA I`;

describe('§5 laying Ultimos', () => {
  it('is asked after the exchange, of the III, II and I in the hand', () => {
    expect(due(strong())).toBe('4: lay III II I');
  });

  it.each<[string, RuleSetInput, string, string]>([
    ['a Dapper who holds one of them is asked, in a Solo too', {}, 'I X H4 H3 H2 HA HJ', '0: lay I'],
    ['one who holds none is not asked', {}, 'IV X H4 H3 H2 HA HJ', '0: IV X H4 H3 H2 HA HJ'],
    ['without Ultimos nobody is', { ultimos: 'none' }, 'I X H4 H3 H2 HA HJ', '0: I X H4 H3 H2 HA HJ'],
  ])('%s', (_, rules, hand, expected) => {
    expect(due(playScene({ dealer: 5, hands: { 0: hand }, rules }, '0:solo'))).toBe(expected);
  });

  it('one laid off in the exchange cannot be laid', () => {
    const scene = playScene(
      STRONG,
      'passes 0:pass 1:pass 2:pass 3:pass 4:discard(HA H2 DQ III II XIII XIV XV XVI XVII XVIII XIX)',
    );
    expect(due(scene)).toBe('4: lay I');
  });

  it.each([
    ['lay(III III)', 'cardTwice'],
    ['lay(XX)', 'notAnUltimoCard'],
    ['lay(IV)', 'cardNotInHand'],
    ['XX', 'actionNotNow'],
    ['pass', 'wordNotNow'],
  ])('%s is refused: %s', (token, code) => {
    expect(refusal(strong(), token).code).toBe(code);
  });

  it.each<[string, RuleSetInput, string, [string, number][]]>([
    ['fixed: I the last', {}, 'I', [['I', 7]]],
    ['fixed: II the second-to-last', {}, 'II', [['II', 6]]],
    ['fixed: III the third-to-last', {}, 'III', [['III', 5]]],
    [
      'fixed: all',
      {},
      'I III II',
      [
        ['III', 5],
        ['II', 6],
        ['I', 7],
      ],
    ],
    [
      'fixed: a gap stays a gap',
      {},
      'I III',
      [
        ['III', 5],
        ['I', 7],
      ],
    ],
    ['furtwangen: one alone the last', { ultimos: 'furtwangen' }, 'III', [['III', 7]]],
    [
      'furtwangen: two the last two, III before I',
      { ultimos: 'furtwangen' },
      'I III',
      [
        ['III', 6],
        ['I', 7],
      ],
    ],
    [
      'furtwangen: II before I',
      { ultimos: 'furtwangen' },
      'I II',
      [
        ['II', 6],
        ['I', 7],
      ],
    ],
    [
      'furtwangen: three the last three',
      { ultimos: 'furtwangen' },
      'II I III',
      [
        ['III', 5],
        ['II', 6],
        ['I', 7],
      ],
    ],
    ['none laid', {}, '', []],
  ])('%s', (_, rules, laid, expected) => {
    const scene = act(strong(rules), `4:lay(${laid})`);
    const seen = observe(scene.state, 0).ultimos.map(({ card, trick }) => [card, trick]);
    expect(seen).toEqual(expected);
  });

  it('seven players have six tricks: III the fourth, II the fifth, I the sixth', () => {
    const deal = { dealer: 6, hands: { 0: 'III II I H4 H3 H2' }, rules: { players: 7 as const } };
    const scene = playScene(deal, '0:solo 0:lay(III II I)');
    expect(observe(scene.state, 3).ultimos).toMatchObject([
      { card: 'III', trick: 4, worth: 2 },
      { card: 'II', trick: 5, worth: 4 },
      { card: 'I', trick: 6, worth: 6 },
    ]);
  });
});

describe('§5 the ban', () => {
  it.each<[string, string, string, string]>([
    ['declared cards stay back while another card is legal', 'III II I', '', '4: XX XXI Skus DK'],
    ['a card that was not declared is free', 'I', '', '4: II III XX XXI Skus DK'],
    ['only cards promised for later tricks are kept back', 'III II I', FOUR_TRICKS, '4: III'],
    ['in its promised trick nobody is forced to play it', 'III', FOUR_TRICKS, '4: I II III'],
    [
      'after its promised trick it is an ordinary card',
      'III',
      `${FOUR_TRICKS} 4:II DJ SN S9 C10 HN`,
      '4: I III',
    ],
  ])('%s', (_, laid, script, expected) => {
    expect(due(act(strong(), `4:lay(${laid}) ${script}`))).toBe(expected);
  });

  it.each<[string, RuleSetInput, string, string]>([
    ['forced: nothing else is legal, so the full set stands', {}, 'III II I', '0: I II III'],
    ['an undeclared Tarok goes first', {}, 'II I', '0: III'],
    ['undeclared Taroks go first', {}, 'III', '0: I II'],
    ['furtwangen, forced: only the highest', { ultimos: 'furtwangen' }, 'III II I', '0: III'],
    ['furtwangen: an undeclared Tarok goes first', { ultimos: 'furtwangen' }, 'I III', '0: II'],
  ])('%s', (_, rules, laid, expected) => {
    expect(due(act(weak(laid, rules), FORCED))).toBe(expected);
  });

  it.each<[RuleSetInput, string]>([
    [{}, '0: I II'],
    [{ ultimos: 'furtwangen' }, '0: II'],
  ])('%j, forced again after the III: %s', (rules, expected) => {
    expect(due(act(weak('III II I', rules), `${FORCED} 0:III XX 1:XXI S10 VII H4 CN`))).toBe(expected);
  });

  it('refusals say which trick is promised, and which card goes first', () => {
    const early = act(strong(), '4:lay(III II I)');
    expect(refusal(early, 'II')).toEqual({ code: 'ultimoTooEarly', card: 'II', trick: 6 });
    const forced = act(weak('III II I', { ultimos: 'furtwangen' }), FORCED);
    expect(refusal(forced, 'II')).toEqual({ code: 'ultimoOrder', card: 'II', first: 'III' });
  });
});

describe('§5 made and failed', () => {
  const REST = '4:III DJ SN S9 C10 HN 4:II DN SQ CQ CJ HQ 4:I H4 SK CK CN HK';

  it.each<[string, RuleSetInput, number[]]>([
    ['VP, beside the 8 of the hand', {}, [0, 0, 0, 0, 8 + 2 + 4 + 6, 0]],
    ['furtwangen the same', { ultimos: 'furtwangen' }, [0, 0, 0, 0, 20, 0]],
    // 40 for tier 8 and 10 + 20 + 30, from each of five
    ['cents from each opponent', { scoring: 'traditional' }, [-100, -100, -100, -100, 500, -100]],
  ])('all three made: %s', (_, rules, scores) => {
    const scene = act(strong(rules), `4:lay(III II I) ${FOUR_TRICKS} ${REST}`);
    expect(outcome(scene)).toMatchObject({
      tier: 8,
      cardPoints: { dapper: 79, team: 0 },
      ultimos: [
        { card: 'III', made: true },
        { card: 'II', made: true },
        { card: 'I', made: true },
      ],
      scores,
    });
    expect(scene.events.filter((event) => event.type === 'ultimoDecided')).toEqual([
      { type: 'ultimoDecided', card: 'III', made: true },
      { type: 'ultimoDecided', card: 'II', made: true },
      { type: 'ultimoDecided', card: 'I', made: true },
    ]);
  });

  it('they are never multiplied', () => {
    const scene = playScene(
      { ...STRONG, rules: { challengeDrafted: true } },
      `passes 0:pass 1:pass 2:pass 3:pass 5:challenge 4:keep
       4:discard(HA H2 DQ XI XII XIII XIV XV XVI XVII XVIII XIX) 4:lay(I) ${FOUR_TRICKS} ${REST}`,
    );
    expect(outcome(scene)).toMatchObject({ multiplier: 2, scores: [0, 0, 0, 0, 2 * 8 + 6, 0] });
  });

  it('not played in its promised trick: failed, though the Dapper won that trick', () => {
    const scene = act(
      strong(),
      `4:lay(III) ${FOUR_TRICKS} 4:II DJ SN S9 C10 HN 4:III DN SQ CQ CJ HQ 4:I H4 SK CK CN HK`,
    );
    expect(outcome(scene)).toMatchObject({
      ultimos: [{ card: 'III', made: false }],
      scores: [2, 2, 2, 2, 8, 2],
    });
  });

  it.each<[string, RuleSetInput, number[]]>([
    // Dapper 42 cards, 33 pips: 54; team 12 cards, 19 pips: 25, tier 3; Solo 2·3 + 1
    ['VP to each opponent though the Dapper won the hand', {}, [7, 6, 6, 6, 6, 6]],
    // 30 from each, and 30 to each
    ['cents to each opponent', { scoring: 'traditional' }, [0, 0, 0, 0, 0, 0]],
  ])('beaten in its promised trick: %s', (_, rules, scores) => {
    expect(outcome(playScene({ ...BEATEN, rules }, BEATEN_SCRIPT))).toMatchObject({
      contract: 'solo',
      winner: 'dapper',
      tier: 3,
      cardPoints: { dapper: 54, team: 25 },
      ultimos: [{ card: 'I', made: false }],
      scores,
    });
  });

  it.each<[string, RuleSetInput, number[]]>([
    // no trick, tier 8: Solo 17, and 2 + 4 + 6
    ['fixed', {}, [0, 29, 29, 29, 29, 29]],
    ['furtwangen', { ultimos: 'furtwangen' }, [0, 29, 29, 29, 29, 29]],
    // a lost Solo 5·8 and 60, to each of five
    ['in coins', { scoring: 'traditional' }, [-500, 100, 100, 100, 100, 100]],
  ])('forced out early, all fail: %s', (_, rules, scores) => {
    const scene = act(
      weak('III II I', rules),
      `${FORCED} 0:III XX   1:XXI S10 VII H4 CN II   1:XIX SJ VIII H3 CQ I   1:XVIII SN C7 H2 CK D3
       1:S8 SQ C8 DN HQ D2   2:SK C9 DQ HK DA S9`,
    );
    expect(outcome(scene)).toMatchObject({
      winner: 'team',
      tier: 8,
      cardPoints: { dapper: 0, team: 79 },
      ultimos: [
        { card: 'III', made: false },
        { card: 'II', made: false },
        { card: 'I', made: false },
      ],
      scores,
    });
  });

  it('laid cards lie open for everybody, with their trick, worth and fate', () => {
    const scene = act(weak('III II I', { ultimos: 'furtwangen' }), `${FORCED} 0:III`);
    expect(observe(scene.state, 4).ultimos).toEqual([
      { card: 'III', trick: 5, worth: 2, made: false },
      { card: 'II', trick: 6, worth: 4 },
      { card: 'I', trick: 7, worth: 6 },
    ]);
  });
});
