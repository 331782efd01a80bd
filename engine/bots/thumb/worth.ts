import { type Card, isTarok, pipsIn, pipsOf, suitOf } from '../../cards/card.ts';
import { chanceHolds, chanceOurs, skusMayBeHeld } from './chances.ts';
import { beats, type Reading } from './reading.ts';
import { DAPPER, TEAM, type Weights } from './weights.ts';

/** What a card is worth to the observer's side if played now, and what that is made of. */
export interface Worth {
  readonly card: Card;
  /** Chance that the observer's side takes the trick. */
  readonly chance: number;
  /** In card points; only differences mean anything. */
  readonly worth: number;
}

/**
 * Weighs a card: what lies on the table, won or lost; its own pips, which may wait for a surer trick;
 * what it costs to part with it; what it does to the Ultimos that wait.
 */
export function weigh(reading: Reading, card: Card): Worth {
  const weights = reading.amDapper ? DAPPER : TEAM;
  const chance = chanceOurs(reading, card);
  // a Skus that may be held goes to the team whatever happens, and never wins again once held
  const free = card === 'Skus' && skusMayBeHeld(reading);
  const pips = free ? 0 : 2 * (chance - weights.later) * pipsOf(card);
  const cost = free ? 0 : costOf(reading, card, weights);
  const ultimo = isDue(reading, card) ? chance * weights.ultimo : 0;
  const trick = (2 * chance - 1) * stakeOf(reading, card, weights);
  return { card, chance, worth: trick + pips - cost + ultimo + leadBonus(reading, card, weights) };
}

/** Card points in the trick apart from the observer's card: what lies and what is still to come. */
function stakeOf(reading: Reading, card: Card, weights: Weights): number {
  if (reading.table.length === 0) return isTarok(card) ? weights.tarokLead : weights.plainLead;
  const lying = pipsIn(reading.table.map((one) => one.card));
  return lying + reading.seen.active.length / 2 + weights.laterPips * reading.later.length;
}

function costOf(reading: Reading, card: Card, weights: Weights): number {
  if (!isTarok(card)) return isAlone(reading, card) ? -weights.void : 0;
  const breaker = !reading.amDapper && isLastBreaker(reading, card) ? weights.breaker : 0;
  return weights.master * strengthOf(reading, card) * timeLeft(reading) + breaker;
}

/** What a Tarok does by being led: it draws the others' Taroks, and a waiting Ultimo with them. */
function leadBonus(reading: Reading, card: Card, weights: Weights): number {
  if (reading.table.length > 0 || !isTarok(card)) return 0;
  return waiting(reading).length > 0 ? weights.drawsForUltimo : weights.draws * timeLeft(reading);
}

/** The share of tricks still to come after this one: 1 in the first, 0 in the last. */
const timeLeft = ({ seen, hand }: Reading): number => (hand.length - 1) / (seen.trickCount - 1);

/** How surely a Tarok would win a later trick, 0 … 1: the chance that no foe holds a better one. */
export function strengthOf(reading: Reading, card: Card): number {
  const better = reading.out.T.filter((other) => beats(other, card));
  if (reading.amDapper) return ONE_BETTER_OUT ** better.length;
  return better.reduce((none, other) => none * (1 - chanceHolds(reading, reading.dapper, other)), 1);
}

/** What each better Tarok in the team's hands leaves of a Dapper's Tarok. */
const ONE_BETTER_OUT = 0.7;

const isAlone = (reading: Reading, card: Card): boolean =>
  reading.hand.filter((other) => suitOf(other) === suitOf(card)).length === 1;

/** Ultimo cards whose promised trick is still to come after this one. */
const waiting = ({ seen }: Reading): Card[] =>
  seen.ultimos
    .filter((one) => one.made === undefined && one.trick > seen.tricks.length + 1)
    .map((one) => one.card);

/** Whether a card is an Ultimo whose promised trick is this one. */
const isDue = ({ seen }: Reading, card: Card): boolean =>
  seen.ultimos.some((one) => one.card === card && one.trick === seen.tricks.length + 1);

/** Whether a card is the observer's only one that could beat an Ultimo card in its trick. */
function isLastBreaker(reading: Reading, card: Card): boolean {
  return waiting(reading).some(
    (promised) => beats(card, promised) && !reading.hand.some((other) => other !== card && isTarok(other)),
  );
}
