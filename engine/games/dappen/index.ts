/** Dappen: the rules of one hand. Everything outside this folder imports from here or from the type files. */
export { ladderOf } from './bidding.ts';
export { claimOf } from './claim.ts';
export { DAPP_SIZE } from './deal.ts';
export { nextStake, refusalFor } from './explain.ts';
export {
  apply,
  isFullDeck,
  newHand,
  openingEvents,
  phaseOf,
  resultOf,
} from './hand.ts';
export { isAmong, legal, toAct } from './moves.ts';
export { observe } from './observe.ts';
export type { HandState } from './state.ts';
export { mustFollow, winningPlace } from './trick.ts';
export { trumpStopIn } from './trump-stop.ts';
export { promisesFor, ultimoWorth } from './ultimos.ts';
