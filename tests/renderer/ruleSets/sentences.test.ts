import { beforeEach, describe, expect, it } from 'vitest';
import { PRESET_NAMES, type PresetName, presetRules, type RuleSet } from '#engine/games/dappen/rules.ts';
import { ruleSentence, TOLD_SETTINGS } from '#renderer/components/screens/shared/ruleSentences.ts';
import { termsOf } from '#renderer/components/screens/shared/useTerms.ts';
import { setLanguage, t } from '#renderer/i18n/index.ts';
import { CONTROLS, obstacleTo, SETTINGS, withSetting } from '#renderer/rules/settings.ts';

/** Every rule set that differs from a preset in one switch, and the presets. */
function* ruleSets(): Generator<RuleSet> {
  for (const preset of PRESET_NAMES satisfies readonly PresetName[]) {
    const rules = presetRules(preset);
    yield rules;
    for (const setting of SETTINGS) {
      const control = CONTROLS[setting];
      const values =
        control.kind === 'choice' ? control.values : control.kind === 'switch' ? [true, false] : [];
      for (const value of values) yield withSetting(rules, setting, value);
    }
  }
}

describe.each(['en', 'de'] as const)('the rules in force in %s', (language) => {
  beforeEach(() => setLanguage(language));

  it('every line is a sentence that says what it is about', () => {
    for (const names of ['tarok', 'cego'] as const) {
      const terms = termsOf(language, names);
      const lines = new Set<string>();
      for (const rules of ruleSets()) {
        for (const setting of TOLD_SETTINGS) {
          if (obstacleTo(rules, setting) === undefined) lines.add(ruleSentence(rules, setting, t, terms));
        }
      }
      expect(lines.size).toBeGreaterThan(20);
      for (const line of lines) {
        expect(line).toMatch(/^\p{Lu}.*\.$/u);
        expect(line).not.toMatch(/^(None|Keine|No|Nein|Yes|Ja|Points|Coins|Punkte|Münzen)\b\s*:/);
        expect(line).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});
