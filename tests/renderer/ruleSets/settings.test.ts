import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESET_NAMES, parseRules, presetRules, type RuleSet } from '#engine/games/dappen/rules.ts';
import {
  CONTROLS,
  differences,
  obstacleTo,
  obstacleToValue,
  presetOf,
  SETTINGS,
  type Setting,
  type SettingValue,
  sameGame,
  settingOf,
  withSetting,
} from '#renderer/rules/settings.ts';

const BASIC = presetRules('basic');
const change = (rules: RuleSet, ...steps: (readonly [Setting, SettingValue])[]): RuleSet =>
  steps.reduce((changed, [setting, value]) => withSetting(changed, setting, value), rules);

describe('what cannot be set', () => {
  it.each([
    ['target', 'onlyInPoints', change(BASIC, ['scoring', 'traditional'])],
    ['hands', 'onlyInCoins', BASIC],
    ['villagePayment', 'onlyWithVillageBids', change(BASIC, ['scoring', 'traditional'])],
    ['villagePayment', 'onlyInCoins', presetRules('breitnau')],
    ['push', 'onlyInBreitnau', presetRules('buchenbach')],
    ['push', 'onlyInBreitnau', BASIC],
    ['oneKing', 'onlyInBuchenbach', presetRules('breitnau')],
    ['twoKings', 'onlyInBuchenbach', BASIC],
  ] as const)('%s: %s', (setting, obstacle, rules) => {
    expect(obstacleTo(rules, setting)).toBe(obstacle);
    const control = CONTROLS[setting];
    const other = control.kind === 'choice' ? control.values.at(-1) : 99;
    expect(withSetting(rules, setting, other ?? 0)).toBe(rules);
  });

  it('Buchenbach needs six, and six is all that Buchenbach takes', () => {
    const seven = presetRules('basic', 7);
    expect(obstacleToValue(seven, 'villageBids', 'buchenbach')).toBe('buchenbachNeedsSix');
    expect(withSetting(seven, 'villageBids', 'buchenbach')).toBe(seven);
    const village = presetRules('buchenbach');
    expect(obstacleToValue(village, 'players', 8)).toBe('sixForBuchenbach');
    expect(withSetting(village, 'players', 7)).toBe(village);
    expect(change(village, ['villageBids', 'none'], ['players', 7]).players).toBe(7);
  });

  it('a value out of range changes nothing', () => {
    expect(withSetting(BASIC, 'target', 0)).toBe(BASIC);
    expect(withSetting(BASIC, 'target', 1.5)).toBe(BASIC);
    expect(withSetting(presetRules('breitnau'), 'push', 11)).toEqual(presetRules('breitnau'));
    expect(withSetting(BASIC, 'ultimos', 'often')).toBe(BASIC);
  });

  it('switches that lose their effect go back, the target stays', () => {
    const coins = change(
      presetRules('breitnau'),
      ['target', 30],
      ['push', 5],
      ['scoring', 'traditional'],
      ['hands', 12],
      ['villagePayment', 'roundUp10'],
    );
    expect(coins).toMatchObject({ hands: 12, villagePayment: 'roundUp10', villageMultipliers: { push: 5 } });
    const points = change(coins, ['scoring', 'simplified']);
    expect(points).toMatchObject({ hands: 0, villagePayment: 'table', target: 30 });
    const plain = change(coins, ['villageBids', 'none']);
    expect(plain).toMatchObject({ hands: 12, villagePayment: 'table', villageMultipliers: { push: 3 } });
  });

  it('whatever is clicked, the rules stay possible', () => {
    const click = fc.constantFrom(...SETTINGS).chain((setting) => {
      const control = CONTROLS[setting];
      const values: readonly SettingValue[] =
        control.kind === 'choice' ? control.values : control.kind === 'switch' ? [true, false] : [1, 30, 77];
      return fc.tuple(fc.constant(setting), fc.constantFrom(...values));
    });
    fc.assert(
      fc.property(fc.array(click, { maxLength: 30 }), (clicks) => {
        const rules = change(BASIC, ...clicks);
        expect(parseRules(rules)).toEqual({ ok: true, value: rules });
        for (const setting of SETTINGS) {
          if (setting === 'target' || obstacleTo(rules, setting) === undefined) continue;
          expect(settingOf(rules, setting)).toBe(settingOf(BASIC, setting));
        }
      }),
      { seed: 20261129 },
    );
  });
});

describe('differences', () => {
  it.each([
    ['furtwangen', ['ultimos', 'challengeDrafted', 'missedDuty', 'holdingSkus', 'fairyTaleTrick']],
    ['breitnau', ['ultimos', 'fairyTaleTrick', 'villageBids']],
    ['buchenbach', ['ultimos', 'fairyTaleTrick', 'villageBids']],
    [
      'blackForestCoins',
      ['ultimos', 'challengeDrafted', 'missedDuty', 'holdingSkus', 'fairyTaleTrick', 'scoring'],
    ],
    ['shortEvening', ['target']],
    ['basic', []],
  ] as const)('%s differs from the basic rules in %j', (preset, expected) => {
    expect(differences(presetRules(preset), BASIC)).toEqual(expected);
  });

  it.each(PRESET_NAMES)('%s is recognised at every table it can be played at', (preset) => {
    for (const players of [6, 7, 8] as const) {
      expect(presetOf(presetRules(preset, players))).toBe(preset);
    }
  });

  it('what has no effect makes no difference', () => {
    const coins = change(presetRules('blackForestCoins'), ['hands', 0]);
    expect(sameGame({ ...coins, target: 17 }, coins)).toBe(true);
    expect(presetOf({ ...coins, target: 17 })).toBe('blackForestCoins');
    expect(presetOf(change(BASIC, ['holdingSkus', true]))).toBeUndefined();
  });
});
