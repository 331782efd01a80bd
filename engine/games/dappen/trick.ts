import { type Card, isTarok, rankOf, type Suit, suitOf } from '../../cards/card.ts';
import type { RuleSet } from './rules.ts';

/** Following and winning (§6, §8 holdingSkus, fairyTaleTrick). */

/**
 * The suit to follow. A held Skus cannot be a lead (§8): when its holder leads it, the next card counts.
 * `heldAt`: place of a held Skus in `table`, if it lies there.
 */
export function suitLed(table: readonly Card[], skusHeld: boolean): Suit | undefined {
  const first = skusHeld ? table.find((card) => card !== 'Skus') : table[0];
  return first === undefined ? undefined : suitOf(first);
}

/** The plain follow rules: follow suit, else a Tarok, else anything. Never empty for a non-empty hand. */
export function mustFollow(hand: readonly Card[], led: Suit | undefined): readonly Card[] {
  if (led === undefined) return hand;
  const following = hand.filter((card) => suitOf(card) === led);
  if (following.length > 0) return following;
  const taroks = hand.filter(isTarok);
  return taroks.length > 0 ? taroks : hand;
}

/** A player's situation in respect of the Skus (§8 holdingSkus). */
export interface SkusSituation {
  /** Opponents may hold the Skus where the rule set allows it; the Dapper never. */
  readonly mayHold: boolean;
  /** This player holds the Skus already. */
  readonly holds: boolean;
  readonly lastTrick: boolean;
}

/** Whether the Skus is the only card the follow rules leave, so that it may be held back instead. */
export const skusIsDue = (hand: readonly Card[], led: Suit | undefined, skus: SkusSituation): boolean => {
  if (!skus.mayHold || skus.holds || led === undefined) return false;
  const followed = mustFollow(hand, led);
  return followed.length === 1 && followed[0] === 'Skus';
};

/** The cards the follow rules allow, holding the Skus included; Ultimo bans come after this. */
export function followingCards(
  hand: readonly Card[],
  led: Suit | undefined,
  skus: SkusSituation,
): readonly Card[] {
  if (skus.holds && !skus.lastTrick) {
    return mustFollow(
      hand.filter((card) => card !== 'Skus'),
      led,
    );
  }
  if (skusIsDue(hand, led, skus)) return hand;
  return mustFollow(hand, led);
}

/**
 * Place of the winning card of a trick (or of a trick so far); undefined when no card in it can win,
 * which is only while a held Skus lies alone.
 */
export function winningPlace(
  rules: RuleSet,
  table: readonly Card[],
  skusHeld: boolean,
): { readonly place: number; readonly fairyTale: boolean } | undefined {
  const led = suitLed(table, skusHeld);
  if (led === undefined) return undefined;
  if (rules.fairyTaleTrick && !skusHeld && table.includes('Skus') && table.includes('XXI')) {
    const pagat = table.indexOf('I');
    if (pagat >= 0) return { place: pagat, fairyTale: true };
  }
  let best = -1;
  let strength = -1;
  table.forEach((card, place) => {
    if (skusHeld && card === 'Skus') return;
    const suit = suitOf(card);
    if (suit !== 'T' && suit !== led) return;
    const value = suit === 'T' ? 100 + rankOf(card) : rankOf(card);
    if (value > strength) {
      best = place;
      strength = value;
    }
  });
  return { place: best, fairyTale: false };
}
