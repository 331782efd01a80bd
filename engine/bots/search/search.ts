import type { Action } from '../../games/dappen/action.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Bot, Decision } from '../bot.ts';
import { thumb } from '../thumb/thumb.ts';
import { LimitedSolver } from './limited-solver.ts';
import { Meter } from './meter.ts';
import { type CardThought, thinkPlay } from './play.ts';

/** How a searching player thinks. */
export interface SearchStyle {
  /** Worlds for one decision if the budget does not say. */
  readonly worlds: number;
  /** What a card point of the rule of thumb counts against expected value: it decides between near equals. */
  readonly lean: number;
}

/** A player that imagines deals, solves them and chooses by expected value. Holds the solver's memory. */
export function searchBot(style: SearchStyle): Bot {
  let solver: LimitedSolver | undefined;
  return async (seen, rng, budget, means) => {
    const only = onlyAction(seen);
    if (only !== undefined) return { action: only, why: 'onlyMove' };
    if (seen.phase !== 'play') return thumb(seen, rng, budget);
    solver ??= new LimitedSolver();
    const meter = new Meter(budget, style.worlds, means);
    const thought = await thinkPlay(seen, rng, meter, solver);
    const best = thought === undefined ? undefined : bestOf(thought.cards, style.lean);
    return best === undefined
      ? thumb(seen, rng, budget)
      : ({ action: { type: 'play', card: best.card }, why: 'search' } satisfies Decision);
  };
}

/** The action that needs no thought: a single word or card. */
function onlyAction({ legal }: Observation): Action | undefined {
  const [first, ...others] = legal;
  if (first === undefined || others.length > 0) return undefined;
  return first.type === 'discard' || first.type === 'ultimo' ? undefined : first;
}

function bestOf(cards: readonly CardThought[], lean: number): CardThought | undefined {
  let best: CardThought | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of cards) {
    const worth = card.value + lean * card.thumb;
    if (worth > most) {
      most = worth;
      best = card;
    }
  }
  return best;
}
