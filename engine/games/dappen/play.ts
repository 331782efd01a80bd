import { type Card, isTarok } from '../../cards/card.ts';
import type { Seat } from './action.ts';
import { handSize, nextActive } from './deal.ts';
import type { GameEvent } from './event.ts';
import type { Trick } from './result.ts';
import { type Settlement, settleMissedDuty, settlePlayed } from './scoring.ts';
import type { Contract, Deal, DonePhase, HandState, PlayPhase } from './state.ts';
import { followingCards, type SkusSituation, skusIsDue, suitLed, winningPlace } from './trick.ts';
import { trumpStopIn } from './trump-stop.ts';
import { afterDapperPlayed, afterTrick, withoutKeptBack } from './ultimos.ts';

/** The Dapper is about to lead trick 1. `discards` are undefined in a Solo. */
export function startOfPlay(
  contract: Contract,
  discards: readonly Card[] | undefined,
  promises: PlayPhase['promises'],
): PlayPhase {
  return {
    name: 'play',
    contract,
    discards,
    promises,
    tricks: [],
    leader: contract.dapper,
    table: [],
    skusHeldBy: undefined,
  };
}

/** Number of the trick being played, from 1. */
export const trickNumber = (phase: PlayPhase): number => phase.tricks.length + 1;

/** Who plays the next card. */
export function playerToAct(deal: Deal, phase: PlayPhase): Seat {
  const place = deal.active.indexOf(phase.leader) + phase.table.length;
  return deal.active[place % deal.active.length] as Seat;
}

/** Whether a held Skus lies on the table: only in the last trick, where its holder had to play it. */
const heldSkusOnTable = (phase: PlayPhase): boolean =>
  phase.skusHeldBy !== undefined && phase.table.includes('Skus');

function skusSituation(deal: Deal, phase: PlayPhase, seat: Seat): SkusSituation {
  return {
    mayHold: deal.rules.holdingSkus && seat !== phase.contract.dapper,
    holds: phase.skusHeldBy === seat,
    lastTrick: trickNumber(phase) === handSize(deal.rules),
  };
}

/** The cards the player to act may play (§5 ban, §6, §8 holdingSkus). Never empty. */
export function legalCards(state: HandState, phase: PlayPhase): readonly Card[] {
  const { deal } = state;
  const seat = playerToAct(deal, phase);
  const hand = state.hands[seat] ?? [];
  const led = suitLed(phase.table, heldSkusOnTable(phase));
  const followed = followingCards(hand, led, skusSituation(deal, phase, seat));
  return seat === phase.contract.dapper
    ? withoutKeptBack(deal.rules, followed, phase.promises, trickNumber(phase))
    : followed;
}

/** The place that wins the trick on the table as it lies. */
export const winningNow = (deal: Deal, phase: PlayPhase) =>
  winningPlace(deal.rules, phase.table, heldSkusOnTable(phase));

interface Step {
  readonly state: HandState;
  readonly events: readonly GameEvent[];
}

/** Plays a legal card (checked by the caller). */
export function playCard(state: HandState, phase: PlayPhase, card: Card): Step {
  const { deal } = state;
  const seat = playerToAct(deal, phase);
  const held = holderAfter(state, phase, seat, card);
  const shownHeld = card === 'Skus' && held === seat;
  const events: GameEvent[] = [{ type: 'played', seat, card, shownHeld }];
  const promises =
    seat === phase.contract.dapper
      ? afterDapperPlayed(phase.promises, card, trickNumber(phase))
      : phase.promises;
  const played: PlayPhase = { ...phase, table: [...phase.table, card], promises, skusHeldBy: held };
  const hands = state.hands.map((hand, s) => (s === seat ? hand.filter((c) => c !== card) : hand));
  const next: HandState = { ...state, hands };

  const complete = played.table.length === deal.active.length ? completeTrick(deal, played) : undefined;
  if (complete !== undefined) events.push(complete.event);
  const tricks = complete?.phase.tricks ?? played.tricks;

  if (state.offenders.includes(seat) && hasRevealed(next, seat)) {
    events.push({ type: 'missedDuty', seat }, { type: 'handOver' });
    const broken = complete === undefined ? { leader: played.leader, cards: played.table } : undefined;
    const settlement = settleMissedDuty({ deal, contract: phase.contract, tricks }, seat);
    return { state: { ...next, phase: done(played, settlement, broken) }, events };
  }
  const after = complete?.phase ?? played;
  events.push(...decided(phase, after));
  if (after.tricks.length < handSize(deal.rules)) return { state: { ...next, phase: after }, events };

  events.push({ type: 'handOver' });
  const settlement = settlePlayed({
    deal,
    contract: phase.contract,
    tricks,
    twelve: phase.discards ?? deal.dapp,
    promises: after.promises,
    heldSkusShown: held !== undefined,
  });
  return { state: { ...next, phase: done(after, settlement, undefined) }, events };
}

/** Who holds the Skus after this card: whoever plays a plain card although only the Skus was due. */
function holderAfter(state: HandState, phase: PlayPhase, seat: Seat, card: Card): Seat | undefined {
  if (phase.skusHeldBy !== undefined || isTarok(card)) return phase.skusHeldBy;
  const led = suitLed(phase.table, heldSkusOnTable(phase));
  return skusIsDue(state.hands[seat] ?? [], led, skusSituation(state.deal, phase, seat)) ? seat : undefined;
}

function completeTrick(deal: Deal, phase: PlayPhase): { phase: PlayPhase; event: GameEvent } {
  const winning = winningNow(deal, phase);
  if (winning === undefined) throw new Error('a complete trick has a winner');
  const number = trickNumber(phase);
  const card = phase.table[winning.place] as Card;
  let winner = phase.leader;
  for (let i = 0; i < winning.place; i++) winner = nextActive(deal.active, winner);
  const trick: Trick = { leader: phase.leader, cards: phase.table, winner };
  return {
    phase: {
      ...phase,
      tricks: [...phase.tricks, trick],
      leader: winner,
      table: [],
      promises: afterTrick(phase.promises, number, card),
    },
    event: { type: 'trickWon', trick: number, winner, card, fairyTale: winning.fairyTale },
  };
}

/** §8 missedDuty: whether the cards this seat has played contain a trump stop by themselves. */
function hasRevealed(state: HandState, seat: Seat): boolean {
  const dealt = state.deal.dealt[seat] ?? [];
  const left = state.hands[seat] ?? [];
  return trumpStopIn(dealt.filter((card) => !left.includes(card))) !== undefined;
}

/** The promises that were decided between two moments. */
function decided(before: PlayPhase, after: PlayPhase): GameEvent[] {
  return after.promises.flatMap(({ card, made }, i): GameEvent[] =>
    made !== undefined && before.promises[i]?.made === undefined
      ? [{ type: 'ultimoDecided', card, made }]
      : [],
  );
}

function done(phase: PlayPhase, settlement: Settlement, broken: DonePhase['broken']): DonePhase {
  return {
    name: 'done',
    contract: phase.contract,
    discards: phase.discards,
    promises: phase.promises,
    broken,
    ...settlement,
  };
}
