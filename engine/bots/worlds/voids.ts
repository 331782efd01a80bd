import { type Card, indexOf, isTarok, suitOf } from '../../cards/card.ts';
import type { Seat } from '../../games/dappen/action.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import { SUIT, TAROK_SUIT } from './cards.ts';

/** What the cards played show about a seat's hand, by the follow rules (docs/rules.md §5, §6, §8). */
export interface Shown {
  /** Suits (bits 0 … 3, Taroks bit 4) of which the seat has none left. */
  voids: number;
  /** No Tarok except perhaps a Skus held back (§8 holdingSkus). */
  skusMayBeHeld: boolean;
  /** The Dapper broke a promise early: no Tarok is left but the laid ones. */
  onlyLaidTaroks: boolean;
  /** As before, on a lead: nothing at all is left but laid cards. */
  onlyLaid: boolean;
}

const TAROK_BIT = 1 << TAROK_SUIT;

/** One entry per seat. */
export function shownBy(seen: Observation): Shown[] {
  const shown = Array.from({ length: seen.rules.players }, () => ({
    voids: 0,
    skusMayBeHeld: false,
    onlyLaidTaroks: false,
    onlyLaid: false,
  }));
  for (const [i, trick] of roundsOf(seen).entries()) noteTrick(seen, shown, trick, i + 1);
  return shown;
}

interface Round {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** Completed tricks and the one on the table, in order. */
export function roundsOf(seen: Observation): Round[] {
  const table = seen.trick;
  if (table === undefined || table.cards.length === 0) return [...seen.tricks];
  return [...seen.tricks, { leader: table.leader, cards: table.cards.map((one) => one.card) }];
}

/** The seat at a place of a round. */
export function seatAt(seen: Observation, round: Round, place: number): Seat {
  const start = seen.active.indexOf(round.leader);
  return seen.active[(start + place) % seen.active.length] as Seat;
}

function noteTrick(seen: Observation, shown: Shown[], round: Round, number: number): void {
  const { rules, dapper } = seen;
  const heldLed = round.cards[0] === 'Skus' && shown[round.leader]?.skusMayBeHeld === true;
  const first = heldLed ? round.cards[1] : round.cards[0];
  round.cards.forEach((card, place) => {
    const seat = seatAt(seen, round, place);
    const one = shown[seat] as Shown;
    const leads = first === undefined || place === round.cards.indexOf(first);
    if (seat === dapper && isEarly(seen, card, number)) {
      if (leads) one.onlyLaid = true;
      one.onlyLaidTaroks = true;
    }
    if (leads || first === undefined || (heldLed && place === 0)) return;
    const led = suitOf(first);
    if (suitOf(card) === led) return;
    if (!isTarok(card)) {
      // a second plain card where a Tarok was due tells nothing new of a Skus
      if ((one.voids & TAROK_BIT) === 0) one.skusMayBeHeld = rules.holdingSkus && seat !== dapper;
      one.voids |= TAROK_BIT;
    }
    one.voids |= 1 << (SUIT[indexOf(first)] as number);
  });
}

/** Whether this is a laid Ultimo card played before its promised trick. */
const isEarly = (seen: Observation, card: Card, number: number): boolean =>
  seen.ultimos.some((one) => one.card === card && number < one.trick);
