import { type Card, isKing, isTrull } from '../../cards/card.ts';
import { assertNever } from '../../result.ts';
import type { Action, LegalMove, Seat } from './action.ts';
import { legalWords, speaker } from './bidding.ts';
import { DAPP_SIZE } from './deal.ts';
import { legalCards, playerToAct } from './play.ts';
import type { HandState } from './state.ts';
import { layable } from './ultimos.ts';

/** Whose turn it is and what may be done. */

/** Who has to act; undefined once the hand is over. */
export function toAct(state: HandState): Seat | undefined {
  const { phase } = state;
  switch (phase.name) {
    case 'solo':
    case 'dapp':
    case 'answer':
      return speaker(state, phase);
    case 'exchange':
    case 'ultimo':
      return phase.contract.dapper;
    case 'play':
      return playerToAct(state.deal, phase);
    case 'done':
      return undefined;
    default:
      return assertNever(phase);
  }
}

/** Everything the seat to act may do; empty once the hand is over. Known to that seat alone. */
export function legal(state: HandState): readonly LegalMove[] {
  const { phase } = state;
  switch (phase.name) {
    case 'solo':
    case 'dapp':
    case 'answer':
      return legalWords(state, phase).map((type) => ({ type }));
    case 'exchange': {
      const hand = state.hands[phase.contract.dapper] ?? [];
      return [{ type: 'discard', count: DAPP_SIZE, from: hand.filter((c) => !isTrull(c) && !isKing(c)) }];
    }
    case 'ultimo':
      return [{ type: 'ultimo', from: layable(state.deal.rules, state.hands[phase.contract.dapper] ?? []) }];
    case 'play':
      return legalCards(state, phase).map((card) => ({ type: 'play', card }));
    case 'done':
      return [];
    default:
      return assertNever(phase);
  }
}

/** Whether an action is one of the listed moves. */
export function isAmong(moves: readonly LegalMove[], action: Action): boolean {
  return moves.some((move) => {
    if (move.type === 'discard') {
      return (
        action.type === 'discard' && action.cards.length === move.count && isChoice(action.cards, move.from)
      );
    }
    if (move.type === 'ultimo') return action.type === 'ultimo' && isChoice(action.cards, move.from);
    if (move.type === 'play') return action.type === 'play' && action.card === move.card;
    return action.type === move.type;
  });
}

const isChoice = (cards: readonly Card[], from: readonly Card[]): boolean =>
  new Set(cards).size === cards.length && cards.every((card) => from.includes(card));
