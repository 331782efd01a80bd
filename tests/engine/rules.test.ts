import { describe, expect, it } from 'vitest';
import { PRESET_NAMES, parseRules, presetRules } from '#engine/games/dappen/rules.ts';

const BASIC = {
  players: 6,
  fairyTaleTrick: true,
  ultimos: 'fixed',
  challengeDrafted: false,
  missedDuty: false,
  holdingSkus: false,
  villageBids: 'none',
  villageMultipliers: { push: 3, oneKing: 2, twoKings: 3 },
  target: 60,
  scoring: 'simplified',
  villagePayment: 'table',
  hands: 0,
};
const FURTWANGEN = {
  ...BASIC,
  ultimos: 'furtwangen',
  challengeDrafted: true,
  missedDuty: true,
  holdingSkus: true,
  fairyTaleTrick: false,
};

describe('§8 rule sets', () => {
  it('left out keys have their defaults, also among the multipliers', () => {
    expect(parseRules({})).toEqual({ ok: true, value: BASIC });
    expect(parseRules({ villageMultipliers: { oneKing: 5 } })).toEqual({
      ok: true,
      value: { ...BASIC, villageMultipliers: { push: 3, oneKing: 5, twoKings: 3 } },
    });
  });

  it('villageBids alone changes no other key', () => {
    expect(parseRules({ villageBids: 'buchenbach' })).toEqual({
      ok: true,
      value: { ...BASIC, villageBids: 'buchenbach' },
    });
  });

  it.each([
    [{ players: 9 }, { code: 'bad-value', key: 'players' }],
    [{ villageMultipliers: { push: 11 } }, { code: 'bad-value', key: 'villageMultipliers.push' }],
    [{ foo: 1 }, { code: 'unknown-key', key: 'foo' }],
    [{ villageMultipliers: { foo: 2 } }, { code: 'unknown-key', key: 'villageMultipliers.foo' }],
    [{ toString: 1 }, { code: 'unknown-key', key: 'toString' }],
    [
      { villageBids: 'buchenbach', players: 8 },
      { code: 'buchenbach-needs-six', key: 'villageBids', players: 8 },
    ],
    [[], { code: 'not-an-object' }],
    [null, { code: 'not-an-object' }],
    ['basic', { code: 'not-an-object' }],
  ])('%j: %j', (input, error) => {
    expect(parseRules(input)).toMatchObject({ ok: false, error });
  });
});

describe('§9 presets', () => {
  it.each([
    ['basic', BASIC],
    ['furtwangen', FURTWANGEN],
    ['breitnau', { ...BASIC, villageBids: 'breitnau', ultimos: 'none', fairyTaleTrick: false }],
    ['buchenbach', { ...BASIC, villageBids: 'buchenbach', ultimos: 'none', fairyTaleTrick: false }],
    ['blackForestCoins', { ...FURTWANGEN, scoring: 'traditional' }],
    ['shortEvening', { ...BASIC, target: 30 }],
  ] as const)('%s', (name, rules) => {
    expect(presetRules(name)).toEqual(rules);
    for (const players of [7, 8] as const) {
      expect(presetRules(name, players)).toEqual({ ...rules, players: name === 'buchenbach' ? 6 : players });
    }
  });

  it('there are no others', () => {
    expect(PRESET_NAMES).toHaveLength(6);
  });
});
