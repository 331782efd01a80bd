import { type Card, pipsOf } from '../../cards/card.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Decision } from '../bot.ts';
import { lyingWith } from './chances.ts';
import { type Reading, read } from './reading.ts';
import { type Worth, weigh } from './worth.ts';

/** Why a card was played, for tests and for explaining. */
export type PlayReason =
  | 'onlyCard'
  | 'leadSure'
  | 'leadHopeful'
  | 'leadAway'
  | 'pipsOnSureTrick'
  | 'lowOnSureTrick'
  | 'win'
  | 'pipsHopeful'
  | 'noPipsToFoe';

/** The play of a card (docs/rules.md §6, advice §10): the card of most worth by counting. */
export function playCard(seen: Observation): Decision {
  const cards = seen.legal.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  const [first, ...others] = cards;
  if (first === undefined) throw new Error('no card is due');
  if (others.length === 0) return decided(first, 'onlyCard');
  const reading = read(seen);
  const best = others
    .map((card) => weigh(reading, card))
    .reduce((most, one) => (one.worth > most.worth ? one : most), weigh(reading, first));
  return decided(best.card, reasonFor(reading, best));
}

const decided = (card: Card, why: PlayReason): Decision => ({ action: { type: 'play', card }, why });

const SURE = 0.97;

function reasonFor(reading: Reading, { card, chance }: Worth): PlayReason {
  if (reading.table.length === 0) {
    if (chance >= SURE) return 'leadSure';
    return chance >= 0.5 ? 'leadHopeful' : 'leadAway';
  }
  if (lyingWith(reading, card).winner === reading.seen.seat) return 'win';
  if (chance >= SURE) return pipsOf(card) > 0 ? 'pipsOnSureTrick' : 'lowOnSureTrick';
  return pipsOf(card) > 0 && chance >= 0.5 ? 'pipsHopeful' : 'noPipsToFoe';
}
