/** Matches and records: a series of hands, saved, resumed and replayed. */
export { dealDeck, firstDealer } from './deal.ts';
export { addResult, dealerOf, type MatchState, newMatch } from './match.ts';
export {
  GAME,
  HAND_FORMAT,
  MATCH_FORMAT,
  type ParsedRecord,
  parseRecord,
  printHand,
  printMatch,
  type RecordError,
  type RecordErrorCode,
  type RecordedAction,
  type RecordedHand,
  type RecordProblem,
  recorded,
  recordFrom,
} from './record.ts';
export { type BeforeAction, type PlayedRecord, playHand, playRecord, replay } from './replay.ts';
