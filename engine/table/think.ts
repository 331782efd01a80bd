import type { Budget, Means } from '../bots/bot.ts';
import { botFor } from '../bots/index.ts';
import { rngFrom } from '../cards/rng.ts';
import type { Action } from '../games/dappen/action.ts';
import { isAmong } from '../games/dappen/index.ts';
import type { Observation } from '../games/dappen/observation.ts';
import { messageOf } from '../result.ts';
import type { BotName } from './protocol.ts';

/** What a bot is asked: plain data, so that it can be asked in another thread. */
export interface Question {
  readonly bot: BotName;
  /** What the bot's seat can see; it is that seat's turn. */
  readonly seen: Observation;
  /** The text the bot's generator is seeded with. */
  readonly key: string;
  readonly budget: Budget;
}

/**
 * Answers for a bot. May reject, for example when whoever runs the bot gives up waiting. Once `cancelled`
 * says so nobody waits for the answer: any will do, soon.
 */
export type Think = (question: Question, cancelled?: () => boolean) => Promise<Action>;

/** Asks the bot here and now; with `means` it lets messages be answered while it thinks. */
export const thinkHere =
  (means?: Means): Think =>
  async ({ bot, seen, key, budget }, cancelled) => {
    const stoppable = means && cancelled ? { ...means, cancelled } : means;
    return (await botFor(bot)(seen, rngFrom(key), budget, stoppable)).action;
  };

/** Asks the bot here and now, and nothing else runs until it has decided. */
export const thinkInPlace: Think = thinkHere();

/** A bot that did not answer, or not legally; `thumb` answered for it. */
export interface BotFailure {
  readonly bot: BotName;
  readonly what: 'threw' | 'illegal';
  readonly detail: string;
  readonly seen: Observation;
}

/**
 * A legal action for whoever's turn it is: the bot's own, or `thumb`'s if the bot fails. Should that
 * fail too, any legal one: the table never stops for a bot.
 */
export async function decide(
  question: Question,
  think: Think,
  failed: (failure: BotFailure) => void,
  cancelled: () => boolean = () => false,
): Promise<Action> {
  const { seen } = question;
  const attempts: readonly (readonly [BotName, Think])[] = [
    [question.bot, think],
    ['thumb', thinkInPlace],
    ['random', thinkInPlace],
  ];
  for (const [bot, asked] of attempts) {
    try {
      const action = await asked({ ...question, bot }, cancelled);
      if (isAmong(seen.legal, action)) return action;
      failed({ bot, what: 'illegal', detail: JSON.stringify(action), seen });
    } catch (thrown) {
      failed({ bot, what: 'threw', detail: messageOf(thrown), seen });
    }
  }
  throw new Error('no bot found a legal action');
}
