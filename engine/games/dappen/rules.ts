import * as v from 'valibot';
import { err, ok, type Quoted, quoted, type Result } from '../../result.ts';

/**
 * The rule set of Dappen as data (docs/rules.md §8). Every key is a switch; the rest of the game
 * never asks which village it is, only what a key says.
 */

export const PLAYER_COUNTS = [6, 7, 8] as const;
export const ULTIMO_RULES = ['fixed', 'furtwangen', 'none'] as const;
export const VILLAGE_BIDS = ['none', 'breitnau', 'buchenbach'] as const;
export const SCORINGS = ['simplified', 'traditional'] as const;
export const VILLAGE_PAYMENTS = ['table', 'roundUp10'] as const;

const multiplier = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(10));

const multipliers = v.strictObject({
  /** Breitnau: the Challenger's push after a keep. */
  push: v.optional(multiplier, 3),
  /** Buchenbach: One King. */
  oneKing: v.optional(multiplier, 2),
  /** Buchenbach: Two Kings. */
  twoKings: v.optional(multiplier, 3),
});

const ruleShape = v.strictObject({
  players: v.optional(v.picklist(PLAYER_COUNTS), 6),
  /** Skus, XXI and Pagat in one trick: the Pagat wins. */
  fairyTaleTrick: v.optional(v.boolean(), true),
  ultimos: v.optional(v.picklist(ULTIMO_RULES), 'fixed'),
  challengeDrafted: v.optional(v.boolean(), false),
  missedDuty: v.optional(v.boolean(), false),
  holdingSkus: v.optional(v.boolean(), false),
  villageBids: v.optional(v.picklist(VILLAGE_BIDS), 'none'),
  villageMultipliers: v.optional(multipliers, {}),
  /** Victory points that end the match; without effect in coins. */
  target: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 60),
  scoring: v.optional(v.picklist(SCORINGS), 'simplified'),
  villagePayment: v.optional(v.picklist(VILLAGE_PAYMENTS), 'table'),
  /** Hands of a coin match; 0 = until the players stop. */
  hands: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/** A complete rule set: every key present and valid. */
export type RuleSet = v.InferOutput<typeof ruleShape>;
/** A rule set as written in a record or a file: keys may be left out. */
export type RuleSetInput = v.InferInput<typeof ruleShape>;
export type RuleKey = keyof RuleSet;
export type PlayerCount = RuleSet['players'];

/** What is wrong with a rule set. Only ever a player's or a file's fault, so it is a value. */
export type RulesProblem =
  | { readonly code: 'unknown-key'; readonly key: string }
  | { readonly code: 'bad-value'; readonly key: string; readonly value: Quoted; readonly expected: string }
  | { readonly code: 'buchenbach-needs-six'; readonly key: 'villageBids'; readonly players: number }
  | { readonly code: 'not-an-object'; readonly key: '' };

/**
 * Parses a rule set: fills in defaults, refuses unknown keys, values out of range and impossible
 * combinations (Buchenbach without six players).
 */
export function parseRules(input: unknown): Result<RuleSet, RulesProblem> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return err({ code: 'not-an-object', key: '' });
  }
  const parsed = v.safeParse(ruleShape, input, { abortEarly: true });
  if (!parsed.success) {
    const issue = parsed.issues[0];
    const key = v.getDotPath(issue) ?? '';
    if (issue.type === 'strict_object' && issue.expected === 'never')
      return err({ code: 'unknown-key', key: String(quoted(key)) });
    return err({
      code: 'bad-value',
      key,
      value: quoted(issue.input),
      expected: issue.expected ?? issue.message,
    });
  }
  const rules = parsed.output;
  if (rules.villageBids === 'buchenbach' && rules.players !== 6) {
    return err({ code: 'buchenbach-needs-six', key: 'villageBids', players: rules.players });
  }
  return ok(rules);
}

export const PRESET_NAMES = [
  'basic',
  'furtwangen',
  'breitnau',
  'buchenbach',
  'blackForestCoins',
  'shortEvening',
] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

const FURTWANGEN = {
  ultimos: 'furtwangen',
  challengeDrafted: true,
  missedDuty: true,
  holdingSkus: true,
  fairyTaleTrick: false,
} as const satisfies RuleSetInput;

/** What each preset changes of the basic rules (docs/rules.md §9). */
export const PRESET_CHANGES: Readonly<Record<PresetName, RuleSetInput>> = {
  basic: {},
  furtwangen: FURTWANGEN,
  breitnau: { villageBids: 'breitnau', ultimos: 'none', fairyTaleTrick: false },
  buchenbach: { players: 6, villageBids: 'buchenbach', ultimos: 'none', fairyTaleTrick: false },
  blackForestCoins: { ...FURTWANGEN, scoring: 'traditional' },
  shortEvening: { target: 30 },
};

/** A preset as a complete rule set, at a table of `players` (Buchenbach is always six). */
export function presetRules(name: PresetName, players: PlayerCount = 6): RuleSet {
  const parsed = parseRules({ players, ...PRESET_CHANGES[name] });
  if (!parsed.ok) throw new Error(`preset ${name}: ${parsed.error.code}`);
  return parsed.value;
}
