import type { Card, Suit } from '#engine/cards/card.ts';
import type { Seat } from '#engine/games/dappen/action.ts';
import type { GameEvent } from '#engine/games/dappen/event.ts';
import type { Refusal } from '#engine/games/dappen/refusal.ts';
import type { RuleSet } from '#engine/games/dappen/rules.ts';
import { assertNever } from '#engine/result.ts';
import type { HostError, SittingView } from '#engine/table/protocol.ts';
import type { CardStyle } from '#renderer/components/cards/cardStyle.ts';
import { cardName, suitName } from '#renderer/components/cards/names.ts';
import { type MessageKey, shownLanguage, t } from '#renderer/i18n/index.ts';
import type { Due } from './due.ts';
import { historyOf } from './history.ts';

/** What sentences need to know: who sits where, and what cards are called. */
export interface Telling {
  readonly view: SittingView;
  readonly style: CardStyle;
  /** Raises up to and including the event that is told; without it, all that were spoken. */
  readonly raises?: number;
}

/** The name of a seat, "You" for the person at the table. */
export const nameOf = (view: Pick<SittingView, 'names' | 'you'>, seat: Seat): string =>
  seat === view.you ? t('common.you') : view.names[seat] || t('common.you');

export const namesOf = (view: Pick<SittingView, 'names' | 'you'>, seats: readonly Seat[]): string =>
  new Intl.ListFormat(shownLanguage(), { type: 'conjunction' }).format(
    seats.map((seat) => nameOf(view, seat)),
  );

/** A suit as it is led and followed. */
export const ledName = (suit: Suit, style: CardStyle): string =>
  suit === 'T' ? t('table.taroks') : suitName(suit, style);

/** Victory points or cents, with their word. */
export const amountText = (rules: Pick<RuleSet, 'scoring'>, n: number): string =>
  t(rules.scoring === 'traditional' ? 'table.amount.cents' : 'table.amount.points', { n });

/** One sentence about an event, spoken to the person at the table. */
export function eventSentence(event: GameEvent, telling: Telling): string {
  const { view, style } = telling;
  const card = (of: Card): string => cardName(of, style);
  /** The form for the own seat or for others, with the name filled in. */
  const who = (seat: Seat, you: MessageKey, other: MessageKey, values = {}): string =>
    t(seat === view.you ? you : other, { name: nameOf(view, seat), ...values });
  switch (event.type) {
    case 'dealt': {
      const first = nameOf(view, event.firstSpeaker);
      if (event.firstSpeaker === view.you) return who(event.dealer, 'log.dealt.you', 'log.dealt.youFirst');
      return who(event.dealer, 'log.dealt.you', 'log.dealt.other', { first });
    }
    case 'said':
      return saidSentence(event, telling);
    case 'drafted':
      return who(event.seat, 'log.drafted.you', 'log.drafted.other');
    case 'contract':
      return event.contract === 'solo'
        ? who(event.dapper, 'log.contract.solo.you', 'log.contract.solo.other')
        : who(event.dapper, 'log.contract.dapp.you', 'log.contract.dapp.other', { n: event.multiplier });
    case 'tookDapp':
      return who(event.seat, 'log.tookDapp.you', 'log.tookDapp.other');
    case 'discarded':
      return who(event.seat, 'log.discarded.you', 'log.discarded.other');
    case 'instantWin':
      return who(event.seat, 'log.instantWin.you', 'log.instantWin.other');
    case 'ultimosLaid': {
      const ultimos = event.laid
        .map((laid) => t('log.ultimosLaid.one', { card: card(laid.card), n: laid.trick }))
        .join(', ');
      return who(event.seat, 'log.ultimosLaid.you', 'log.ultimosLaid.other', { ultimos });
    }
    case 'played': {
      const values = { card: card(event.card) };
      return event.shownHeld
        ? who(event.seat, 'log.played.heldYou', 'log.played.heldOther', values)
        : who(event.seat, 'log.played.you', 'log.played.other', values);
    }
    case 'trickWon': {
      const values = { card: card(event.card), n: event.trick };
      return event.fairyTale
        ? who(event.winner, 'log.trickWon.fairyTaleYou', 'log.trickWon.fairyTaleOther', values)
        : who(event.winner, 'log.trickWon.you', 'log.trickWon.other', values);
    }
    case 'ultimoDecided':
      return t(event.made ? 'log.ultimoDecided.made' : 'log.ultimoDecided.failed', {
        card: card(event.card),
      });
    case 'missedDuty':
      return who(event.seat, 'log.missedDuty.you', 'log.missedDuty.other');
    case 'handOver':
      return overSentence(telling);
    default:
      return assertNever(event);
  }
}

function saidSentence(event: Extract<GameEvent, { type: 'said' }>, telling: Telling): string {
  const { view } = telling;
  const raises = telling.raises ?? view.observation.talk.filter(({ word }) => word === 'raise').length;
  const saying = event.word === 'raise' ? (raises > 1 ? 'twoKings' : 'oneKing') : event.word;
  return t(event.seat === view.you ? `log.said.you.${saying}` : `log.said.other.${saying}`, {
    name: nameOf(view, event.seat),
  });
}

