import { type Card, isTarok, PACK, rankOf, suitOf } from '../../cards/card.ts';
import type { Observation } from './observation.ts';

/**
 * The cards, in this order, with which the observer is sure to win every trick that is left, whatever
 * the others hold and play; undefined where that cannot be shown. Asked for at one's own lead with two
 * cards or more. Uses nothing that the seat cannot see, so it tells nobody anything.
 *
 * The proof is a plain one. Highest first, a led card wins when nothing that could beat it can be left: the
 * cards not seen are counted as if one opponent held them all, and every lead draws one of its suit. A suit card
 * wins only when no Tarok can be left (docs/rules.md §6, §5 for Ultimos laid, §8 for a held Skus).
 */
export function claimOf(seen: Observation): readonly Card[] | undefined {
  const atLead = seen.phase === 'play' && seen.toAct === seen.seat && seen.trick?.cards.length === 0;
  if (!atLead || seen.hand.length < 2 || seen.holdsSkus) return undefined;
  const known = new Set([
    ...seen.hand,
    ...(seen.discards ?? []),
    ...seen.tricks.flatMap(({ cards }) => cards),
  ]);
  const unseen = PACK.filter((card) => !known.has(card));
  const plan = planOf(seen);
  return plan && isSure(plan, unseen, seen.rules.fairyTaleTrick) ? plan : undefined;
}

/** Taroks first, high before low, and the own Ultimos in the tricks they are promised for. */
function planOf({ hand, seat, dapper, ultimos, tricks }: Observation): readonly Card[] | undefined {
  const promised = new Map(
    ultimos
      .filter(({ made }) => made === undefined && seat === dapper)
      .map(({ card, trick }) => [trick, card]),
  );
  const laid = new Set<Card>(promised.values());
  const free = hand
    .filter((card) => !laid.has(card))
    .sort((a, b) => Number(isTarok(b)) - Number(isTarok(a)) || rankOf(b) - rankOf(a));
  const plan = hand.map((_, i) => promised.get(tricks.length + 1 + i) ?? free.shift());
  return plan.every((card) => card !== undefined) ? plan : undefined;
}

function isSure(plan: readonly Card[], unseen: readonly Card[], fairyTale: boolean): boolean {
  const drawn = new Map<string, number>();
  const couldBe = (card: Card): boolean => unseen.includes(card);
  return plan.every((card) => {
    const suit = suitOf(card);
    const others = unseen.filter((other) => suitOf(other) === suit);
    const noneLeft = others.length <= (drawn.get(suit) ?? 0);
    const highest = others.every((other) => rankOf(other) < rankOf(card));
    const taroks = unseen.filter(isTarok).length - (drawn.get('T') ?? 0);
    drawn.set(suit, (drawn.get(suit) ?? 0) + 1);
    // with Skus led, XXI and Pagat may still come together and make the Fairy Tale Trick
    if (fairyTale && card === 'Skus' && couldBe('XXI') && couldBe('I')) return false;
    return (noneLeft || highest) && (suit === 'T' || taroks <= 0);
  });
}
