import { rngFrom } from '../../cards/rng.ts';
import type { Action, LegalMove } from '../../games/dappen/action.ts';
import { apply, legal, newHand, observe, toAct } from '../../games/dappen/index.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import { type PlayerCount, presetRules } from '../../games/dappen/rules.ts';
import { dealDeck } from '../../match/index.ts';
import { imagine } from './imagine.ts';

/**
 * Plausible worlds per second for the benchmark: weighed and thinned out, as the bots use them, for every
 * seat's decisions in the play of fixed deals at tables of six and seven. `now`: a clock in ms.
 */
export function worldsPerSecond(now: () => number): { readonly perSecond: number } {
  const positions = [...fixedDecisions(6), ...fixedDecisions(7)];
  const measure = (): number => {
    let worlds = 0;
    for (const [i, seen] of positions.entries()) {
      worlds += imagine(seen, WORLDS, rngFrom(`bench ${i}`)).worlds.length;
    }
    return worlds;
  };
  measure();
  const start = now();
  const worlds = measure();
  return { perSecond: Math.round((1000 * worlds) / (now() - start)) };
}

const DEALS = 2;
const WORLDS = 50;

function fixedDecisions(players: PlayerCount): Observation[] {
  const decisions: Observation[] = [];
  for (let number = 1; number <= DEALS; number++) {
    const deck = dealDeck('dappen', `bench-worlds-${players}`, number);
    let state = newHand({ rules: presetRules('basic', players), dealer: number % players, deck });
    for (let seat = toAct(state); seat !== undefined; seat = toAct(state)) {
      const seen = observe(state, seat);
      if (seen.phase === 'play') decisions.push(seen);
      const step = apply(state, seat, plainAction(legal(state)));
      if (!step.ok) throw new Error(`bench deal: ${step.error.code}`);
      state = step.value.state;
    }
  }
  return decisions;
}

/** Passes where it may, lays off and plays the first cards there are. */
function plainAction(moves: readonly LegalMove[]): Action {
  const move = moves.find((one) => one.type === 'pass') ?? moves[0];
  if (move === undefined) throw new Error('nothing to do');
  if (move.type === 'discard') return { type: 'discard', cards: move.from.slice(-move.count) };
  return move.type === 'ultimo' ? { type: 'ultimo', cards: [] } : move;
}
