import type { Bot, Decision } from '#engine/bots/bot.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import { observe, toAct } from '#engine/games/dappen/index.ts';
import type { Scene } from './scenario.ts';

/** What a bot decides for whoever is to act in a scene. */
export async function asked(bot: Bot, { state }: Scene): Promise<Decision> {
  const seat = toAct(state);
  if (seat === undefined) throw new Error('the hand is over');
  return bot(observe(state, seat), rngFrom('asked'), {});
}

/** The same in short: the word, the card, or the cards with spaces between them. */
export async function inShort(bot: Bot, scene: Scene): Promise<string> {
  const { action } = await asked(bot, scene);
  if (action.type === 'play') return action.card;
  return 'cards' in action ? action.cards.join(' ') : action.type;
}
