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
  /** Who won it, or who wins it as it lies. */
  readonly winning: Seat | undefined;
}

function trickEvents(seen: Observation, trick: Played, number: number, won: boolean): GameEvent[] {
  const order = seatsFrom(trick.leader, seen.active);
  const last = number === seen.trickCount;
  const { cards, winning } = trick;
  const winningCard = winning === undefined ? undefined : cards[order.indexOf(winning)];
  const fairyTale = winningCard === 'I' && cards.includes('Skus') && cards.includes('XXI');
  // A Skus that does not win, and was not beaten by the Fairy Tale Trick, was held until now. In a trick
  // that a missed duty broke off nobody can tell.
  const cannotWin = winning !== undefined || seen.phase === 'play';
  const events: GameEvent[] = [];
  for (const [i, card] of cards.entries()) {
    const shownHeld = card === 'Skus' && last && cannotWin && winningCard !== 'Skus' && !fairyTale;
    events.push({ type: 'played', seat: order[i] as Seat, card, shownHeld });
    // An Ultimo card that is played before its trick is broken at once; the trick it completes comes first.
    const laid = seen.ultimos.find((one) => one.card === card && one.trick > number);
    if (laid && !(won && i === cards.length - 1)) {
      events.push({ type: 'ultimoDecided', card: laid.card, made: false });
    }
  }
  if (!won || winning === undefined || winningCard === undefined) return events;
  events.push({ type: 'trickWon', trick: number, winner: winning, card: winningCard, fairyTale });
  for (const { card, trick: promised, made } of seen.ultimos) {
    const brokenLast = promised > number && cards.at(-1) === card;
    const due = promised === number && made !== undefined && !playedBefore(seen, card, number);
    if (brokenLast || due) events.push({ type: 'ultimoDecided', card, made: due && made === true });
  }
  return events;
}

const playedBefore = (seen: Observation, card: Card, number: number): boolean =>
  seen.tricks.slice(0, number - 1).some((trick) => trick.cards.includes(card));

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
  for (const [i, trick] of seen.tricks.entries()) {
    events.push(...trickEvents(seen, { ...trick, winning: trick.winner }, i + 1, true));
  }
  // A missed duty may come to light in the middle of a trick, which is then never won.
  if (seen.trick && seen.trick.cards.length > 0) {
    const cards = seen.trick.cards.map(({ card }) => card);
    const { leader, winning } = seen.trick;
    events.push(...trickEvents(seen, { leader, cards, winning }, seen.tricks.length + 1, false));
  }
  if (result?.end === 'missedDuty' && result.missedBy !== null) {
    events.push({ type: 'missedDuty', seat: result.missedBy });
  }
  if (result) events.push({ type: 'handOver' });
  return events;
}
