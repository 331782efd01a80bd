import type { Rng } from '../cards/rng.ts';
import { shuffled } from '../cards/rng.ts';
import type { Action, LegalMove } from '../games/dappen/action.ts';
import type { Bot } from './bot.ts';

/** Any legal move, each as likely as the other; of a choice of cards any choice. */
export const random: Bot = (seen, rng) => {
  const move = seen.legal[rng.upTo(seen.legal.length - 1)];
  if (move === undefined) throw new Error('asked out of turn: no legal move');
  return { action: anyOf(move, rng), why: 'random' };
};

function anyOf(move: LegalMove, rng: Rng): Action {
  switch (move.type) {
    case 'discard':
      return { type: 'discard', cards: shuffled(move.from, rng).slice(0, move.count) };
    case 'ultimo':
      return { type: 'ultimo', cards: move.from.filter(() => rng.upTo(1) === 1) };
    case 'play':
      return { type: 'play', card: move.card };
    default:
      return { type: move.type };
  }
}
