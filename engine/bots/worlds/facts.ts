import { indexOf } from '../../cards/card.ts';
import type { Seat } from '../../games/dappen/action.ts';
import { ladderOf } from '../../games/dappen/index.ts';
import type { Observation, Talk } from '../../games/dappen/observation.ts';
import { KING, PACK_SIZE, placesOf, RANK, SKUS, SUIT, TAROK_COUNT, TAROK_SUIT, UNLAYABLE } from './cards.ts';
import { roundsOf, type Shown, seatAt, shownBy } from './voids.ts';

/** Where a card is that neither a hand nor a pile of tricks holds: the twelve (Dapp or discards). */
export const TWELVE = 8;
/** Where a card is that was played. */
export const PLAYED = 9;
/** Not known to the observer. */
export const UNKNOWN = 10;

/** A place that holds unknown cards: another seat's hand, or the twelve. */
export interface Bin {
  /** The seat, or TWELVE. */
  readonly at: number;
  /** Unknown cards in it. */
  readonly size: number;
  /** How many Kings must come into it at least (a raise or keep proved them). */
  readonly kings: number;
  /** The seat passed under the trump-stop duty: no trump stop in its dealt hand (docs/rules.md §3). */
  readonly noStop: boolean;
  /** Taroks the seat was dealt that are known by now, and the highest rank among them (0 = none). */
  readonly taroks: number;
  readonly highest: number;
}

/**
 * The hard facts of an observation: where every card may be. Only what the seat can see goes in.
 * Undefined parts of the Dapper's nineteen (which were dealt, which came from the Dapp) are not in here.
 */
export interface Facts {
  readonly seen: Observation;
  /** Where each card is: a seat, TWELVE, PLAYED, or UNKNOWN. */
  readonly where: Uint8Array;
  readonly bins: readonly Bin[];
  /** Unknown cards, those with the fewest possible bins first. */
  readonly unknown: readonly number[];
  /** The bins each card may be in, as bits; 0 for cards that are not unknown. */
  readonly allowed: Uint8Array;
  /** Cards each seat has played, as places in the pack. */
  readonly played: readonly (readonly number[])[];
  /** Seats that passed under the trump-stop duty, whether or not it can be missed. */
  readonly dutyPassers: readonly Seat[];
  /** Kings that raises and keeps proved in each seat's dealt hand. */
  readonly kingsProved: readonly number[];
  /** What the twelve are; `none` while another seat holds them in the exchange. */
  readonly twelve: 'dapp' | 'discards' | 'none';
  /** The Dapper if that is another seat which has taken the Dapp. */
  readonly taker: Seat | undefined;
}

export function factsOf(seen: Observation): Facts {
  const { seat, dapper, active, rules } = seen;
  const where = new Uint8Array(PACK_SIZE).fill(UNKNOWN);
  const played: number[][] = Array.from({ length: rules.players }, () => []);
  for (const round of roundsOf(seen)) {
    round.cards.forEach((card, place) => {
      played[seatAt(seen, round, place)]?.push(indexOf(card));
      where[indexOf(card)] = PLAYED;
    });
  }
  for (const card of placesOf(seen.hand)) where[card] = seat;
  for (const card of placesOf(seen.discards ?? [])) where[card] = TWELVE;

  const taken = seen.contract === 'dapp';
  const taker = taken && dapper !== seat ? dapper : undefined;
  const twelve = !taken ? 'dapp' : seen.dappAt === 'discarded' ? 'discards' : 'none';
  const dutyPassers = passersUnderDuty(seen.talk);
  const kingsProved = kingsByWord(seen);
  const bins: Bin[] = [];
  for (const other of active) {
    if (other === seat) continue;
    const out = played[other] ?? [];
    const taroks = out.filter((card) => card < TAROK_COUNT);
    bins.push({
      at: other,
      size: seen.handSizes[other] ?? 0,
      kings: Math.max(0, (kingsProved[other] ?? 0) - out.filter((card) => KING[card] === 1).length),
      noStop: !rules.missedDuty && dutyPassers.includes(other),
      taroks: taroks.length,
      highest: taroks.reduce((most, card) => Math.max(most, RANK[card] as number), 0),
    });
  }
  const twelveKnown = taken && dapper === seat;
  if (twelve !== 'none' && !twelveKnown) {
    bins.push({ at: TWELVE, size: 12, kings: 0, noStop: false, taroks: 0, highest: 0 });
  }
  const allowed = allowedBins(seen, where, bins, twelve, shownBy(seen));
  const unknown = Array.from(where.keys()).filter((card) => where[card] === UNKNOWN);
  return {
    seen,
    where,
    bins,
    unknown: inSamplingOrder(unknown, allowed),
    allowed,
    played,
    dutyPassers,
    kingsProved,
    twelve,
    taker,
  };
}

