import { type Card, isTarok, pipsOf, rankOf } from '../cards/card.ts';
import { rngFrom } from '../cards/rng.ts';
import type { Action, LegalMove } from '../games/dappen/action.ts';
import { apply, type HandState, legal, newHand, phaseOf, toAct } from '../games/dappen/index.ts';
import { type PlayerCount, presetRules } from '../games/dappen/rules.ts';
import { dealDeck, printHand, type RecordedAction, recorded } from '../match/index.ts';

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
  const worth = (card: Card): number =>
    isTarok(card) ? 100 + rankOf(card) : -10 * pipsOf(card) + rankOf(card);
  return [...from].sort((a, b) => worth(a) - worth(b)).slice(0, count);
}

/** Records of whole six-player hands under the Basic rules, played by random legal actions. */
export function benchRecords(count: number): string[] {
  const rules = presetRules('basic', 6);
  return Array.from({ length: count }, (_, i) => {
    const rng = rngFrom(`bench records ${i}`);
    const deck = dealDeck('dappen', 'bench-records', i + 1);
    const dealer = i % 6;
    const actions: RecordedAction[] = [];
    let state = newHand({ rules, dealer, deck });
    for (let seat = toAct(state); seat !== undefined; seat = toAct(state)) {
      const moves = legal(state);
      const move = moves[rng.upTo(moves.length - 1)] as LegalMove;
      const action: Action =
        move.type === 'discard'
          ? { type: 'discard', cards: plainDiscards(move.from, move.count) }
          : move.type === 'ultimo'
            ? { type: 'ultimo', cards: [] }
            : move;
      const step = apply(state, seat, action);
      if (!step.ok) throw new Error(`bench record ${i}: ${step.error.code}`);
      actions.push(recorded(seat, action));
      state = step.value.state;
    }
    return printHand({ rules, dealer, deck, actions });
  });
}
