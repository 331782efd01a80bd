import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import {
  PRESET_NAMES,
  type PresetName,
  parseRules,
  presetRules,
  type RuleSet,
} from '#engine/games/dappen/rules.ts';
import { BOT_NAMES, type BotName, type SittingView } from '#engine/table/protocol.ts';
import { PEOPLE, PERSON_IDS } from '../components/portraits/people.ts';
import { cleanName } from '../preferences/definitions.ts';
import { browserStore, readJson, writeJson } from '../preferences/storage.ts';
import { differences, type Setting, type SettingValue, sameGame, withSetting } from '../rules/settings.ts';
import { usePreferences } from './preferences.ts';
import { useRuleSets } from './ruleSets.ts';
import { type NewMatch, useSitting } from './sitting.ts';

/** What the chosen rules began as: a preset, or one of the player's own sets. */
export type Base = { readonly preset: PresetName } | { readonly own: string };

/** At most seven others sit at a table. */
const OTHERS = 7;
export const USUAL_NAMES: readonly string[] = PERSON_IDS.slice(0, OTHERS).map((id) => PEOPLE[id].name);
const USUAL_LEVEL: BotName = 'thumb';
const KEY = 'dappen.tableSetup';

interface Setup {
  readonly base: Base;
  readonly rules: RuleSet;
  /** Names of the seats after yours, in order. */
  readonly names: readonly string[];
  readonly level: BotName;
}

const isPreset = (value: unknown): value is PresetName =>
  (PRESET_NAMES as readonly unknown[]).includes(value);

/** The setup of last time; anything unusable in it is as at first. */
export function parseSetup(stored: unknown): Setup {
  const given: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const base = given.base as { preset?: unknown; own?: unknown } | undefined;
  const names = Array.isArray(given.names) ? (given.names as unknown[]) : [];
  const rules = parseRules(given.rules);
  const known: Base | undefined = isPreset(base?.preset)
    ? { preset: base.preset }
    : typeof base?.own === 'string'
      ? { own: base.own }
      : undefined;
  const whole = rules.ok && known !== undefined;
  return {
    base: whole ? known : { preset: 'basic' },
    rules: whole ? rules.value : presetRules('basic'),
    names: USUAL_NAMES.map((usual, i) => {
      const name = names[i];
      return (typeof name === 'string' && cleanName(name)) || usual;
    }),
    level: BOT_NAMES.find((level) => level === given.level) ?? USUAL_LEVEL,
  };
}

