import type { Observation } from '../../games/dappen/observation.ts';
import type { RuleSet } from '../../games/dappen/rules.ts';
import { type Question, questionOf } from './question.ts';
import weights from './weights.json';

/**
 * What a word is worth more than its opposite, in VP of value: straight lines fitted to self-play
 * (docs/bots.md "Words", `npm run train`).
 */

/** The weights of one line, one for each of `FEATURES`. */
export type Line = readonly number[];
/** By key of the question (`question.ts`). */
export type Lines = Readonly<Record<string, Line>>;

/** The rule sets that lines are fitted for: each stands for those that are played alike. */
export const GROUPS = [
  'basic6',
  'basic7',
  'furtwangen6',
  'furtwangen7',
  'breitnau6',
  'breitnau7',
  'buchenbach6',
] as const;
export type Group = (typeof GROUPS)[number];

/** The committed lines. */
export const LINES: Readonly<Record<Group, Lines>> = weights;

/** The group that comes nearest to a rule set. At a table of eight seven play. */
export function groupOf({ players, villageBids, ultimos }: RuleSet): Group {
  const size = players === 6 ? 6 : 7;
  if (villageBids === 'buchenbach') return 'buchenbach6';
  if (villageBids === 'breitnau' || ultimos === 'none') return `breitnau${size}`;
  return ultimos === 'furtwangen' ? `furtwangen${size}` : `basic${size}`;
}

/** A question and what saying the word comes to more than not saying it; undefined gain: none was fitted. */
export interface Answer extends Question {
  readonly gain: number | undefined;
}

export function answerTo(seen: Observation): Answer | undefined {
  const question = questionOf(seen);
  if (question === undefined) return undefined;
  return { ...question, gain: gainBy(LINES[groupOf(seen.rules)], question) };
}

/** The gain by some lines. */
export function gainBy(lines: Lines, { key, features }: Question): number | undefined {
  const line = lines[key];
  return line?.reduce((sum, weight, i) => sum + weight * (features[i] ?? 0), 0);
}
