import { type Card, isTarok, pipsOf, rankOf } from '../../cards/card.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Bot } from '../bot.ts';
import { lyingWith } from '../thumb/chances.ts';
import { read } from '../thumb/reading.ts';
import { thumb } from '../thumb/thumb.ts';

/** One card in so many is played on impulse. */
const LAPSE_EVERY = 4;

/**
 * The rule of thumb with a beginner's lapses: now and then a card is played on impulse, without a thought
 * for who wins the trick: a high one to win it, else the least.
 */
export const lapsing: Bot = (seen, rng, budget) => {
  const lapse = rng.upTo(LAPSE_EVERY - 1) === 0;
  if (!lapse || seen.phase !== 'play') return thumb(seen, rng, budget);
  return { action: { type: 'play', card: onImpulse(seen) }, why: 'lapse' };
};

function onImpulse(seen: Observation): Card {
  const cards = seen.legal.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  const reading = read(seen);
  const weight = (card: Card): number =>
    isTarok(card) ? 20 + rankOf(card) : pipsOf(card) * 2 + rankOf(card) / 8;
  const sorted = [...cards].sort((a, b) => weight(b) - weight(a));
  const high = sorted.find((card) => lyingWith(reading, card).winner === seen.seat);
  const card = high ?? sorted.at(-1);
  if (card === undefined) throw new Error('no card to play');
  return card;
}
