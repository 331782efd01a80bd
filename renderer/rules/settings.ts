import {
  PLAYER_COUNTS,
  PRESET_NAMES,
  type PresetName,
  parseRules,
  presetRules,
  type RuleKey,
  type RuleSet,
  SCORINGS,
  ULTIMO_RULES,
  VILLAGE_BIDS,
  VILLAGE_PAYMENTS,
} from '#engine/games/dappen/rules.ts';

/**
 * The switches of a rule set (docs/rules.md §8) as a player sets them: which values each takes, which
 * cannot be chosen at the moment and why, and where two rule sets differ. Pure; sentences stand in
 * renderer/i18n.
 */

export const MULTIPLIERS = ['push', 'oneKing', 'twoKings'] as const;
export type Multiplier = (typeof MULTIPLIERS)[number];
/** A single switch: a key of the rule set, or one of its multipliers. */
export type Setting = Exclude<RuleKey, 'villageMultipliers'> | Multiplier;
export type SettingValue = string | number | boolean;

const DEFAULTS: RuleSet = presetRules('basic');

interface Choices {
  readonly kind: 'choice';
  readonly values: readonly SettingValue[];
}
interface Amount {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Values offered as buttons beside the field. */
  readonly usual: readonly number[];
}
type Control = { readonly kind: 'switch' } | Choices | Amount;

const choice = (values: readonly SettingValue[]): Choices => ({ kind: 'choice', values });
const SWITCH: Control = { kind: 'switch' };
const MULTIPLIER: Choices = choice([2, 3, 4, 5, 6, 7, 8, 9, 10]);

/** Every switch in the order of the panel. */
export const CONTROLS: Readonly<Record<Setting, Control>> = {
  players: choice(PLAYER_COUNTS),
  ultimos: choice(ULTIMO_RULES),
  challengeDrafted: SWITCH,
  missedDuty: SWITCH,
  holdingSkus: SWITCH,
  fairyTaleTrick: SWITCH,
  villageBids: choice(VILLAGE_BIDS),
  push: MULTIPLIER,
  oneKing: MULTIPLIER,
  twoKings: MULTIPLIER,
  scoring: choice(SCORINGS),
  target: { kind: 'number', min: 1, max: 999, usual: [30, 60, 100] },
  hands: { kind: 'number', min: 0, max: 999, usual: [0, 12, 24] },
  villagePayment: choice(VILLAGE_PAYMENTS),
};
export const SETTINGS = Object.keys(CONTROLS) as readonly Setting[];

const isMultiplier = (setting: Setting): setting is Multiplier =>
  (MULTIPLIERS as readonly Setting[]).includes(setting);

export const settingOf = (rules: RuleSet, setting: Setting): SettingValue =>
  isMultiplier(setting) ? rules.villageMultipliers[setting] : rules[setting];

/** Why a switch has no effect at the moment, or a value cannot be chosen. */
export type Obstacle =
  | 'onlyInPoints'
  | 'onlyInCoins'
  | 'onlyWithVillageBids'
  | 'onlyInBreitnau'
  | 'onlyInBuchenbach'
  | 'buchenbachNeedsSix'
  | 'sixForBuchenbach';

/** Why the whole switch is without effect under these rules; undefined while it counts. */
export function obstacleTo(rules: RuleSet, setting: Setting): Obstacle | undefined {
  switch (setting) {
    case 'target':
      return rules.scoring === 'simplified' ? undefined : 'onlyInPoints';
    case 'hands':
      return rules.scoring === 'traditional' ? undefined : 'onlyInCoins';
    case 'villagePayment':
      if (rules.villageBids === 'none') return 'onlyWithVillageBids';
      return rules.scoring === 'traditional' ? undefined : 'onlyInCoins';
    case 'push':
      return rules.villageBids === 'breitnau' ? undefined : 'onlyInBreitnau';
    case 'oneKing':
    case 'twoKings':
      return rules.villageBids === 'buchenbach' ? undefined : 'onlyInBuchenbach';
    default:
      return undefined;
  }
}

/** Why this one value cannot be chosen under these rules; undefined where it can. */
export function obstacleToValue(rules: RuleSet, setting: Setting, value: SettingValue): Obstacle | undefined {
  if (setting === 'villageBids' && value === 'buchenbach' && rules.players !== 6) return 'buchenbachNeedsSix';
  if (setting === 'players' && value !== 6 && rules.villageBids === 'buchenbach') return 'sixForBuchenbach';
  return undefined;
}

/**
 * The rules with one switch changed. A value that does not exist or cannot be chosen changes nothing;
 * switches that lose their effect go back to their usual value, except the target, which coins only set
 * aside.
 */
export function withSetting(rules: RuleSet, setting: Setting, value: SettingValue): RuleSet {
  if (obstacleTo(rules, setting) !== undefined || obstacleToValue(rules, setting, value) !== undefined) {
    return rules;
  }
  const changed = parseRules(
    isMultiplier(setting)
      ? { ...rules, villageMultipliers: { ...rules.villageMultipliers, [setting]: value } }
      : { ...rules, [setting]: value },
  );
  return changed.ok ? settle(changed.value) : rules;
}

function settle(rules: RuleSet): RuleSet {
  const settled = { ...rules, villageMultipliers: { ...rules.villageMultipliers } };
  if (obstacleTo(settled, 'hands') !== undefined) settled.hands = DEFAULTS.hands;
  if (obstacleTo(settled, 'villagePayment') !== undefined) settled.villagePayment = DEFAULTS.villagePayment;
  for (const multiplier of MULTIPLIERS) {
    if (obstacleTo(settled, multiplier) !== undefined) {
      settled.villageMultipliers[multiplier] = DEFAULTS.villageMultipliers[multiplier];
    }
  }
  return settled;
}

/** The switches that count under `rules` and stand otherwise than in `base`, in panel order. */
export const differences = (rules: RuleSet, base: RuleSet): readonly Setting[] =>
  SETTINGS.filter(
    (setting) =>
      obstacleTo(rules, setting) === undefined && settingOf(rules, setting) !== settingOf(base, setting),
  );

/** True when both rule sets play the same game at the same table. */
export const sameGame = (a: RuleSet, b: RuleSet): boolean =>
  differences(a, b).length === 0 && differences(b, a).length === 0;

/** The preset whose game this is, at whatever number of players. */
export const presetOf = (rules: RuleSet): PresetName | undefined =>
  PRESET_NAMES.find((name) => sameGame(rules, presetRules(name, rules.players)));
