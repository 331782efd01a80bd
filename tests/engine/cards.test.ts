import { describe, expect, it } from 'vitest';
import { cardPoints, PACK, parseCard, pipsIn, pipsOf, rankOf, suitOf } from '#engine/cards/card.ts';
import { cards } from '#tests/support/cards.ts';

describe('§1 cards', () => {
  it('there are 54, in the order Taroks, spades, clubs, hearts, diamonds, each low to high', () => {
    const taroks = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI Skus';
    const black = 'S7 S8 S9 S10 SJ SN SQ SK C7 C8 C9 C10 CJ CN CQ CK';
    const red = 'H4 H3 H2 HA HJ HN HQ HK D4 D3 D2 DA DJ DN DQ DK';
    expect([...PACK]).toEqual(`${taroks} ${black} ${red}`.split(' '));
    expect(new Set(PACK).size).toBe(54);
  });

  it.each([
    ['Skus XXI I SK CK HK DK', 4],
    ['SQ CQ HQ DQ', 3],
    ['SN CN HN DN', 2],
    ['SJ CJ HJ DJ', 1],
    ['II III IX XX S10 S7 C10 C7 HA H4 DA D4', 0],
  ])('%s have %i pips each', (shorthand, pips) => {
    expect(cards(shorthand).map(pipsOf)).toEqual(cards(shorthand).map(() => pips));
  });

  it('52 pips lie in the pack, and all 54 cards count 79', () => {
    expect(pipsIn(PACK)).toBe(52);
    expect(cardPoints(54, 52)).toBe(79);
  });

  it.each([
    [24, 25, 37],
    [0, 0, 0],
    [1, 4, 4],
    [19, 0, 9],
    [33, 23, 39],
  ])('%i cards with %i pips count %i', (n, pips, points) => {
    expect(cardPoints(n, pips)).toBe(points);
  });

  it('the red suits rank 4 3 2 A upwards, the Skus above the XXI', () => {
    expect(cards('H4 H3 H2 HA HJ HN HQ HK').map(rankOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(cards('I X XXI Skus').map(rankOf)).toEqual([1, 10, 21, 22]);
    expect(cards('Skus SK C7 HA DQ').map(suitOf)).toEqual(['T', 'S', 'C', 'H', 'D']);
  });

  it.each(['', 'skus', 'XXII', 'SA', 'H10', 'S 7', 'T1', 'IIII', 7, null, undefined])(
    '%j is no card',
    (code) => {
      expect(parseCard(code)).toBeUndefined();
    },
  );
});
