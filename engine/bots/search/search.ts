import type { Rng } from '../../cards/rng.ts';
import type { Action } from '../../games/dappen/action.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Bot, Budget, Decision, Means } from '../bot.ts';
import { Solver } from '../solver/solver.ts';
import { playCard } from '../thumb/play.ts';
import { thumb } from '../thumb/thumb.ts';
import { searchExchange } from './exchange.ts';
import { Meter } from './meter.ts';
import { bestCard, type PlayStyle, thinkPlay } from './play.ts';
import { searchUltimos } from './ultimos.ts';
import { type Speech, speak } from './words.ts';

/** How a player who imagines deals thinks: data, so that levels and temperaments are tables. */
export interface SearchStyle {
  /** Worlds for one decision if the budget does not say: in the play, the exchange, for Ultimos. */
  readonly worlds: { readonly play: number; readonly exchange: number; readonly ultimos: number };
  /** The play is searched from this trick on (from 1); before, the rule of thumb decides. */
  readonly searchFrom: number;
  readonly look: PlayStyle;
  /** What a card point of the rule of thumb counts against expected value: it decides between near equals. */
  readonly lean: number;
  readonly words: Speech;
}

/** Bytes of a bot's solver: many small worlds rather than one large one. */
export const SOLVER_BYTES = 8 * 2 ** 20;

/** A player that imagines deals, solves them and chooses by expected value. Holds the solver's memory. */
export function searchBot(style: SearchStyle): Bot {
  // a decision that nobody waits for any more may still be running when the next one begins
  const idle: Solver[] = [];
  return async (seen, rng, budget, means) => {
    const only = onlyAction(seen);
    if (only !== undefined) return { action: only, why: 'onlyMove' };
    const solver = idle.pop() ?? new Solver(SOLVER_BYTES);
    try {
      return await decide(style, solver, seen, rng, budget, means);
    } finally {
      idle.push(solver);
    }
  };
}

async function decide(
  style: SearchStyle,
  solver: Solver,
  seen: Observation,
  rng: Rng,
  budget: Budget,
  means: Means | undefined,
): Promise<Decision> {
  const { worlds } = style;
  switch (seen.phase) {
    case 'exchange':
      if (worlds.exchange === 0) return thumb(seen, rng, budget);
      return searchExchange(seen, rng, new Meter(budget, worlds.exchange, means), solver);
    case 'ultimo':
      if (worlds.ultimos === 0) return thumb(seen, rng, budget);
      return searchUltimos(seen, rng, new Meter(budget, worlds.ultimos, means), solver);
    case 'play': {
      if (seen.tricks.length + 1 < style.searchFrom) return playCard(seen);
      const meter = new Meter(budget, worlds.play, means);
      const thought = await thinkPlay(seen, rng, meter, solver, style.look, means?.helpers);
      const card = thought && bestCard(thought, style.lean, style.look.doubt);
      return card === undefined ? playCard(seen) : { action: { type: 'play', card }, why: 'search' };
    }
    default:
      return speak(seen, style.words);
  }
}

/** The action that needs no thought: a single word or card. */
function onlyAction({ legal }: Observation): Action | undefined {
  const [first, ...others] = legal;
  if (first === undefined || others.length > 0) return undefined;
  return first.type === 'discard' || first.type === 'ultimo' ? undefined : first;
}
