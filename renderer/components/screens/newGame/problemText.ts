import type { RulesProblem } from '#engine/games/dappen/rules.ts';
import type { Translate } from '#renderer/i18n/index.ts';
import type { FileProblem } from '#renderer/rules/file.ts';
import { SETTINGS, type Setting } from '#renderer/rules/settings.ts';
import type { KeepProblem } from '#renderer/stores/ruleSets.ts';
import { possibleText } from './valueText.ts';

/** Longest piece of a stranger's file that is shown. */
const SHOWN = 40;
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

/** The switch that a key of a rule file means, if there is one. */
const settingFor = (key: string): Setting | undefined =>
  SETTINGS.find((setting) => setting === key || `villageMultipliers.${setting}` === key);

function rulesProblemText(problem: RulesProblem, t: Translate): string {
  if (problem.code === 'buchenbach-needs-six')
    return t('rules.problems.buchenbach-needs-six', { players: problem.players });
  const key = problem.key.slice(0, SHOWN);
  if (problem.code !== 'bad-value') return t(`rules.problems.${problem.code}`, { key });
  const setting = settingFor(problem.key);
  const value = shown(problem.value);
  if (setting === undefined) return t('rules.problems.notRules', { key });
  return t('rules.problems.bad-value', {
    key: t(`rules.switches.${setting}.name`, { skus: t('cards.trull.tarok.Skus') }),
    value,
    expected: possibleText(setting, t),
  });
}

/** A sentence about why a rule set was not taken; it names the switch or the key that is wrong. */
export function problemText(problem: FileProblem | KeepProblem, t: Translate): string {
  switch (problem.code) {
    case 'tooLarge':
      return t('rules.problems.tooLarge', { limit: problem.limit / 1024 });
    case 'notRules':
      return problem.key === ''
        ? t('rules.problems.notObject')
        : t('rules.problems.notRules', { key: problem.key });
    case 'otherFormat':
      return t('rules.problems.otherFormat', { found: problem.found });
    case 'tooMany':
      return t('rules.problems.tooMany', { limit: problem.limit });
    case 'badRules':
      return rulesProblemText(problem.problem, t);
    default:
      return t(`rules.problems.${problem.code}`);
  }
}