/** The next match as it is being set up; what was played last is offered again. */
export const useTableSetup = defineStore('tableSetup', () => {
  const storage = browserStore();
  const ruleSets = useRuleSets();
  const preferences = usePreferences();
  const first = parseSetup(readJson(storage, KEY));
  const base = ref<Base>(first.base);
  const rules = ref<RuleSet>(first.rules);
  const names = ref<readonly string[]>(first.names);
  const level = ref<BotName>(first.level);
  /** Empty: the host shuffles afresh. Never kept. */
  const seed = ref('');

  const ownBase = computed(() => ('own' in base.value ? ruleSets.find(base.value.own) : undefined));
  const preset = computed(() => ('preset' in base.value ? base.value.preset : undefined));
  /** What the switches are compared with. An own set that was deleted leaves the basic rules. */
  const baseRules = computed(
    () => ownBase.value?.rules ?? presetRules(preset.value ?? 'basic', rules.value.players),
  );
  /** The switches that were changed after the preset or the own set was chosen. */
  const changed = computed<readonly Setting[]>(() => differences(rules.value, baseRules.value));

  /** What was given up by choosing something else, until it is brought back or something is set. */
  const dropped = shallowRef<Pick<Setup, 'base' | 'rules'>>();
  const dropChanges = (): void => {
    dropped.value = changed.value.length > 0 ? { base: base.value, rules: rules.value } : undefined;
  };
  const bringBack = (): void => {
    if (dropped.value === undefined) return;
    base.value = dropped.value.base;
    rules.value = dropped.value.rules;
    dropped.value = undefined;
  };
  /** A preset at as many players as there are, where it allows them. */
  const choosePreset = (name: PresetName): void => {
    dropChanges();
    base.value = { preset: name };
    rules.value = presetRules(name, rules.value.players);
  };
  const chooseOwn = (id: string): void => {
    const kept = ruleSets.find(id);
    if (kept === undefined) return;
    dropChanges();
    base.value = { own: id };
    rules.value = kept.rules;
  };
  const set = (setting: Setting, value: SettingValue): void => {
    dropped.value = undefined;
    rules.value = withSetting(rules.value, setting, value);
  };
  const revert = (): void => {
    dropChanges();
    rules.value = baseRules.value;
  };
  /** What a seat is called whose name was emptied: as usual, or as nobody else here is. */
  const freeName = (place: number): string => {
    const taken = names.value.filter((_, i) => i !== place);
    return (
      [USUAL_NAMES[place], ...PERSON_IDS.map((id) => PEOPLE[id].name)].find(
        (name) => name !== undefined && !taken.includes(name),
      ) ?? ''
    );
  };
  /** Rules, names and level of a match that was played, for another one like it. */
  const take = (played: Pick<SittingView, 'rules' | 'names' | 'bots' | 'you'>): void => {
    const known = PRESET_NAMES.find((name) =>
      sameGame(played.rules, presetRules(name, played.rules.players)),
    );
    const own = ruleSets.own.find((kept) => sameGame(kept.rules, played.rules));
    base.value = own === undefined ? { preset: known ?? 'basic' } : { own: own.id };
    rules.value = played.rules;
    const seats = played.names.length;
    const after = played.names.map((_, i) => (played.you + 1 + i) % seats).slice(0, seats - 1);
    names.value = names.value.map((old, i) => played.names[after[i] ?? -1] ?? old);
    // a seat that did not play may be called like one that did
    names.value.forEach((name, i) => {
      if (names.value.indexOf(name) < i) names.value = names.value.with(i, freeName(i));
    });
    level.value = played.bots[after[0] ?? 0] ?? level.value;
  };

  const others = computed(() => rules.value.players - 1);
  /** The names at the table, yours first; `you` is what you are called without a name. */
  const tableNames = (you: string): readonly string[] => [
    preferences.playerName || you,
    ...names.value.slice(0, others.value),
  ];
  /** Names a seat. False, and nothing changes, when somebody else at the table is called so already. */
  const setName = (place: number, name: string): boolean => {
    const wanted = cleanName(name).toLowerCase();
    const others = [preferences.playerName, ...names.value.filter((_, i) => i !== place)];
    if (wanted !== '' && others.some((other) => other.toLowerCase() === wanted)) return false;
    names.value = names.value.map((old, i) => (i === place ? cleanName(name) || freeName(i) : old));
    return true;
  };
  const usualNames = (): void => {
    names.value = USUAL_NAMES;
  };

  /** Starts the match and keeps the setup for next time. */
  const start = (you: string): void => {
    writeJson(storage, KEY, {
      base: base.value,
      rules: rules.value,
      names: names.value,
      level: level.value,
    } satisfies Setup);
    const wanted = seed.value.trim();
    const match: NewMatch = {
      rules: { ...rules.value, villageMultipliers: { ...rules.value.villageMultipliers } },
      you: 0,
      names: [...tableNames(you)],
      bots: Array.from({ length: rules.value.players }, () => level.value),
      ...(wanted !== '' && { seed: wanted }),
    };
    useSitting().newMatch(match);
    seed.value = '';
  };

  return {
    base,
    preset,
    ownBase,
    rules,
    baseRules,
    changed,
    dropped,
    bringBack,
    names,
    level,
    seed,
    others,
    choosePreset,
    chooseOwn,
    set,
    revert,
    take,
    tableNames,
    setName,
    usualNames,
    start,
  };
});
