import { parseRules, type RuleSet, type RulesProblem } from '#engine/games/dappen/rules.ts';
import { err, ok, type Result } from '#engine/result.ts';
import { clippedName } from '#engine/table/names.ts';

/**
 * A rule set as a file that a person can mail:
 * `{ "format": "dappen-rules/1", "name": "…", "rules": { … } }`. Whatever comes in is taken for hostile.
 */

export const RULES_FORMAT = 'dappen-rules/1';
/** Bytes of a file that is looked at. A rule set needs about 500. */
export const MAX_FILE_BYTES = 64 * 1024;
export const MAX_NAME_LENGTH = 40;

export interface NamedRules {
  readonly name: string;
  readonly rules: RuleSet;
}

/** Why a file was not taken. */
export type FileProblem =
  | { readonly code: 'tooLarge'; readonly limit: number }
  | { readonly code: 'notJson' }
  | { readonly code: 'notRules'; readonly key: string }
  | { readonly code: 'otherFormat'; readonly found: string }
  | { readonly code: 'badRules'; readonly problem: RulesProblem };

/** A name on one line without control signs, cut to what a button shows; empty if nothing is left. */
export const cleanRulesName = (raw: string): string => clippedName(raw, MAX_NAME_LENGTH);

const FILE_KEYS = ['format', 'name', 'rules'];

export function parseRulesFile(text: string): Result<NamedRules, FileProblem> {
  if (new TextEncoder().encode(text).length > MAX_FILE_BYTES) {
    return err({ code: 'tooLarge', limit: MAX_FILE_BYTES });
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err({ code: 'notJson' });
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return err({ code: 'notRules', key: '' });
  }
  const file = json as Readonly<Record<string, unknown>>;
  const own = (key: string): unknown => (Object.hasOwn(file, key) ? file[key] : undefined);
  const format = own('format');
  if (typeof format !== 'string') return err({ code: 'notRules', key: 'format' });
  if (format !== RULES_FORMAT) return err({ code: 'otherFormat', found: format.slice(0, 40) });
  const unknown = Object.keys(file).find((key) => !FILE_KEYS.includes(key));
  if (unknown !== undefined) return err({ code: 'notRules', key: unknown.slice(0, 40) });
  const name = own('name');
  if (typeof name !== 'string') return err({ code: 'notRules', key: 'name' });
  const parsed = parseRules(own('rules'));
  return parsed.ok
    ? ok({ name: cleanRulesName(name), rules: parsed.value })
    : err({ code: 'badRules', problem: parsed.error });
}

export const printRulesFile = ({ name, rules }: NamedRules): string =>
  `${JSON.stringify({ format: RULES_FORMAT, name, rules }, undefined, 2)}\n`;

/** A file name made of the rule set's name: letters, digits and hyphens only. */
export const fileNameOf = (name: string): string => {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${slug === '' ? 'rules' : slug}.dappen-rules.json`;
};
