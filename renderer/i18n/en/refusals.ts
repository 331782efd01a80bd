import type { RefusalCode } from '#engine/games/dappen/refusal.ts';

/**
 * Why something cannot be done: the card or word, the reason, and (from REFUSAL_SECTION) the rule. Typed so
 * that every code of the engine has its sentence.
 */
export const refusals = {
  handOver: 'The hand is over: nothing more can be said or played in it.',
  noSuchSeat: 'There is no seat {n} at this table.',
  sitsOut: 'The Dealer of eight sits this hand out.',
  notYourTurn: 'It is not your turn: {name} is to act.',
  wordNotNow: '“{word}” cannot be said now. Possible: {may}.',
  actionNotNow: 'That cannot be done now. Possible: {may}.',
  mustSayDapp:
    '“Pass” cannot be said: {card} is your highest of {n} Tarok, which is a trump stop ({needed} or higher), so you must say Dapp. | “Pass” cannot be said: {card} is your highest of {n} Taroks, which is a trump stop ({needed} or higher), so you must say Dapp.',
  tooFewKingsToRaise:
    '“{word}” cannot be said: it takes {n} King in the hand, and you have {held}. | “{word}” cannot be said: it takes {n} Kings in the hand, and you have {held}.',
  tooFewKingsToKeep:
    '“Keep” cannot be said: it takes {n} King in the hand, and you have {held}. | “Keep” cannot be said: it takes {n} Kings in the hand, and you have {held}.',
  highestBidReached: 'You cannot raise: Two Kings is the highest bid.',
  notACard: '“{card}” is not a card in this pack.',
  cardNotInHand: '{card} is not in your hand.',
  mustFollow: '{card} cannot be played: {suit} were led and you have some, so you must follow suit.',
  mustPlayTarok: '{card} cannot be played: you have none of the {suit} led, so you must play a Tarok.',
  ultimoTooEarly: '{card} cannot be played: you promised it for trick {n}, and another card may be played.',
  ultimoOrder: '{card} cannot be played yet: of the laid cards {first} goes first.',
  skusHeld: '{card} cannot be played: it is held and comes in the last trick.',
  wrongDiscardCount: 'Lay off exactly {needed} cards; {n} are chosen.',
  cardTwice: '{card} was chosen twice.',
  trullNotDiscardable: '{card} cannot be laid off: it belongs to the Trull.',
  kingNotDiscardable: '{card} cannot be laid off: Kings stay in the hand.',
  notAnUltimoCard: '{card} cannot be laid as an Ultimo: only III, II and I of your own hand can.',
} satisfies Record<RefusalCode, string>;