function overSentence({ view }: Telling): string {
  const { result } = view.observation;
  if (!result?.cardPoints) return t('log.handOver.ended');
  const { dapper, team } = result.cardPoints;
  const values = { dapper, team, name: nameOf(view, result.dapper) };
  if (result.winner === 'team') return t('log.handOver.team', values);
  return t(result.dapper === view.you ? 'log.handOver.dapperYou' : 'log.handOver.dapperOther', values);
}

/** What is due, as the action bar says it. */
export function dueSentence(due: Due, { view, style }: Telling): string {
  switch (due.code) {
    case 'thinks':
      return t('table.due.thinks', { name: nameOf(view, due.seat) });
    case 'answer':
      return t('table.due.answer', { name: nameOf(view, due.challenger) });
    case 'follow':
      return t('table.due.follow', { suit: ledName(due.suit, style) });
    case 'onlyCard':
      return t('table.due.onlyCard', { card: cardName(due.card, style) });
    default:
      return t(`table.due.${due.code}`);
  }
}

/** Words and acts as refusals list them, without the marks that belong to the sentence. */
const actName = (act: string): string => actWord(act).replace(/!$/, '');
const actWord = (act: string): string => {
  switch (act) {
    case 'pass':
    case 'solo':
    case 'dapp':
    case 'challenge':
    case 'push':
    case 'keep':
    case 'goAhead':
      return t(`table.bidding.${act}`);
    case 'raise':
      return t('table.bidding.oneKing');
    case 'discard':
      return t('table.due.exchange');
    case 'ultimo':
      return t('table.due.ultimo');
    case 'play':
      return t('table.due.lead');
    default:
      return act;
  }
};

/** Why something was refused: which card or word, and the reason. The rule's section is in `REFUSAL_SECTION`. */
export function refusalSentence(refusal: Refusal, { view, style }: Telling): string {
  const { code } = refusal;
  const card = (of: Card): string => cardName(of, style);
  switch (code) {
    case 'handOver':
    case 'sitsOut':
    case 'highestBidReached':
      return t(`refusals.${code}`);
    case 'skusHeld':
      return t('refusals.skusHeld', { card: card('Skus') });
    case 'noSuchSeat':
      return t('refusals.noSuchSeat', { n: refusal.seat });
    case 'notYourTurn':
      return t('refusals.notYourTurn', { name: nameOf(view, refusal.toAct) });
    case 'wordNotNow':
      return t('refusals.wordNotNow', {
        word: actName(refusal.word),
        may: refusal.may.map(actName).join(', '),
      });
    case 'actionNotNow':
      return t('refusals.actionNotNow', { may: refusal.may.map(actName).join(', ') });
    case 'mustSayDapp':
      return t('refusals.mustSayDapp', {
        n: refusal.taroks,
        card: card(refusal.highest),
        needed: rankName(refusal.needed, style),
      });
    case 'tooFewKingsToRaise':
      return t('refusals.tooFewKingsToRaise', {
        n: refusal.needed,
        held: refusal.held,
        word: t(refusal.needed > 1 ? 'table.bidding.twoKings' : 'table.bidding.oneKing'),
      });
    case 'tooFewKingsToKeep':
      return t('refusals.tooFewKingsToKeep', { n: refusal.needed, held: refusal.held });
    case 'notACard':
      return t('refusals.notACard', { card: refusal.card });
    case 'mustFollow':
      return t('refusals.mustFollow', { card: card(refusal.card), suit: ledName(refusal.suit, style) });
    case 'mustPlayTarok':
      return t('refusals.mustPlayTarok', { card: card(refusal.card), suit: ledName(refusal.led, style) });
    case 'ultimoTooEarly':
      return t('refusals.ultimoTooEarly', { card: card(refusal.card), n: refusal.trick });
    case 'ultimoOrder':
      return t('refusals.ultimoOrder', { card: card(refusal.card), first: card(refusal.first) });
    case 'wrongDiscardCount':
      return t('refusals.wrongDiscardCount', { n: refusal.count, needed: refusal.needed });
    case 'cardNotInHand':
    case 'cardTwice':
    case 'trullNotDiscardable':
    case 'kingNotDiscardable':
    case 'notAnUltimoCard':
      return t(`refusals.${code}`, { card: card(refusal.card) });
    default:
      return assertNever(refusal);
  }
}

/** A Tarok's rank as it is called; 22 is the Skus. */
export const rankName = (rank: number, style: CardStyle): string =>
  rank >= 22 ? cardName('Skus', style) : String(rank);

/** What went wrong with a request, for the person. */
export function problemSentence(problem: HostError, telling: Telling | undefined): string {
  switch (problem.code) {
    case 'refused':
      return telling ? refusalSentence(problem.refusal, telling) : t('refusals.handOver');
    case 'badMessage':
      return t('table.problem.badMessage', { detail: problem.detail });
    case 'badRules':
      return t('table.problem.badRules', { detail: `${problem.problem.code} ${problem.problem.key}` });
    default:
      return t(`table.problem.${problem.code}`);
  }
}

/** The log of the hand so far: one sentence per event. */
export function logOf(telling: Telling): readonly string[] {
  let raises = 0;
  return historyOf(telling.view.observation).map((event) => {
    if (event.type === 'said' && event.word === 'raise') raises += 1;
    return eventSentence(event, { ...telling, raises });
  });
}
