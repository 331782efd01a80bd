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

/** The name of a rule set: that of an own one that plays the same, its preset's, or "Own rules". */
export function rulesName(rules: RuleSet, own: readonly OwnRules[], t: Translate): string {
  const kept = own.find((one) => sameGame(one.rules, rules));
  if (kept !== undefined) return kept.name;
  const preset = presetOf(rules);
  return preset === undefined ? t('rules.own') : t(`rules.presets.${preset}.name`);
}

/** One line about a match: "Furtwangen, seven players, hand 12 · you lead with 31". A finished one says so. */
export function matchSummary(
  match: Pick<SavedMatch, 'rules' | 'names' | 'you' | 'handNumber' | 'totals' | 'over'>,
  own: readonly OwnRules[],
  t: Translate,
  language: Language,
): string {
  const { rules, names, you, handNumber, totals, over } = match;
  const amount = (total: number): string => (inCoins(rules) ? coins(total, language) : String(total));
  const mine = totals[you] ?? 0;
  const best = Math.max(...totals);
  const leaders = names.filter((_, seat) => totals[seat] === best);
  const leader = new Intl.ListFormat(language).format(leaders);
  const standing = over
    ? mine === best
      ? t(leaders.length > 1 ? 'start.standing.wonShared' : 'start.standing.won', { total: amount(mine) })
      : t('start.standing.lost', { total: amount(mine), leader, best: amount(best) })
    : totals.every((total) => total === 0)
      ? t('start.standing.fresh')
      : mine < best
        ? t(leaders.length > 1 ? 'start.standing.behindShared' : 'start.standing.behind', {
            total: amount(mine),
            leader,
            best: amount(best),
          })
        : leaders.length > 1
          ? t('start.standing.sharing', { total: amount(mine) })
          : t('start.standing.leading', { total: amount(mine) });
  return t('start.saved', {
    rules: rulesName(rules, own, t),
    players: t(PLAYERS[rules.players]),
    hand: handNumber,
    standing,
  });
}
