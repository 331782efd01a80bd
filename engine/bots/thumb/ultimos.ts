import { type Card, isTarok } from '../../cards/card.ts';
import type { UltimoCard } from '../../games/dappen/action.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Decision } from '../bot.ts';
import { highTaroks } from './estimate.ts';

/** Most valuable first (docs/rules.md §5). */
const BY_WORTH: readonly UltimoCard[] = ['I', 'II', 'III'];

/** Taroks, and Taroks from XV up once more, with which the last trick is promised: made 3 times in 4. */
const FOR_LAST_TRICK = 8;
/** More of them for each trick before the last. */
const FOR_EACH_BEFORE = 2;

/** Lays an Ultimo only when it is very likely made: with many Taroks, several of them high. */
export function ultimos(seen: Observation): Decision {
  const move = seen.legal.find((one) => one.type === 'ultimo');
  if (move?.type !== 'ultimo') throw new Error('no Ultimos are due');
  const power = ultimoPower(seen.hand);
  const laid: Card[] = [];
  for (const card of BY_WORTH) {
    const before = seen.rules.ultimos === 'furtwangen' ? laid.length : BY_WORTH.indexOf(card);
    const enough = power >= FOR_LAST_TRICK + FOR_EACH_BEFORE * before;
    if (enough && move.from.includes(card)) laid.push(card);
  }
  return { action: { type: 'ultimo', cards: laid }, why: laid.length > 0 ? 'manyHighTaroks' : 'tooRisky' };
}

/** Number of Taroks, those from XV up counted twice. */
export const ultimoPower = (hand: readonly Card[]): number => hand.filter(isTarok).length + highTaroks(hand);
