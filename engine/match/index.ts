/** Matches and records: a series of hands, saved, resumed and replayed. */
export { dealDeck, firstDealer } from './deal.ts';
export { addResult, dealerOf, type MatchState, newMatch } from './match.ts';
export {
  GAME,
  type ParsedRecord,
  parseRecord,
  printHand,
  printMatch,
  type RecordError,
  type RecordedAction,
  type RecordedHand,
  recorded,
  recordFrom,
} from './record.ts';
export { actionFrom, type PlayedRecord, playHand, playRecord, replay } from './replay.ts';
