import { type Card, isTarok, pipsOf, rankOf } from '../cards/card.ts';
import {
  apply,
  type HandState,
  legal,
  newHand,
  phaseOf,
  toAct,
} from '../games/dappen/index.ts';
import { type PlayerCount, presetRules } from '../games/dappen/rules.ts';
import { dealDeck } from '../match/index.ts';

/**
 * The fixed deals that the benchmark times: seeded decks under the Basic rules, bid by duty alone (whoever
 * has a trump stop says Dapp, else the second-to-last speaker is drafted), exchanged by a plain rule, no
 * Ultimos. Deals that an instant win ends are left out.
 */
export function benchDeals(players: PlayerCount, count: number): HandState[] {
  const found: HandState[] = [];
  for (let number = 1; found.length < count; number++) {
    const state = dealtToTheLead(players, number);
    if (phaseOf(state) === 'play') found.push(state);
  }
  return found;
}

function dealtToTheLead(players: PlayerCount, number: number): HandState {
  const rules = presetRules('basic', players);
  const deck = dealDeck('dappen', `bench-${players}`, number);
  let state = newHand({ rules, dealer: number % players, deck });
  for (;;) {
    const seat = toAct(state);
    const moves = legal(state);
    const first = moves[0];
    if (seat === undefined || first === undefined || first.type === 'play') return state;
    const forced = moves.length === 1;
    const step = apply(
      state,
      seat,
      first.type === 'discard'
        ? { type: 'discard', cards: plainDiscards(first.from, first.count) }
        : first.type === 'ultimo'
          ? { type: 'ultimo', cards: [] }
          : forced
            ? { type: first.type }
            : { type: 'pass' },
    );
    if (!step.ok) throw new Error(`bench deal ${number}: ${step.error.code}`);
    state = step.value.state;
  }
}

/** The plain exchange: suit cards go first, the richest in pips before the others, then the lowest Taroks. */
export function plainDiscards(from: readonly Card[], count: number): Card[] {
  const worth = (card: Card): number => (isTarok(card) ? 100 + rankOf(card) : -10 * pipsOf(card) + rankOf(card));
  return [...from].sort((a, b) => worth(a) - worth(b)).slice(0, count);
}
