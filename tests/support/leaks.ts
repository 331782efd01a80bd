import { type Card, parseCard } from '#engine/cards/card.ts';
import type { HostEvent, SittingView } from '#engine/table/protocol.ts';
import { SEED } from './sitting.ts';

/** Every card code that stands anywhere in a value. */
function cardsIn(value: unknown, found = new Set<Card>()): Set<Card> {
  const card = parseCard(value);
  if (card !== undefined) found.add(card);
  if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) cardsIn(one, found);
  return found;
}

/** The cards of the current hand whose place the person at the table may know. */
function mayKnow({ observation }: SittingView, events: HostEvent & { type: 'step' }): Set<Card> {
  const { dealt, tricks, trick, ultimos, dapper, contract, you } = {
    ...observation,
    you: observation.seat,
  };
  const known = new Set<Card>(dealt);
  for (const one of tricks) for (const card of one.cards) known.add(card);
  for (const { card } of trick?.cards ?? []) known.add(card);
  for (const { card } of ultimos) known.add(card);
  if (dapper === you && contract === 'dapp') for (const card of observation.dapp ?? []) known.add(card);
  for (const event of events.events) {
    if (event.type === 'instantWin') for (const card of event.cards) known.add(card);
  }
  return known;
}

/** What an event gives away that the person may not know; empty if nothing. */
export function leaksIn(event: HostEvent): string[] {
  const leaks = JSON.stringify(event).includes(SEED) ? ['the seed'] : [];
  if (event.type !== 'step') return leaks;
  const { events, view } = event;
  const known = mayKnow(view, event);
  for (const card of cardsIn([events, view.observation])) if (!known.has(card)) leaks.push(card);
  for (const { result } of view.hands) {
    const played = cardsIn(result.tricks);
    for (const card of cardsIn(result)) {
      const laid = result.ultimos.some((ultimo) => ultimo.card === card);
      if (!played.has(card) && !laid) leaks.push(`${card} of a finished hand`);
    }
  }
  return leaks;
}

/**
 * Steps by which the person can tell that another seat was asked something in secret (a Dapper who lays
 * no Ultimo): nothing was seen to happen, or the number of actions went on by more than what was seen.
 */
export function silentSteps(events: readonly HostEvent[]): string[] {
  const found: string[] = [];
  let before: SittingView | undefined;
  for (const event of events) {
    if (event.type !== 'step') continue;
    const { view, kind } = event;
    if (kind === 'forward' && before?.handNumber === view.handNumber) {
      const own = before.observation.toAct === view.you;
      if (event.events.length === 0 && !own) found.push(`nothing seen at action ${view.actionCount}`);
      if (view.actionCount !== before.actionCount + 1) {
        found.push(`from action ${before.actionCount} to ${view.actionCount}`);
      }
    }
    before = view;
  }
  return found;
}
