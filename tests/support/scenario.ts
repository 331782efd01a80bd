import { inPackOrder, parseCard } from '#engine/cards/card.ts';
import type { Action, LegalMove, Seat, Word } from '#engine/games/dappen/action.ts';
import { WORDS } from '#engine/games/dappen/action.ts';
import type { GameEvent } from '#engine/games/dappen/event.ts';
import {
  apply,
  type HandState,
  legal,
  newHand,
  openingEvents,
  resultOf,
  toAct,
} from '#engine/games/dappen/index.ts';
import type { Refusal } from '#engine/games/dappen/refusal.ts';
import type { HandResult } from '#engine/games/dappen/result.ts';
import type { PlayerCount, RuleSetInput } from '#engine/games/dappen/rules.ts';
import { cards } from './cards.ts';
import { deckOf, type PreparedDeal, speakers } from './decks.ts';
import { rulesOf } from './games.ts';

/**
 * Scenarios in shorthand. A script is a line of actions with spaces between them: a word of the bidding, a
 * card, `discard(…)` or `lay(…)` with cards. `3:` before one says that it must be the turn of seat 3;
 * without it whoever is to act does it. `passes` is a pass by everybody in turn once around.
 */

export interface Scene {
  readonly state: HandState;
  readonly events: readonly GameEvent[];
}

export type SceneDeal = Omit<PreparedDeal, 'players'> & { readonly rules?: RuleSetInput };

/** A prepared hand before its first word. */
export function dealScene(deal: SceneDeal): Scene {
  const rules = rulesOf(deal.rules);
  const state = newHand({ rules, dealer: deal.dealer, deck: deckOf({ ...deal, players: rules.players }) });
  return { state, events: openingEvents(state) };
}

/** Follows a script; throws at an action that is refused or out of turn. */
export function act(scene: Scene, script: string): Scene {
  let { state } = scene;
  const events = [...scene.events];
  for (const [, prefix, token, , list] of script.matchAll(/(?:(\d):)?(\w+)(\(([^)]*)\))?/g)) {
    const times = token === 'passes' ? state.deal.active.length : 1;
    for (let i = 0; i < times; i++) {
      const seat = toAct(state);
      if (seat === undefined) throw new Error(`"${token}" comes after the end`);
      if (prefix !== undefined && Number(prefix) !== seat) {
        throw new Error(`"${prefix}:${token}": it is the turn of seat ${seat}`);
      }
      const step = apply(state, seat, actionOf(token === 'passes' ? 'pass' : (token as string), list));
      if (!step.ok) throw new Error(`"${seat}:${token}" was refused: ${JSON.stringify(step.error)}`);
      state = step.value.state;
      events.push(...step.value.events);
    }
  }
  return { state, events };
}

/** A prepared hand and a script. */
export const playScene = (deal: SceneDeal, script: string): Scene => act(dealScene(deal), script);

function actionOf(token: string, list: string | undefined): Action {
  if (token === 'discard') return { type: 'discard', cards: cards(list ?? '') };
  if (token === 'lay') return { type: 'ultimo', cards: cards(list ?? '') };
  const word = WORDS.find((one) => one === token);
  if (word !== undefined) return { type: word };
  const card = parseCard(token);
  if (card === undefined) throw new Error(`neither a word nor a card: ${token}`);
  return { type: 'play', card };
}

/** Who is to act and what is legal, in short: `3: pass dapp`, `0: S7 S8`, `4: discard 12 of …`. */
export function due({ state }: Scene): string {
  const seat = toAct(state);
  return seat === undefined ? 'over' : `${seat}: ${inShort(legal(state))}`;
}

function inShort(moves: readonly LegalMove[]): string {
  const first = moves[0];
  if (first?.type === 'discard') return `discard ${first.count} of ${inPackOrder(first.from).join(' ')}`;
  if (first?.type === 'ultimo') return `lay ${[...first.from].join(' ')}`;
  const played = moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  if (played.length > 0) return inPackOrder(played).join(' ');
  return WORDS.filter((word: Word) => moves.some((move) => move.type === word)).join(' ');
}

/** The code a refused action gets; throws if it is accepted. `seat`: whoever is to act if left out. */
export function refusal({ state }: Scene, token: string, seat: Seat | undefined = toAct(state)): Refusal {
  const [, word, , list] = token.match(/^(\w+)(\(([^)]*)\))?$/) ?? [];
  const step = apply(state, seat ?? 0, actionOf(word ?? token, list));
  if (step.ok) throw new Error(`"${token}" was accepted`);
  return step.error;
}

/** The result of a hand that is over. */
export function outcome({ state }: Scene): HandResult {
  const result = resultOf(state);
  if (result === undefined) throw new Error(`the hand goes on: ${due({ state, events: [] })}`);
  return result;
}

/** The twelve high Taroks of the quiet deals' Dapp. */
export const QUIET_DAPP = 'Skus XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI';

const QUIET_HANDS: Readonly<Record<6 | 7, readonly string[]>> = {
  6: [
    'X IX SK SQ SN SJ S10',
    'VIII VII S9 S8 S7 CK CQ',
    'VI V CN CJ C10 C9 C8',
    'IV III C7 HK HQ HN HJ',
    'II HA H2 H3 H4 DK DQ',
    'I DN DJ DA D2 D3 D4',
  ],
  7: [
    'X SK SQ SN SJ S10',
    'IX S9 S8 S7 CK CQ',
    'VIII VII CN CJ C10 C9',
    'VI V C8 C7 HK HQ',
    'IV HN HJ HA H2 H3',
    'III II H4 DK DQ DN',
    'I DJ DA D2 D3 D4',
  ],
};

/** A deal in which nobody holds a trump stop: the high Taroks lie in the Dapp. Hands by speaking order. */
export function quietDeal(
  dealer: Seat,
  players: PlayerCount = 6,
): Required<Pick<PreparedDeal, 'dealer' | 'hands' | 'dapp'>> {
  const hands = QUIET_HANDS[players === 6 ? 6 : 7];
  return {
    dealer,
    hands: Object.fromEntries(speakers(players, dealer).map((seat, i) => [seat, hands[i] ?? ''])),
    dapp: QUIET_DAPP,
  };
}
