import {
  type Card,
  indexOf,
  isKing,
  isTarok,
  isTrull,
  PACK,
  rankOf,
  type Suit,
  suitOf,
} from '../../cards/card.ts';
import type { Seat } from '../../games/dappen/action.ts';
import { DAPP_SIZE, winningPlace } from '../../games/dappen/index.ts';
import { beats, type Reading } from './reading.ts';

/**
 * Rough chances from counting: who may hold a card that is still out, and which side takes the trick
 * on the table. Cards are treated as independent; a Dapper who took the Dapp is taken to have kept
 * Taroks and Kings and laid off the rest.
 */

/** How much of the Dapper's share of a kind of card stayed in the hand rather than among the discards. */
const KEPT = { sure: 1, highTarok: 0.95, lowTarok: 0.75, plain: 0.12 };
const HIGH_TAROK = 12;

function keptShare(card: Card): number {
  if (isTrull(card) || isKing(card)) return KEPT.sure;
  if (!isTarok(card)) return KEPT.plain;
  return rankOf(card) >= HIGH_TAROK ? KEPT.highTarok : KEPT.lowTarok;
}

/** Chance that a seat holds a card that is still out. */
export function chanceHolds(reading: Reading, seat: Seat, card: Card): number {
  const place = seat * PACK.length + indexOf(card);
  const known = reading.memo[place];
  if (known !== undefined) return known;
  const chance = reckonHolds(reading, seat, card);
  reading.memo[place] = chance;
  return chance;
}

function reckonHolds(reading: Reading, seat: Seat, card: Card): number {
  if (reading.promised.includes(card)) return seat === reading.dapper ? 1 : 0;
  const own = share(reading, seat, card);
  if (own === 0) return 0;
  let all = elsewhere(reading, card);
  for (const other of reading.seen.active) all += share(reading, other, card);
  return own / all;
}

/** A seat's share in the places where a card may be; 0 where it cannot be. */
function share(reading: Reading, seat: Seat, card: Card): number {
  const { seen } = reading;
  if (seat === seen.seat || reading.isVoid(seat, suitOf(card))) return 0;
  const size = seen.handSizes[seat] ?? 0;
  if (seat !== reading.dapper || seen.contract === 'solo') return size;
  return (size / seen.trickCount) * (seen.trickCount + DAPP_SIZE) * keptShare(card);
}

/** The share of the twelve cards nobody plays with: discards another laid off, or the Solo's Dapp. */
function elsewhere(reading: Reading, card: Card): number {
  const { seen } = reading;
  if (seen.contract === 'solo') return DAPP_SIZE;
  if (reading.amDapper) return 0;
  return (seen.trickCount + DAPP_SIZE) * (1 - keptShare(card));
}

/** Chance that a seat holds at least one of some cards. */
export function chanceHoldsAny(reading: Reading, seat: Seat, cards: readonly Card[]): number {
  let none = 1;
  for (const card of cards) none *= 1 - chanceHolds(reading, seat, card);
  return 1 - none;
}

/** The cards still out that could beat `card`, which wins a trick of suit `led` so far. */
interface Threats {
  readonly led: Suit;
  readonly following: readonly Card[];
  /** Taroks played by who is void of the suit led. */
  readonly trumping: readonly Card[];
}

function threatsTo({ out }: Reading, card: Card, led: Suit): Threats {
  const taroks = out.T.filter((other) => beats(other, card));
  if (led === 'T') return { led, following: taroks, trumping: [] };
  return {
    led,
    following: isTarok(card) ? [] : out[led].filter((other) => beats(other, card)),
    trumping: taroks,
  };
}

/** Chance that a seat that plays to a trick could beat what wins it so far. */
function chanceBeats(reading: Reading, seat: Seat, { led, following, trumping }: Threats): number {
  const inSuit = chanceHoldsAny(reading, seat, following);
  if (led === 'T') return inSuit;
  const isVoid = 1 - chanceHoldsAny(reading, seat, reading.out[led]);
  return Math.min(1, inSuit + isVoid * chanceHoldsAny(reading, seat, trumping));
}

/** A trick as it would lie with the observer's card in it. */
export interface Lying {
  readonly led: Suit;
  readonly winner: Seat;
  readonly card: Card;
}

export function lyingWith(reading: Reading, card: Card): Lying {
  const { seen, table } = reading;
  const all = [...table, { seat: seen.seat, card }];
  const cards = all.map((one) => one.card);
  const place = winningPlace(seen.rules, cards, false)?.place ?? 0;
  const winning = all[place] as { seat: Seat; card: Card };
  return { led: suitOf(cards[0] as Card), winner: winning.seat, card: winning.card };
}

/** Chance that the observer's side takes the trick if the observer plays `card` to it. */
export function chanceOurs(reading: Reading, card: Card): number {
  const lying = lyingWith(reading, card);
  return reading.amDapper ? chanceDapperWins(reading, lying) : chanceTeamWins(reading, lying);
}

function chanceDapperWins(reading: Reading, lying: Lying): number {
  if (lying.winner !== reading.dapper) return 0;
  return chanceNobodyBeats(reading, reading.later, lying.card, lying.led);
}

function chanceNobodyBeats(reading: Reading, seats: readonly Seat[], card: Card, led: Suit): number {
  if (seats.length === 0) return 1;
  const threats = threatsTo(reading, card, led);
  let nobody = 1;
  for (const seat of seats) nobody *= 1 - chanceBeats(reading, seat, threats);
  return nobody;
}

/** A mate between the observer and the Dapper puts a higher card only so often. */
const MATE_RAISES = 0.4;

function chanceTeamWins(reading: Reading, lying: Lying): number {
  const { later, dapper } = reading;
  const dappersPlace = later.indexOf(dapper);
  if (dappersPlace < 0) {
    if (lying.winner !== dapper) return 1;
    return 1 - chanceNobodyBeats(reading, later, lying.card, lying.led);
  }
  const before = later.slice(0, dappersPlace);
  const after = later.slice(dappersPlace + 1);
  const raised = 1 - chanceNobodyBeats(reading, before, lying.card, lying.led);
  const threats = threatsTo(reading, lying.card, lying.led);
  const dapperBeats = chanceBeats(reading, dapper, threats) * (1 - MATE_RAISES * raised);
  const answer = likelyAnswer(reading, lying);
  const beatenAgain = answer === undefined ? 1 : 1 - chanceNobodyBeats(reading, after, answer, lying.led);
  return 1 - dapperBeats * (1 - beatenAgain);
}

/** The card a Dapper would beat the trick with: the middle one of those that could. */
function likelyAnswer(reading: Reading, lying: Lying): Card | undefined {
  const { following, trumping } = threatsTo(reading, lying.card, lying.led);
  const could = [...following, ...trumping]
    .filter((card) => chanceHolds(reading, reading.dapper, card) > 0)
    .sort((a, b) => indexInTrick(a) - indexInTrick(b));
  return could[could.length >> 1];
}

/** Order of strength in a trick: any Tarok above any plain card. */
const indexInTrick = (card: Card): number => (isTarok(card) ? 100 : 0) + rankOf(card);

/** Whether the observer, void of the suit led, may hold the Skus back instead of playing it (§8 holdingSkus). */
export function skusMayBeHeld({ seen, table, amDapper, hand }: Reading): boolean {
  const led = table[0];
  if (!seen.rules.holdingSkus || amDapper || seen.holdsSkus || led === undefined) return false;
  return hand.filter(isTarok).length === 1 && hand.includes('Skus') && hand.some((card) => !isTarok(card));
}
