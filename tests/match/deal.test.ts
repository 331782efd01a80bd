import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { PACK } from '#engine/cards/card.ts';
import { dealDeck, firstDealer } from '#engine/match/index.ts';

/**
 * Deals from a seed stay the same for ever. Here the recipe of docs/records.md is followed a second time
 * with the library alone: FNV-1a (32 bit) of the UTF-8 text, xoroshiro128plus, Fisher–Yates from the end.
 */
function fnv1a(text: string): number {
  let hash = 2166136261n;
  for (const byte of Buffer.from(text, 'utf8')) hash = ((hash ^ BigInt(byte)) * 16777619n) % 2n ** 32n;
  return Number(hash);
}

function deckByHand(text: string): string[] {
  const generator = xoroshiro128plus(fnv1a(text));
  const deck: string[] = [...PACK];
  for (let i = 53; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    const card = deck[i] as string;
    deck[i] = deck[j] as string;
    deck[j] = card;
  }
  return deck;
}

describe('deals from a seed', () => {
  it('FNV-1a as published', () => {
    expect(fnv1a('')).toBe(0x811c9dc5);
    expect(fnv1a('a')).toBe(0xe40c292c);
    expect(fnv1a('foobar')).toBe(0xbf9cf968);
  });

  it.each(['', '1', 'Furtwangen', 'ä ö ü ß', '東風', '🂡🃏', 'a:b', '0'.repeat(1000)])('seed %j', (seed) => {
    for (const hand of [1, 2, 17, 1000]) {
      expect(dealDeck('dappen', seed, hand)).toEqual(deckByHand(`dappen:${seed}:${hand}`));
    }
  });

  it('other hands, seeds and games are other decks; the same is the same', () => {
    const decks = [
      dealDeck('dappen', 'x', 1),
      dealDeck('dappen', 'x', 2),
      dealDeck('dappen', 'y', 1),
      dealDeck('dobbm', 'x', 1),
    ].map(String);
    expect(new Set(decks).size).toBe(4);
    expect(String(dealDeck('dappen', 'x', 1))).toBe(decks[0]);
    for (const deck of decks) expect(deck.split(',').sort()).toEqual([...PACK].sort());
  });

  it.each([
    [
      'golden',
      1,
      'X H3 S7 I CN XIV VI D2 III S9 DK H4 C7 HA XIX SN XI XX DA IV DQ CQ SQ DN HJ XVI SJ IX H2 V C8 CK VIII C9 XIII XV II VII HQ XII S8 Skus S10 HK SK C10 XVII XVIII DJ D3 HN D4 XXI CJ',
    ],
    [
      'golden',
      2,
      'C9 XVI S7 CK V III C7 CN C10 HK XVII II H2 XII D3 SN S9 XV HQ HN VII IV D2 XX XI DQ CQ XIV DK S8 SK D4 DA VIII H4 VI DJ HJ XIII Skus IX X SQ DN CJ XVIII XXI H3 SJ HA XIX S10 I C8',
    ],
    [
      'Schwarzwald ⚑',
      1,
      'IV XXI SJ DK S8 H3 HJ S7 XX II XI C10 III C8 H2 V I C9 VIII D4 SQ CN XVIII SN XVI XIII S10 XII DJ Skus S9 H4 HK D2 D3 DQ XV HA SK C7 CJ HQ IX XIV HN DN XIX DA CK VII X VI CQ XVII',
    ],
  ])('golden deal %s, hand %i', (seed, hand, deck) => {
    expect(dealDeck('dappen', seed, hand).join(' ')).toBe(deck);
  });
});

describe('§2 who deals first', () => {
  it.each([6, 7, 8])('is drawn by lot among %i, the same for the same seed', (players) => {
    const drawn = Array.from({ length: 200 }, (_, i) => firstDealer('dappen', `seed ${i}`, players));
    expect(drawn).toEqual(Array.from({ length: 200 }, (_, i) => firstDealer('dappen', `seed ${i}`, players)));
    expect([...new Set(drawn)].sort()).toEqual(Array.from({ length: players }, (_, i) => i));
  });
});
