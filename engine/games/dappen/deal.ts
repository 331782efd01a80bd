import { type Card, inPackOrder } from '../../cards/card.ts';
import type { Seat } from './action.ts';
import type { RuleSet } from './rules.ts';
import type { Deal } from './state.ts';

/** Cards in the Dapp, and so cards to discard. */
export const DAPP_SIZE = 12;

/** Cards per player, and so tricks in a hand: 7 with six players, 6 with seven or eight (§2). */
export const handSize = (rules: RuleSet): number => (rules.players === 6 ? 7 : 6);

/** The seats that play, in speaking order: beginning after the Dealer, who sits out with eight (§2, §3). */
export function activeSeats(rules: RuleSet, dealer: Seat): Seat[] {
  const speakers = rules.players === 8 ? 7 : rules.players;
  return Array.from({ length: speakers }, (_, i) => (dealer + 1 + i) % rules.players);
}

/** The next seat that plays this hand. */
export function nextActive(active: readonly Seat[], seat: Seat): Seat {
  const place = active.indexOf(seat);
  return active[(place + 1) % active.length] as Seat;
}

/**
 * Deals a deck (54 cards, top first) in packets, §2: each player's first packet, six to the Dapp, each
 * player's second packet, six to the Dapp. Six players: packets of 4 and 3; seven or eight: 3 and 3.
 */
export function dealCards(rules: RuleSet, dealer: Seat, deck: readonly Card[]): Deal {
  const active = activeSeats(rules, dealer);
  const dealt: Card[][] = Array.from({ length: rules.players }, () => []);
  const dapp: Card[] = [];
  let top = 0;
  for (const packet of rules.players === 6 ? [4, 3] : [3, 3]) {
    for (const seat of active) {
      dealt[seat]?.push(...deck.slice(top, top + packet));
      top += packet;
    }
    dapp.push(...deck.slice(top, top + DAPP_SIZE / 2));
    top += DAPP_SIZE / 2;
  }
  return { rules, dealer, active, dealt: dealt.map(inPackOrder), dapp };
}
