import { defineStore } from 'pinia';
import { ref, toRaw } from 'vue';
import { parseRules, type RuleSet } from '#engine/games/dappen/rules.ts';
import { err, ok, type Result } from '#engine/result.ts';
import { browserStore, readJson, writeJson } from '../preferences/storage.ts';
import { cleanRulesName, type FileProblem, parseRulesFile, printRulesFile } from '../rules/file.ts';

/** A rule set that the player named and kept. */
export interface OwnRules {
  readonly id: string;
  readonly name: string;
  readonly rules: RuleSet;
}

export type KeepProblem = { readonly code: 'noName' } | { readonly code: 'tooMany'; readonly limit: number };

export const MAX_OWN_RULES = 50;
const KEY = 'dappen.ruleSets';

/** The kept rule sets; an entry that cannot be read is left out, the others stay. */
export function parseOwnRules(stored: unknown): OwnRules[] {
  if (!Array.isArray(stored)) return [];
  const kept: OwnRules[] = [];
  for (const entry of stored.slice(0, MAX_OWN_RULES) as unknown[]) {
    if (typeof entry !== 'object' || entry === null) continue;
    const { id, name, rules } = entry as Record<string, unknown>;
    const parsed = parseRules(rules);
    if (typeof id !== 'string' || typeof name !== 'string' || !parsed.ok) continue;
    const clean = cleanRulesName(name);
    if (clean === '' || kept.some((other) => other.id === id)) continue;
    kept.push({ id, name: clean, rules: parsed.value });
  }
  return kept;
}

/** The player's own rule sets: kept in the browser's storage, sent and received as files. */
export const useRuleSets = defineStore('ruleSets', () => {
  const storage = browserStore();
  const own = ref<readonly OwnRules[]>(parseOwnRules(readJson(storage, KEY)));
  /** False after a change that could not be stored. */
  const stored = ref(true);

  const replaceAll = (next: readonly OwnRules[]): void => {
    own.value = next;
    stored.value = writeJson(storage, KEY, next);
  };

  const freeId = (): string => {
    const highest = own.value.reduce(
      (high, { id }) => Math.max(high, Number(/^own(\d{1,9})$/.exec(id)?.[1] ?? 0)),
      0,
    );
    return `own${highest + 1}`;
  };

  /** Names are told apart by a number where they would be the same. */
  const freeName = (wanted: string, except?: string): string => {
    const taken = new Set(own.value.filter(({ id }) => id !== except).map(({ name }) => name));
    let name = wanted;
    for (let n = 2; taken.has(name); n++) name = `${cleanRulesName(wanted)} (${n})`;
    return name;
  };

  /** Keeps a rule set under a name. */
  const keep = (name: string, rules: RuleSet): Result<OwnRules, KeepProblem> => {
    const clean = cleanRulesName(name);
    if (clean === '') return err({ code: 'noName' });
    if (own.value.length >= MAX_OWN_RULES) return err({ code: 'tooMany', limit: MAX_OWN_RULES });
    const kept: OwnRules = { id: freeId(), name: freeName(clean), rules: structuredClone(toRaw(rules)) };
    replaceAll([...own.value, kept]);
    return ok(kept);
  };

  /** Writes changed rules over a kept set. */
  const update = (id: string, rules: RuleSet): void => {
    const plain = structuredClone(toRaw(rules));
    replaceAll(own.value.map((kept) => (kept.id === id ? { ...kept, rules: plain } : kept)));
  };

  const rename = (id: string, name: string): Result<string, KeepProblem> => {
    const clean = cleanRulesName(name);
    if (clean === '') return err({ code: 'noName' });
    const free = freeName(clean, id);
    replaceAll(own.value.map((kept) => (kept.id === id ? { ...kept, name: free } : kept)));
    return ok(free);
  };

  const remove = (id: string): void => {
    replaceAll(own.value.filter((kept) => kept.id !== id));
  };

  const find = (id: string): OwnRules | undefined => own.value.find((kept) => kept.id === id);

  /** Takes a rule set from the text of a file; `fallbackName` names one whose name is empty. */
  const importText = (text: string, fallbackName: string): Result<OwnRules, FileProblem | KeepProblem> => {
    const parsed = parseRulesFile(text);
    return parsed.ok ? keep(parsed.value.name || fallbackName, parsed.value.rules) : parsed;
  };

  const exportText = (id: string): string | undefined => {
    const kept = find(id);
    return kept === undefined ? undefined : printRulesFile(kept);
  };

  return { own, stored, keep, update, rename, remove, find, importText, exportText };
});
