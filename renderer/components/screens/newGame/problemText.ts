import type { MessageValues, Translate } from '#renderer/i18n/index.ts';
import type { FileProblem } from '#renderer/rules/file.ts';
import type { KeepProblem } from '#renderer/stores/ruleSets.ts';

/** Longest piece of a stranger's file that is shown. */
const SHOWN = 40;
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

/** A sentence about why a rule set was not taken; it names the key that is wrong. */
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
    case 'badRules': {
      const { code, key, ...rest } = problem.problem;
      const values: MessageValues = {
        key: key.slice(0, SHOWN),
        ...('value' in rest && { value: shown(rest.value), expected: rest.expected }),
        ...('players' in rest && { players: rest.players }),
      };
      return t(`rules.problems.${code}`, values);
    }
    default:
      return t(`rules.problems.${problem.code}`);
  }
}
