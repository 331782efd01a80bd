import { type Card, cardPoints, pipsIn } from '#engine/cards/card.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';

/** What a side has taken so far, as far as the observer may know. */
interface Taken {
  readonly tricks: number;
  /** Card points (CP); `sure` false while twelve cards that nobody sees come on top. */
  readonly points: number;
  readonly sure: boolean;
}

/** Tricks and card points of both sides so far. The Dapper's own count holds the discards (docs/rules.md §7). */
export function takenSoFar(seen: Observation): { readonly dapper: Taken; readonly team: Taken } {
  const side = (dapper: boolean): Taken => {
    const won = seen.tricks.filter(({ winner }) => (winner === seen.dapper) === dapper);
    const cards = won.flatMap((trick) => trick.cards);
    if (dapper) cards.push(...(seen.discards ?? []));
    return {
      tricks: won.length,
      points: cardPoints(cards.length, pipsIn(cards)),
      sure: !dapper || seen.discards !== undefined,
    };
  };
  return { dapper: side(true), team: side(false) };
}

/** The own Ultimo that is to win just this trick and would be broken by playing another card. */
export const breaksUltimo = (seen: Observation, card: Card): Card | undefined =>
  seen.dapper === seen.seat
    ? seen.ultimos.find(
        (laid) =>
          laid.made === undefined &&
          laid.trick === seen.tricks.length + 1 &&
          laid.card !== card &&
          seen.legal.some((move) => move.type === 'play' && move.card === laid.card),
      )?.card
    : undefined;
