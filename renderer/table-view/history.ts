import type { Card } from '#engine/cards/card.ts';
import { KINGS, TRULL } from '#engine/cards/card.ts';
import type { Seat } from '#engine/games/dappen/action.ts';
import type { GameEvent } from '#engine/games/dappen/event.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';

/** The seats of a trick in the order of play, beginning with its leader. */
export function seatsFrom(leader: Seat, active: readonly Seat[]): readonly Seat[] {
  const first = active.indexOf(leader);
  return active.map((_, i) => active[(first + i) % active.length] as Seat);
}

interface Played {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner?: Seat;
}

function trickEvents(seen: Observation, trick: Played, number: number): GameEvent[] {
  const order = seatsFrom(trick.leader, seen.active);
  const last = number === seen.trickCount;
  const { cards, winner } = trick;
  const winningCard = winner === undefined ? undefined : cards[order.indexOf(winner)];
  const fairyTale = winningCard === 'I' && cards.includes('Skus') && cards.includes('XXI');
  const events: GameEvent[] = cards.map((card, i) => ({
    type: 'played',
    seat: order[i] as Seat,
    card,
    // A Skus that does not win, and was not beaten by the Fairy Tale Trick, was held until now.
    shownHeld: card === 'Skus' && last && winningCard !== undefined && winningCard !== 'Skus' && !fairyTale,
  }));
  if (winner !== undefined && winningCard !== undefined) {
    events.push({ type: 'trickWon', trick: number, winner, card: winningCard, fairyTale });
  }
  return events;
}

/**
 * What has happened in this hand so far, in order, read from the state alone. So the log never depends on
 * which messages arrived, and is whole again after a resume or an undo.
 */
export function historyOf(seen: Observation): readonly GameEvent[] {
  const events: GameEvent[] = [
    { type: 'dealt', dealer: seen.dealer, firstSpeaker: seen.active[0] as Seat },
    ...seen.talk.map(
      ({ seat, round, word }): GameEvent =>
        word === 'drafted' ? { type: 'drafted', seat } : { type: 'said', seat, round, word },
    ),
  ];
  const { dapper, contract, phase, result } = seen;
  const settled = phase !== 'solo' && phase !== 'dapp' && phase !== 'answer';
  if (dapper === undefined || contract === undefined || !settled) return events;
  events.push({ type: 'contract', contract, dapper, multiplier: seen.multiplier });
  if (contract === 'dapp') events.push({ type: 'tookDapp', seat: dapper });
  if (result?.end === 'instantWin') {
    return [
      ...events,
      { type: 'instantWin', seat: dapper, cards: [...TRULL, ...KINGS] },
      { type: 'handOver' },
    ];
  }
  if (seen.dappAt === 'discarded') events.push({ type: 'discarded', seat: dapper, count: 12 });
  if (seen.ultimos.length > 0) {
    events.push({
      type: 'ultimosLaid',
      seat: dapper,
      laid: seen.ultimos.map(({ card, trick }) => ({ card, trick })),
    });
  }
  const decided = new Set<Card>();
  const decide = (trick: number, played: readonly Card[]): void => {
    for (const laid of seen.ultimos) {
      if (laid.made === undefined || decided.has(laid.card)) continue;
      if (laid.trick !== trick && !(laid.trick > trick && played.includes(laid.card))) continue;
      decided.add(laid.card);
      events.push({ type: 'ultimoDecided', card: laid.card, made: laid.made });
    }
  };
  for (const [i, trick] of seen.tricks.entries()) {
    events.push(...trickEvents(seen, trick, i + 1));
    decide(i + 1, trick.cards);
  }
  // A missed duty may come to light in the middle of a trick, which is then never won.
  if (seen.trick && seen.trick.cards.length > 0) {
    const cards = seen.trick.cards.map(({ card }) => card);
    events.push(...trickEvents(seen, { leader: seen.trick.leader, cards }, seen.tricks.length + 1));
  }
  if (result?.end === 'missedDuty' && result.missedBy !== null) {
    events.push({ type: 'missedDuty', seat: result.missedBy });
  }
  if (result) events.push({ type: 'handOver' });
  return events;
}
