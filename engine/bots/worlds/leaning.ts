import { PACK_SIZE, TAROK_COUNT } from './cards.ts';
import { type Facts, TWELVE } from './facts.ts';
import { KEEPING } from './habits.ts';

/** How a Dapper's hand and discards attract cards: close to the soft facts, so that weights differ little. */
export interface Leaning {
  readonly hand: number;
  readonly twelve: number;
  readonly odds: Float64Array;
  readonly tilt: Float64Array;
}

export function leaningOf({ bins, taker, twelve, seen }: Facts): Leaning | undefined {
  if (taker === undefined || twelve !== 'discards') return undefined;
  const said = seen.talk.some((one) => one.seat === taker && one.word === 'dapp');
  return {
    hand: bins.findIndex((bin) => bin.at === taker),
    twelve: bins.findIndex((bin) => bin.at === TWELVE),
    odds: KEEPING,
    tilt: Float64Array.from({ length: PACK_SIZE }, (_, card) => (said && card < TAROK_COUNT ? 1.25 : 1)),
  };
}
