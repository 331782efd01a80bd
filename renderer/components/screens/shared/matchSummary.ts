import type { PlayerCount, RuleSet } from '#engine/games/dappen/rules.ts';
import type { SavedMatch } from '#engine/table/protocol.ts';
import type { MessageKey, Translate } from '#renderer/i18n/index.ts';
import type { Language } from '#renderer/preferences/definitions.ts';
import { coins, inCoins } from '#renderer/results/money.ts';
import { presetOf, sameGame } from '#renderer/rules/settings.ts';
import type { OwnRules } from '#renderer/stores/ruleSets.ts';

const PLAYERS: Readonly<Record<PlayerCount, MessageKey>> = {
  6: 'start.players.six',
  7: 'start.players.seven',
  8: 'start.players.eight',
};

/** The name of a rule set: its preset's, that of an own one that plays the same, or "Own rules". */
export function rulesName(rules: RuleSet, own: readonly OwnRules[], t: Translate): string {
  const preset = presetOf(rules);
  if (preset !== undefined) return t(`rules.presets.${preset}.name`);
  return own.find((kept) => sameGame(kept.rules, rules))?.name ?? t('rules.own');
}

/** One line about a match: "Furtwangen, seven players, hand 12 · you lead with 31". */
export function matchSummary(
  match: Pick<SavedMatch, 'rules' | 'names' | 'you' | 'handNumber' | 'totals'>,
  own: readonly OwnRules[],
  t: Translate,
  language: Language,
): string {
  const { rules, names, you, handNumber, totals } = match;
  const amount = (total: number): string => (inCoins(rules) ? coins(total, language) : String(total));
  const mine = totals[you] ?? 0;
  const best = Math.max(...totals);
  const leader = names[totals.indexOf(best)] ?? '';
  const standing = totals.every((total) => total === 0)
    ? t('start.standing.fresh')
    : mine < best
      ? t('start.standing.behind', { total: amount(mine), leader, best: amount(best) })
      : totals.filter((total) => total === best).length > 1
        ? t('start.standing.sharing', { total: amount(mine) })
        : t('start.standing.leading', { total: amount(mine) });
  return t('start.saved', {
    rules: rulesName(rules, own, t),
    players: t(PLAYERS[rules.players]),
    hand: handNumber,
    standing,
  });
}
