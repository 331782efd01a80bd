import { computed } from 'vue';
import type { SittingView } from '#engine/table/protocol.ts';
import { useCardStyle } from '#renderer/components/cards/cardStyle.ts';
import { cardName } from '#renderer/components/cards/names.ts';
import { type MessageKey, type MessageValues, useText } from '#renderer/i18n/index.ts';
import { type HandReport, type LineReport, TIERS, type UltimoReport } from '#renderer/results/handReport.ts';
import { coins, inCoins } from '#renderer/results/money.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { useSeatNames } from '../shared/useSeatNames.ts';

const NUMBERS = { III: '3', II: '2', I: '1' } as const;

export interface LineText {
  readonly what: string;
  readonly how: string;
  readonly gets: string;
  readonly good: boolean | undefined;
}

/** The sentences of a hand's result, for the person at the screen. */
export function useResultText(view: () => SittingView, report: () => HandReport) {
  const { t } = useText();
  const preferences = usePreferences();
  const style = useCardStyle();
  const { nameOf, isYou, faceOf } = useSeatNames(view);
  const money = computed(() => inCoins(view().rules));
  const amountText = (amount: number): string =>
    money.value ? coins(amount, preferences.locale) : String(amount);
  const plays = computed(() => view().observation.active.includes(view().you));

  const headline = computed(() => {
    const { outcome, dapper, offender } = report();
    const values = { dapper: nameOf(dapper), offender: nameOf(offender ?? dapper) };
    const you = isYou(dapper);
    const key = ((): MessageKey => {
      switch (outcome) {
        case 'dapperWon':
          return you ? 'result.headline.youWonAlone' : 'result.headline.dapperWon';
        case 'teamWon':
          if (you) return 'result.headline.youLostAlone';
          return plays.value ? 'result.headline.teamWonWithYou' : 'result.headline.teamWon';
        case 'instantWin':
          return you ? 'result.headline.youInstantWin' : 'result.headline.instantWin';
        default:
          return isYou(offender ?? -1) ? 'result.headline.youMissedDuty' : 'result.headline.missedDuty';
      }
    })();
    return t(key, values);
  });

  const reason = computed(() => {
    const { reason: why, dapper } = report();
    const values: MessageValues = {
      dapper: nameOf(dapper),
      ...('team' in why && { team: why.team }),
      ...('stop' in why && why.stop && { highest: cardName(why.stop.highest, style.value) }),
    };
    if (why.code === 'noTrick' && isYou(dapper)) return t('result.reason.noTrickYou');
    if ((why.code === 'teamShort' || why.code === 'teamEnough') && plays.value && !isYou(dapper)) {
      return t('result.reason.yourTeam', values);
    }
    if ('stop' in why) return t('result.reason.missedDuty', { ...values, n: why.stop?.taroks ?? 0 });
    return t(`result.reason.${why.code}`, values);
  });

  /** Why the cards shown are a trump stop. */
  const stopSays = computed(() => {
    const why = report().reason;
    if (why.code !== 'missedDuty' || why.stop === undefined) return '';
    const { taroks, needed, highest, highestRank } = why.stop;
    const rank = highest === 'Skus' ? `${cardName(highest, style.value)} (${highestRank})` : `${highestRank}`;
    return t('result.stopSays', { n: taroks, needed, rank });
  });

  const tierSays = computed(() => {
    const { tier, count, outcome } = report();
    if (tier === undefined) return '';
    if (outcome === 'instantWin') return t('result.tierInstant');
    if (count?.marsch) return t('result.tierMarsch');
    const row = TIERS.find((one) => one.tier === tier);
    return t('result.tierSays', {
      points: count?.losersPoints ?? 0,
      tier,
      from: row?.from ?? 0,
      to: row?.to ?? 0,
    });
  });

  const ultimoText = ({ card, fate }: UltimoReport): string => {
    const number = NUMBERS[card];
    if (fate.code === 'lost') {
      const values = {
        card: number,
        trick: fate.trick,
        who: nameOf(fate.to),
        winning: cardName(fate.winning, style.value),
      };
      return t(isYou(fate.to) ? 'result.ultimo.lostYou' : 'result.ultimo.lost', values);
    }
    return t(`result.ultimo.${fate.code}`, { card: number, ...fate });
  };

  function getsText({ to, amount }: LineReport): string {
    const { dapper } = report();
    const values = { who: nameOf(dapper), amount: amountText(amount) };
    const you = isYou(dapper);
    if (!money.value) {
      if (to === 'dapper') return t(you ? 'result.gets.youWrite' : 'result.gets.oneWrites', values);
      return t(to === 'opponents' ? 'result.gets.eachOpponent' : 'result.gets.eachOther', values);
    }
    if (to === 'dapper') return t(you ? 'result.gets.eachPaysYou' : 'result.gets.eachPaysOne', values);
    const payer = to === 'opponents' ? dapper : (report().offender ?? dapper);
    const paid = { ...values, who: nameOf(payer) };
    return t(isYou(payer) ? 'result.gets.youPayEach' : 'result.gets.onePaysEach', paid);
  }

  function lineText(line: LineReport): LineText {
    const { reason: why } = line;
    const gets = getsText(line);
    switch (why.code) {
      case 'dapp':
        return {
          what: t(why.won ? 'result.contract.dappWon' : 'result.contract.dappLost'),
          how: t('result.contract.stake', { tier: why.tier, stake: why.stake }),
          gets,
          good: undefined,
        };
      case 'dappCoins':
      case 'village':
        return {
          what: t(why.won ? 'result.contract.dappWon' : 'result.contract.dappLost'),
          how:
            why.code === 'village'
              ? t('result.contract.village', { points: why.points, stake: why.stake })
              : t('result.contract.dappCoins', { tier: why.tier, stake: why.stake }),
          gets,
          good: undefined,
        };
      case 'solo':
      case 'soloCoins':
        return {
          what: t(why.won ? 'result.contract.soloWon' : 'result.contract.soloLost'),
          how:
            why.code === 'solo'
              ? t('result.contract.solo', { tier: why.tier })
              : t('result.contract.soloCoins', { tier: why.tier, each: why.each }),
          gets,
          good: undefined,
        };
      case 'instantWin':
        return {
          what: t('result.contract.instantWin', { stake: why.stake }),
          how: '',
          gets,
          good: undefined,
        };
      case 'missedDuty':
        return { what: t('result.contract.missedDuty'), how: '', gets, good: undefined };
      default:
        return { what: ultimoText(why), how: '', gets, good: why.made };
    }
  }
  const lines = computed(() => report().lines.map(lineText));
  const face = computed(() => faceOf(report().offender ?? report().dapper));

  return { headline, reason, tierSays, stopSays, lines, face, nameOf, isYou, plays };
}
