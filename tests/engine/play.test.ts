import { describe, expect, it } from 'vitest';
import { observe, winningPlace } from '#engine/games/dappen/index.ts';
import { cards } from '#tests/support/cards.ts';
import { rulesOf } from '#tests/support/games.ts';
import { act, due, playScene, quietDeal, refusal } from '#tests/support/scenario.ts';

const NO_ULTIMOS = { ultimos: 'none' } as const;

describe('§6 following', () => {
  it.each([
    ['the suit led', 'S7', 'X S8 SK H4 C7 D4 D3', 'S8 SK'],
    ['Tarok is a suit', 'XX', 'I X S8 SK H4 C7 D4', 'I X'],
    ['void of the suit: a Tarok', 'S7', 'I X H4 HK C7 D4 D3', 'I X'],
    ['void of the suit: also the only Tarok, the Skus', 'S7', 'Skus H4 HK C7 D4 D3 D2', 'Skus'],
    ['Tarok led and only the Skus', 'XX', 'Skus H4 HK C7 D4 D3 D2', 'Skus'],
    ['void of the suit and of Taroks: anything', 'S7', 'H4 HK C7 C8 D4 D3 D2', 'C7 C8 H4 HK D4 D3 D2'],
    ['Tarok led and none: anything', 'XX', 'H4 HK C7 C8 D4 D3 D2', 'C7 C8 H4 HK D4 D3 D2'],
    ['no duty to beat', 'SQ', 'S7 SK S8 X H4 C7 D4', 'S7 S8 SK'],
    ['no duty to beat a Tarok', 'V', 'I IV XX S7 H4 C7 D4', 'I IV XX'],
  ])('%s: %s led', (_, led, hand, legal) => {
    const deal = { dealer: 5, hands: { 0: led, 1: hand }, rules: NO_ULTIMOS };
    expect(due(playScene(deal, `0:solo 0:${led}`))).toBe(`1: ${legal}`);
  });

  it('anything may be led', () => {
    const hands = { 0: 'I X S8 SK H4 C7 D4' };
    expect(due(playScene({ dealer: 5, hands, rules: NO_ULTIMOS }, '0:solo'))).toBe('0: I X S8 SK C7 H4 D4');
  });

  it.each([
    ['H4', { code: 'mustFollow', card: 'H4', suit: 'S' }, 'X S8 SK H4 C7 D4 D3'],
    ['H4', { code: 'mustPlayTarok', card: 'H4', led: 'S' }, 'X I H2 H3 H4 D4 D3'],
    ['S10', { code: 'cardNotInHand', card: 'S10' }, 'X S8 SK H4 C7 D4 D3'],
    ['pass', { code: 'wordNotNow', word: 'pass', may: ['play'] }, 'X S8 SK H4 C7 D4 D3'],
    ['discard()', { code: 'actionNotNow', action: 'discard', may: ['play'] }, 'X S8 SK H4 C7 D4 D3'],
  ])('%s is refused: %j', (token, expected, hand) => {
    const deal = { dealer: 5, hands: { 0: 'S7', 1: hand }, rules: NO_ULTIMOS };
    expect(refusal(playScene(deal, '0:solo 0:S7'), token)).toEqual(expected);
  });
});

describe('§6 winning', () => {
  it.each<[string, string, number]>([
    ['the highest card of the suit led', 'S7 SK S8 HK CK DK', 1],
    ['red suits: A above 2 above 3 above 4', 'H4 H3 HA H2', 2],
    ['red suits: the Jack above the A', 'DA DJ D4', 1],
    ['black suits: 10 above 9', 'C9 C10 C7', 1],
    ['a higher card of another suit does not win', 'S7 HK DK CK', 0],
    ['any Tarok beats the suit', 'SK I S7', 1],
    ['the highest Tarok', 'SK I X V', 2],
    ['Taroks led', 'X XX SK V', 1],
    ['the Skus is the highest Tarok', 'XXI Skus XX', 1],
    ['Skus and Pagat without XXI: no Fairy Tale', 'Skus I XX', 0],
    ['XXI and Pagat without Skus: no Fairy Tale', 'XXI I XX', 0],
  ])('%s: %s', (_, table, place) => {
    for (const fairyTaleTrick of [true, false]) {
      const won = winningPlace(rulesOf({ fairyTaleTrick }), cards(table), false);
      expect(won).toEqual({ place, fairyTale: false });
    }
  });

  it.each<[string, string, number]>([
    ['Skus XXI I SK', 'the Pagat last', 2],
    ['I Skus SK XXI', 'the Pagat led', 0],
    ['SK XXI I Skus', 'on a suit lead', 2],
  ])('§6 Fairy Tale Trick: %s, %s', (table, _, place) => {
    expect(winningPlace(rulesOf(), cards(table), false)).toEqual({ place, fairyTale: true });
    const skus = cards(table).indexOf('Skus');
    expect(winningPlace(rulesOf({ fairyTaleTrick: false }), cards(table), false)).toEqual({
      place: skus,
      fairyTale: false,
    });
    // §8: a held Skus does not count for it, nor can it win
    const xxi = cards(table).indexOf('XXI');
    expect(winningPlace(rulesOf(), cards(table), true)).toEqual({ place: xxi, fairyTale: false });
  });

  it('the Dapper leads trick 1, and the winner of a trick leads the next', () => {
    const scene = playScene(
      { ...quietDeal(5), rules: NO_ULTIMOS },
      '0:pass 1:solo 1:S7 2:VI 3:IV 4:II 5:I 0:S10',
    );
    expect(due(scene)).toMatch(/^2:/);
    expect(observe(scene.state, 3).tricks).toEqual([
      { leader: 1, cards: ['S7', 'VI', 'IV', 'II', 'I', 'S10'], winner: 2 },
    ]);
    expect(scene.events.at(-1)).toEqual({
      type: 'trickWon',
      trick: 1,
      winner: 2,
      card: 'VI',
      fairyTale: false,
    });
  });

  it('with eight the Dealer is passed over', () => {
    const rules = { players: 8, ultimos: 'none' } as const;
    const scene = playScene(
      { ...quietDeal(2, 8), rules },
      '3:pass 4:pass 5:solo 5:VIII VI IV III I 3:X 4:IX 3:SK',
    );
    expect(observe(scene.state, 2).tricks[0]).toEqual({
      leader: 5,
      cards: ['VIII', 'VI', 'IV', 'III', 'I', 'X', 'IX'],
      winner: 3,
    });
    expect(due(scene)).toMatch(/^4:/);
  });

  it('an Observation says who would win the trick as it lies', () => {
    const scene = playScene({ ...quietDeal(5), rules: NO_ULTIMOS }, '0:solo 0:IX 1:VIII');
    expect(observe(scene.state, 4).trick).toEqual({
      leader: 0,
      cards: [
        { seat: 0, card: 'IX' },
        { seat: 1, card: 'VIII' },
      ],
      winning: 0,
    });
    expect(observe(act(scene, '2:VI 3:IV').state, 4).trick?.winning).toBe(0);
  });
});
