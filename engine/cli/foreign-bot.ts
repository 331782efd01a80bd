import type { Bot } from '../bots/bot.ts';
import { thumb } from '../bots/thumb/thumb.ts';
import type { Card } from '../cards/card.ts';
import { type Action, WORDS, type Word } from '../games/dappen/action.ts';
import { isAmong } from '../games/dappen/index.ts';
import type { Observation } from '../games/dappen/observation.ts';
import type { ForeignCounts } from './arena.ts';
import { ForeignProgram } from './foreign-program.ts';

/** A seat that a foreign program plays for (docs/foreign-bots.md). */
export interface ForeignBot {
  readonly bot: Bot;
  readonly counts: ForeignCounts;
  readonly program: ForeignProgram;
}

/** `command` is run by the shell; an answer may take `timeoutMs`. What is not answered well `thumb` decides. */
export function foreignBot(command: string, timeoutMs: number): ForeignBot {
  const program = new ForeignProgram(command, timeoutMs);
  const counts = { asked: 0, errors: 0, timeouts: 0 };
  const bot: Bot = async (seen, rng, budget) => {
    counts.asked++;
    const answer = await program.ask(question(seen));
    if (answer.is === 'line') {
      const action = actionIn(answer.line);
      if (action !== undefined && isAmong(seen.legal, action)) return { action, why: 'foreign' };
    }
    if (answer.is === 'timeout') counts.timeouts++;
    else counts.errors++;
    return thumb(seen, rng, budget);
  };
  return { bot, counts, program };
}

/** What the program reads. `legal` stands beside the observation, not in it as well. */
function question({ legal, ...observation }: Observation): string {
  return JSON.stringify({ observation, legal });
}

/** The action in a line; undefined for anything else. Whether it is legal is another question. */
function actionIn(line: string): Action | undefined {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null) return undefined;
  const { type, card, cards } = json as Readonly<Record<string, unknown>>;
  // codes that are no cards are among no legal moves
  if (type === 'play') return { type, card: card as Card };
  if (type === 'discard' || type === 'ultimo') {
    return Array.isArray(cards) ? { type, cards: cards as Card[] } : undefined;
  }
  return (WORDS as readonly unknown[]).includes(type) ? { type: type as Word } : undefined;
}
