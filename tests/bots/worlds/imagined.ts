import { dealBehind } from '#engine/bots/worlds/deal.ts';
import { type Facts, PLAYED, TWELVE } from '#engine/bots/worlds/facts.ts';
import { type Card, indexOf } from '#engine/cards/card.ts';
import type { Seat } from '#engine/games/dappen/action.ts';
import { apply, type HandState, newHand, observe, phaseOf, toAct } from '#engine/games/dappen/index.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';
import { deckOf } from '#tests/support/decks.ts';
import type { PlayedHand } from '#tests/support/games.ts';

/** The true layout of a hand, as a seat could imagine it. */
export function truthOf(state: HandState): Uint8Array {
  const where = new Uint8Array(54).fill(PLAYED);
  const put = (cards: readonly Card[], at: number): void => {
    for (const card of cards) where[indexOf(card)] = at;
  };
  state.hands.forEach((hand, seat) => {
    put(hand, seat);
  });
  const { phase, deal } = state;
  const taken = 'contract' in phase && phase.contract.kind === 'dapp';
  if (!taken) put(deal.dapp, TWELVE);
  else if ('discards' in phase && phase.discards !== undefined) put(phase.discards, TWELVE);
  return where;
}

/**
 * Plays the first `count` actions of a hand again with an imagined deal; what the seat sees then.
 * Undefined if an action would not have been legal. That a Dapper was asked for Ultimos and laid none is
 * not seen later, so that question is answered or left out as the imagined deal needs it.
 */
export function seenWith(
  hand: PlayedHand,
  count: number,
  facts: Facts,
  where: Uint8Array,
  seat: Seat,
): Observation | undefined {
  const { dealt, dapp, discards } = dealBehind(facts, where);
  const hands = Object.fromEntries(dealt.entries());
  const deck = deckOf({ players: hand.rules.players, dealer: hand.dealer, hands, dapp });
  let state = newHand({ rules: hand.rules, dealer: hand.dealer, deck });
  const askedNow = hand.steps[count]?.before.phase.name === 'ultimo';
  for (const { action } of hand.steps.slice(0, count)) {
    const { seat: actor, ...act } = action;
    if (act.type === 'ultimo' && act.cards.length === 0 && phaseOf(state) !== 'ultimo') continue;
    if (act.type === 'play' && phaseOf(state) === 'ultimo') {
      const none = apply(state, actor, { type: 'ultimo', cards: [] });
      if (none.ok) state = none.value.state;
    }
    if (toAct(state) !== actor) return undefined;
    const own = act.type === 'discard' && discards !== undefined ? { ...act, cards: discards } : act;
    const step = apply(state, actor, own);
    if (!step.ok) return undefined;
    state = step.value.state;
  }
  if (!askedNow && phaseOf(state) === 'ultimo') {
    const none = apply(state, toAct(state) as Seat, { type: 'ultimo', cards: [] });
    if (none.ok) state = none.value.state;
  }
  return observe(state, seat);
}