/** Fewest possible bins first; then Taroks from above, then plain cards from above. */
function inSamplingOrder(cards: readonly number[], allowed: Uint8Array): number[] {
  const choices = (card: number): number => bitsIn(allowed[card] as number);
  const order = (card: number): number => (card < TAROK_COUNT ? -100 - card : -(RANK[card] as number));
  return [...cards].sort((a, b) => choices(a) - choices(b) || order(a) - order(b));
}

export function bitsIn(mask: number): number {
  let count = 0;
  for (let m = mask; m !== 0; m &= m - 1) count++;
  return count;
}

/** Seats that passed in Round 2 before anybody had said Dapp, and were asked. */
function passersUnderDuty(talk: readonly Talk[]): Seat[] {
  const passers: Seat[] = [];
  for (const { seat, round, word } of talk) {
    if (round === 'solo') continue;
    if (word !== 'pass') break;
    passers.push(seat);
  }
  return passers;
}

/** Kings that each seat proved by a raise or a keep (§8 Buchenbach). */
function kingsByWord(seen: Observation): number[] {
  const { steps } = ladderOf(seen.rules);
  const proved = Array.from({ length: seen.rules.players }, () => 0);
  let level = 0;
  for (const { seat, word } of seen.talk) {
    if (word === 'challenge' || word === 'push' || word === 'raise') level++;
    else if (word !== 'keep') continue;
    proved[seat] = Math.max(proved[seat] ?? 0, steps[level - 1]?.kings ?? 0);
  }
  return proved;
}

function allowedBins(
  seen: Observation,
  where: Uint8Array,
  bins: readonly Bin[],
  twelve: Facts['twelve'],
  shown: readonly Shown[],
): Uint8Array {
  const laid = placesOf(seen.ultimos.map((one) => one.card));
  const allowed = new Uint8Array(PACK_SIZE);
  for (let card = 0; card < PACK_SIZE; card++) {
    if (where[card] !== UNKNOWN) continue;
    let mask = 0;
    bins.forEach((bin, i) => {
      if (bin.size === 0) return;
      if (laid.includes(card)) {
        if (bin.at === seen.dapper) mask |= 1 << i;
      } else if (bin.at === TWELVE) {
        if (twelve === 'dapp' || UNLAYABLE[card] === 0) mask |= 1 << i;
      } else if (mayHold(shown[bin.at] as Shown, card) && mayBeHighest(bin, card)) mask |= 1 << i;
    });
    allowed[card] = mask;
  }
  return allowed;
}

function mayHold(shown: Shown, card: number): boolean {
  if (shown.onlyLaid) return false;
  const suit = SUIT[card] as number;
  if (suit === TAROK_SUIT && shown.onlyLaidTaroks) return false;
  if (((shown.voids >> suit) & 1) === 0) return true;
  return card === SKUS && shown.skusMayBeHeld;
}

/** With this card as one more Tarok there need not be a trump stop (§3), if none may be there. */
const mayBeHighest = (bin: Bin, card: number): boolean =>
  !bin.noStop || card >= TAROK_COUNT || taroksLeft(bin, RANK[card] as number) >= 1;

/**
 * How many unknown Taroks a hand without a trump stop may hold if the highest of all its Taroks has the
 * given rank or the rank of a known one: T Taroks need a highest rank of at most 22 − T.
 */
export const taroksLeft = (bin: Bin, rank: number): number => 22 - Math.max(bin.highest, rank) - bin.taroks;
