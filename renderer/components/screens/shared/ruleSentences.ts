import type { PlayerCount, RuleSet } from '#engine/games/dappen/rules.ts';
import type { MessageKey, MessageValues, Translate } from '#renderer/i18n/index.ts';
import type { Setting } from '#renderer/rules/settings.ts';
import type { Terms } from './useTerms.ts';

const PLAYERS: Readonly<Record<PlayerCount, MessageKey>> = {
  6: 'rules.summary.players.six',
  7: 'rules.summary.players.seven',
  8: 'rules.summary.players.eight',
};

/** The settings that are told of, in the order of a hand; multipliers belong to their bids. */
export const TOLD_SETTINGS = [
  'players',
  'villageBids',
  'challengeDrafted',
  'missedDuty',
  'ultimos',
  'fairyTaleTrick',
  'holdingSkus',
  'scoring',
  'villagePayment',
  'target',
  'hands',
] as const satisfies readonly Setting[];
export type ToldSetting = (typeof TOLD_SETTINGS)[number];

/** What a rule set says about one setting, as a plain sentence. */
export function ruleSentence(rules: RuleSet, setting: ToldSetting, t: Translate, terms: Terms): string {
  const values: MessageValues = { ...terms, ...rules.villageMultipliers, target: rules.target };
  switch (setting) {
    case 'players':
      return t(PLAYERS[rules.players]);
    case 'target':
      return t('rules.summary.target', values);
    case 'hands':
      return rules.hands === 0
        ? t('rules.summary.hands.open')
        : t('rules.summary.hands.some', { n: rules.hands });
    case 'missedDuty':
      if (!rules.missedDuty) return t('rules.summary.missedDuty.off');
      return t(`rules.summary.missedDuty.${rules.scoring === 'traditional' ? 'onCoins' : 'on'}`);
    case 'challengeDrafted':
    case 'holdingSkus':
    case 'fairyTaleTrick':
      return t(`rules.summary.${setting}.${rules[setting] ? 'on' : 'off'}`, values);
    default:
      return t(`rules.summary.${setting}.${rules[setting]}` as MessageKey, values);
  }
}
