import { pipsIn, suitOf } from '../../cards/card.ts';
import type { Action } from '../../games/dappen/action.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import { discardChoices } from '../search/exchange.ts';
import { alikeGroups } from '../search/play.ts';
import { subsets } from '../search/ultimos.ts';
import type { Reason } from './advice.ts';

/** Actions that are worth the same in every deal; the first stands for all. */
export type Group = readonly [Action, ...Action[]];

/**
 * Everything there is to choose from, what is alike together; of discards the rule of thumb's and their
 * neighbours. `also`: an action that must be among them.
 */
export function groupsOf(seen: Observation, also: Action | undefined): Group[] {
  const cards = alikeGroups(seen).map(
    ([card, ...others]): Group => [{ type: 'play', card }, ...others.map((one) => played(one))],
  );
  const others = seen.legal.flatMap((move): Action[] => {
    switch (move.type) {
      case 'play':
        return [];
      case 'discard':
        return discardChoices(seen, move.from, move.count).map((cards) => ({ type: 'discard', cards }));
      case 'ultimo':
        return subsets(move.from).map((cards) => ({ type: 'ultimo', cards }));
      default:
        return [{ type: move.type }];
    }
  });
  const groups = [...cards, ...others.map((action): Group => [action])];
  const missing = also !== undefined && !groups.flat().some((action) => sameAction(action, also));
  return missing ? [...groups, [also]] : groups;
}

const played = (card: Extract<Action, { type: 'play' }>['card']): Action => ({ type: 'play', card });

/** Whether two actions are the same, whatever the order of their cards. */
export function sameAction(a: Action, b: Action): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf(action: Action): string {
  if (action.type === 'play') return `play ${action.card}`;
  return 'cards' in action ? `${action.type} ${[...action.cards].sort().join(' ')}` : action.type;
}

/** What can be said of an action before any deal is imagined. */
export function plainReasons(seen: Observation, action: Action): Reason[] {
  const [only, ...others] = seen.legal;
  const choice = only?.type === 'discard' || only?.type === 'ultimo';
  if (others.length === 0 && !choice) return [{ kind: 'onlyMove' }];
  const { trumpStop } = seen;
  if (action.type === 'dapp' && trumpStop !== undefined) {
    return [{ kind: 'trumpStop', taroks: trumpStop.taroks, highest: trumpStop.highest }];
  }
  if (action.type !== 'discard') return [];
  const kept = seen.hand.filter((card) => !action.cards.includes(card));
  const voidIn = (['S', 'C', 'H', 'D'] as const).filter((suit) =>
    kept.every((card) => suitOf(card) !== suit),
  );
  return [{ kind: 'discards', pips: pipsIn(action.cards), voidIn }];
}
