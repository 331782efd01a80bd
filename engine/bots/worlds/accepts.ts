import { KING, RANK, TAROK_COUNT } from './cards.ts';
import { type Bin, type Facts, TWELVE, taroksLeft, UNKNOWN } from './facts.ts';

/** Places of the Trull and the four Kings: together in one hand after the Dapp they end it (§4). */
const INSTANT_WIN = [0, 20, 21, 29, 37, 45, 53];

/**
 * Whether a full layout (`where`: for every card a seat, TWELVE or PLAYED) fits all hard facts. The truth
 * always does.
 */
export function accepts(facts: Facts, where: Uint8Array): boolean {
  const { bins, unknown, allowed } = facts;
  const sizes = bins.map(() => 0);
  for (const card of unknown) {
    const bin = bins.findIndex((one) => one.at === where[card]);
    if (bin < 0 || (((allowed[card] as number) >> bin) & 1) === 0) return false;
    sizes[bin] = (sizes[bin] ?? 0) + 1;
  }
  for (const [card, at] of facts.where.entries()) if (at !== UNKNOWN && at !== where[card]) return false;
  return bins.every((bin, i) => bin.size === sizes[i]) && acceptsAsAWhole(facts, where);
}

/** What cannot be said card by card: trump stops, Kings, the instant win. */
export function acceptsAsAWhole(facts: Facts, where: Uint8Array): boolean {
  for (const bin of facts.bins) {
    if (bin.noStop && hasStop(facts, bin, where)) return false;
    if (bin.kings > 0 && kingsAt(facts, bin.at, where) < bin.kings) return false;
  }
  const { taker } = facts;
  return taker === undefined || !INSTANT_WIN.every((card) => isOf(facts, taker, where, card));
}

const isOf = (facts: Facts, seat: number, where: Uint8Array, card: number): boolean =>
  where[card] === seat || facts.played[seat]?.includes(card) === true;

function hasStop(facts: Facts, bin: Bin, where: Uint8Array): boolean {
  let taroks = 0;
  let highest = 0;
  for (const card of facts.unknown) {
    if (card >= TAROK_COUNT || where[card] !== bin.at) continue;
    taroks++;
    highest = Math.max(highest, RANK[card] as number);
  }
  return bin.taroks + taroks > 0 && taroks > taroksLeft(bin, highest);
}

function kingsAt(facts: Facts, at: number, where: Uint8Array): number {
  if (at === TWELVE) return 0;
  return facts.unknown.filter((card) => KING[card] === 1 && where[card] === at).length;
}
