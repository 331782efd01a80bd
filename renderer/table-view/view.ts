import type { Card } from '#engine/cards/card.ts';
import type { Seat } from '#engine/games/dappen/action.ts';
import type { LaidUltimo, Observation, Talk } from '#engine/games/dappen/observation.ts';
import type { Refusal } from '#engine/games/dappen/refusal.ts';
import type { Trick } from '#engine/games/dappen/result.ts';
import type { SittingView } from '#engine/table/protocol.ts';
import type { Preferences } from '#renderer/preferences/definitions.ts';
import { inHandOrder } from '#renderer/preferences/handOrder.ts';
import type { Box } from './box.ts';
import { type Due, dueOf, whyNot } from './due.ts';
import { seatsFrom } from './history.ts';
import { type Layout, layoutFor, type SeatPlace } from './layout.ts';
import { type Saying, sayingOf } from './saying.ts';

/** What the table shows and where. Codes and numbers only; words come from the translations. */
export interface TableView {
  readonly layout: Layout;
  readonly seats: readonly SeatView[];
  readonly trick: readonly TrickCard[];
  /** Places of those who have not played to the trick yet, with the number their card will have. */
  readonly open: readonly OpenPlace[];
  readonly ring: { readonly trick: number; readonly of: number } | undefined;
  /** The twelve in the middle: two packets before they are taken up, one pile in a Solo. */
  readonly dapp: 'packets' | 'pile' | undefined;
  readonly discards: { readonly of: Seat; readonly here: Box } | undefined;
  readonly hand: readonly HandCard[];
  readonly due: Due;
}

export interface SeatView {
  readonly seat: Seat;
  readonly place: SeatPlace;
  /** Empty for "You". */
  readonly name: string;
  readonly you: boolean;
  readonly score: number;
  /** Undefined for a Dealer who sits out. */
  readonly cards: number | undefined;
  readonly tricks: number;
  readonly dapper: boolean;
  readonly dealer: boolean;
  readonly out: boolean;
  readonly toAct: boolean;
  readonly saying: Saying | undefined;
  readonly ultimos: readonly LaidUltimo[];
}

export interface OpenPlace {
  readonly seat: Seat;
  readonly order: number;
  readonly here: Box;
}

export interface TrickCard {
  readonly seat: Seat;
  readonly here: Box;
  readonly card: Card;
  /** Place in the order of play, from 1. */
  readonly order: number;
  readonly winning: boolean;
}

export interface HandCard {
  readonly card: Card;
  /** Why it cannot be played now. */
  readonly refusal: Refusal | undefined;
  /** The trick an Ultimo card is kept back for. */
  readonly keptFor: number | undefined;
}

export interface TableInput {
  readonly view: SittingView;
  /** A finished trick that still lies open. */
  readonly held: Trick | undefined;
  /** It is this person's turn and everything has been shown. */
  readonly yourTurn: boolean;
  readonly preferences: Pick<Preferences, 'handOrder' | 'leftHanded'>;
  readonly window: { readonly width: number; readonly height: number; readonly scale: number };
  readonly panelOpen: boolean;
}

const BIDDING = new Set(['solo', 'dapp', 'answer']);

export function tableView(input: TableInput): TableView {
  const { view, held, preferences } = input;
  const seen = view.observation;
  const layout = layoutFor({
    players: view.rules.players,
    you: view.you,
    ...input.window,
    panelOpen: input.panelOpen,
    leftHanded: preferences.leftHanded,
  });
  const trick = trickCards(seen, held, layout);
  const inPlay = seen.phase === 'play' || held !== undefined;
  const leader = held?.leader ?? seen.trick?.leader ?? seen.toAct;
  const order = inPlay && leader !== undefined ? seatsFrom(leader, seen.active) : [];
  const number = held ? seen.tricks.indexOf(held) + 1 : seen.tricks.length + 1;
  return {
    layout,
    seats: layout.seats.map((place) => seatView(input, place)),
    trick,
    open: order.slice(trick.length).map((seat, i) => ({
      seat,
      order: trick.length + i + 1,
      here: cardPlace(layout, seat),
    })),
    ring: inPlay ? { trick: number, of: seen.trickCount } : undefined,
    dapp: seen.dappAt === 'table' ? (BIDDING.has(seen.phase) ? 'packets' : 'pile') : undefined,
    discards: discardsIn(seen, layout),
    hand: inHandOrder(seen.hand, preferences.handOrder).map((card) => ({
      card,
      refusal: input.yourTurn ? whyNot(seen, card) : undefined,
      keptFor:
        seen.dapper === seen.seat
          ? seen.ultimos.find((laid) => laid.card === card && laid.made === undefined)?.trick
          : undefined,
    })),
    due: dueOf(seen),
  };
}

const cardPlace = (layout: Layout, seat: Seat): Box => layout.seats[seat]?.card ?? layout.ring;

function discardsIn(seen: Observation, layout: Layout): TableView['discards'] {
  if (seen.dappAt !== 'discarded' || seen.dapper === undefined) return undefined;
  return { of: seen.dapper, here: layout.seats[seen.dapper]?.discards ?? layout.soloDapp };
}

function trickCards(seen: Observation, held: Trick | undefined, layout: Layout): TrickCard[] {
  if (held) {
    const order = seatsFrom(held.leader, seen.active);
    return held.cards.map((card, i) => ({
      seat: order[i] as Seat,
      here: cardPlace(layout, order[i] as Seat),
      card,
      order: i + 1,
      winning: order[i] === held.winner,
    }));
  }
  return (seen.trick?.cards ?? []).map(({ seat, card }, i) => ({
    seat,
    here: cardPlace(layout, seat),
    card,
    order: i + 1,
    winning: seat === seen.trick?.winning,
  }));
}

/** The last word of a seat in the round that is under way or just ended. */
function lastWord(seen: Observation, seat: Seat): Talk | undefined {
  if (!BIDDING.has(seen.phase) && seen.phase !== 'exchange') return undefined;
  const round = seen.phase !== 'solo' && seen.contract !== 'solo' ? 'dapp' : 'solo';
  return seen.talk.findLast((talk) => talk.seat === seat && talk.round === round);
}

function seatView({ view, held, yourTurn }: TableInput, place: SeatPlace): SeatView {
  const seen = view.observation;
  const { seat } = place;
  const you = seat === view.you;
  const out = !seen.active.includes(seat);
  const talk = lastWord(seen, seat);
  const dapper = seen.dapper === seat;
  return {
    seat,
    place,
    name: view.names[seat] ?? '',
    you,
    score: view.totals[seat] ?? 0,
    cards: out ? undefined : (seen.handSizes[seat] ?? 0),
    tricks: seen.tricks.filter((trick) => trick !== held && trick.winner === seat).length,
    dapper,
    dealer: seen.dealer === seat,
    out,
    toAct: held === undefined && seen.toAct === seat && (!you || yourTurn),
    saying: talk && sayingOf(talk, seen),
    ultimos: dapper ? seen.ultimos : [],
  };
}
