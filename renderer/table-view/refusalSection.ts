import type { RefusalCode } from '#engine/games/dappen/refusal.ts';

/** The section of docs/rules.md, or the switch of the rule set, that a refusal stands on; the help opens there. */
export const REFUSAL_SECTION: Readonly<Record<RefusalCode, string>> = {
  handOver: '7',
  noSuchSeat: '2',
  sitsOut: '2',
  notYourTurn: '2',
  wordNotNow: '3',
  actionNotNow: '3',
  mustSayDapp: '3',
  tooFewKingsToRaise: 'villageBids',
  tooFewKingsToKeep: 'villageBids',
  highestBidReached: 'villageBids',
  notACard: '1',
  cardNotInHand: '6',
  mustFollow: '6',
  mustPlayTarok: '6',
  ultimoTooEarly: '5',
  ultimoOrder: 'ultimos',
  skusHeld: 'holdingSkus',
  wrongDiscardCount: '4',
  cardTwice: '4',
  trullNotDiscardable: '4',
  kingNotDiscardable: '4',
  notAnUltimoCard: '5',
};
