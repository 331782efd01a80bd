import { type Card, isTarok, type Suit, suitOf } from '#engine/cards/card.ts';
import type { Seat, Word } from '#engine/games/dappen/action.ts';
import { refusalFor } from '#engine/games/dappen/index.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';
import type { Refusal } from '#engine/games/dappen/refusal.ts';

/** What is due now, for the action bar and the screen reader. */
export type Due =
  /** Somebody else is at it. */
  | { readonly code: 'thinks'; readonly seat: Seat }
  | { readonly code: 'solo' }
  | { readonly code: 'dapp' }
  /** A trump stop: Dapp is the only word. */
  | { readonly code: 'dappForced' }
  /** Pass is the only word. */
  | { readonly code: 'onlyPass' }
  /** Challenge, push or raise, or pass. */
  | { readonly code: 'raise' }
  /** Keep or go ahead. */
  | { readonly code: 'answer'; readonly challenger: Seat }
  | { readonly code: 'exchange' }
  | { readonly code: 'ultimo' }
  | { readonly code: 'lead' }
  | { readonly code: 'follow'; readonly suit: Suit }
  /** Void of the suit led: a Tarok is due. */
  | { readonly code: 'tarok'; readonly led: Suit }
  | { readonly code: 'anyCard' }
  | { readonly code: 'onlyCard'; readonly card: Card }
  | { readonly code: 'over' };

export const wordsOf = (seen: Observation): readonly Word[] =>
  seen.legal.flatMap((move) =>
    move.type === 'play' || move.type === 'discard' || move.type === 'ultimo' ? [] : [move.type],
  );

export const playable = (seen: Observation): readonly Card[] =>
  seen.legal.flatMap((move) => (move.type === 'play' ? [move.card] : []));

/** The suit that must be followed: that of the first card, or of the second if a held Skus was led. */
export function ledSuit(seen: Observation): Suit | undefined {
  const cards = seen.trick?.cards ?? [];
  const [first, second] = cards;
  if (first === undefined) return undefined;
  const skusHeldLed = first.card === 'Skus' && seen.trick?.winning !== first.seat && cards.length === 1;
  return suitOf(skusHeldLed && second ? second.card : first.card);
}

export function dueOf(seen: Observation): Due {
  if (seen.toAct === undefined) return { code: 'over' };
  if (seen.toAct !== seen.seat) return { code: 'thinks', seat: seen.toAct };
  const words = wordsOf(seen);
  switch (seen.phase) {
    case 'solo':
      return { code: 'solo' };
    case 'dapp':
      if (words.length === 1) return { code: words[0] === 'dapp' ? 'dappForced' : 'onlyPass' };
      return { code: words.includes('dapp') ? 'dapp' : 'raise' };
    case 'answer':
      return { code: 'answer', challenger: seen.challenger ?? seen.seat };
    case 'exchange':
      return { code: 'exchange' };
    case 'ultimo':
      return { code: 'ultimo' };
    case 'play':
      return cardDue(seen);
    case 'done':
      return { code: 'over' };
  }
}

function cardDue(seen: Observation): Due {
  const cards = playable(seen);
  const [only] = cards;
  if (only !== undefined && cards.length === 1) return { code: 'onlyCard', card: only };
  const led = ledSuit(seen);
  if (led === undefined) return { code: 'lead' };
  if (cards.every((card) => suitOf(card) === led)) return { code: 'follow', suit: led };
  return cards.every(isTarok) ? { code: 'tarok', led } : { code: 'anyCard' };
}

/** Why each card of the own hand cannot be played now; nothing for cards that can. */
export const whyNot = (seen: Observation, card: Card): Refusal | undefined =>
  seen.phase === 'play' && seen.toAct === seen.seat ? refusalFor(seen, { type: 'play', card }) : undefined;
