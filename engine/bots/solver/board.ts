import {
  HALVES,
  LOW_CARDS,
  PACK_SIZE,
  PIPLESS_TAROKS,
  PIPS,
  popcount,
  SKUS,
  SUIT_MASK,
  TAROK_COUNT,
  TAROK_SUIT,
  THE_TRULL,
} from './bits.ts';
import type { Position } from './position.ts';

/** Players' hands leave room for one more "player". */
const SEATS = 8;

/** Place of a low card among its suit's low cards that are left; index: those cards × 4 + rank. */
const LOW_PLACE = Int32Array.from({ length: 64 }, (_, i) => popcount((i >> 2) & ~((2 << (i & 3)) - 1)));

/**
 * The cards still in the hands, as the search sees them: bits, a running hash, and the owner sequences that
 * tell positions with the same hash apart.
 *
 * The hash is a sum of one random word per card: a pip card (and a card that stands for itself, see
 * `special`) has its own, all other cards of a player and suit share one. So it stands for who holds each
 * pip card and how many other cards of each suit each player has. An *owner sequence* lists the players that
 * hold the pip-less cards of a suit from the highest down, three bits each: 19 Taroks in two words, the four
 * low cards of two suits in one word.
 */
export class Board {
  players = 0;
  /** Hands by player: Tarok bits and suit bits. */
  readonly taroks = new Int32Array(SEATS);
  readonly suits = new Int32Array(SEATS);
  /** Bits of all hands together. */
  allTaroks = 0;
  allSuits = 0;
  /** Tricks left, the current one included. */
  left = 0;
  /** Half points in the hands. */
  halves = 0;
  hash = 0;
  check = 0;
  taroksHigh = 0;
  taroksLow = 0;
  suitsSC = 0;
  suitsHD = 0;

  /** Taroks that stand for themselves, whatever their rank: laid Ultimos, an offender's Taroks. */
  special = 0;
  /** A Fairy Tale Trick was possible when the position was taken over. */
  fairy = false;
  /** … and its three cards lie with three players. */
  private fairySpread = false;
  pagatOwner = -1;
  /** Who may hold the Skus (§8), while it is in the hands; −1 = nobody. */
  holder = -1;
  held = false;

  private readonly hashOf = new Int32Array(PACK_SIZE);
  private readonly checkOf = new Int32Array(PACK_SIZE);

  /** Takes over a position. `offenders`: players whose Taroks stand for themselves. */
  load(position: Position, offenders: number): void {
    this.players = position.players;
    this.taroks.set(position.taroks);
    this.suits.set(position.suits);
    this.allTaroks = 0;
    this.allSuits = 0;
    this.special = position.laid;
    let trullOwners = 0;
    for (let p = 0; p < this.players; p++) {
      const t = this.taroks[p] as number;
      this.allTaroks |= t;
      this.allSuits |= this.suits[p] as number;
      if ((offenders >> p) & 1) this.special |= t;
      if ((t & THE_TRULL) !== 0) trullOwners |= 1 << p;
    }
    this.left = position.tricks - position.trick + 1;
    this.fairy = position.fairyTale && ((this.allTaroks | position.table) & THE_TRULL) === THE_TRULL;
    this.fairySpread = popcount(trullOwners) === 3;
    this.pagatOwner = position.pagatOwner;
    this.holder = (this.allTaroks & SKUS) !== 0 || position.held ? position.skusHolder : -1;
    this.held = position.held;
    this.hashCards();
  }

  /** A Fairy Tale Trick can still come: its three cards are in three hands. */
  get fairyAhead(): boolean {
    return this.fairy && this.fairySpread && (this.allTaroks & THE_TRULL) === THE_TRULL;
  }

  /** Bits of the Taroks that can be told apart by rank alone. */
  get plainTaroks(): number {
    return PIPLESS_TAROKS & ~this.special;
  }

  private hashCards(): void {
    let x = 0x2545f491;
    const random = (): number => {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      return Math.imul(x, 0x9e3779b1) ^ (x >>> 7);
    };
    this.hash = 0;
    this.check = 0;
    this.halves = 0;
    this.taroksHigh = 0;
    this.taroksLow = 0;
    this.suitsSC = 0;
    this.suitsHD = 0;
    const sharedHash = Int32Array.from({ length: 40 }, random);
    const sharedCheck = Int32Array.from({ length: 40 }, random);
    const places = new Int32Array(5);
    for (let c = PACK_SIZE - 1; c >= 0; c--) {
      const ownHash = random();
      const ownCheck = random();
      const p = this.ownerOf(c);
      if (p < 0) continue;
      const suit = c < TAROK_COUNT ? TAROK_SUIT : (c - TAROK_COUNT) >> 3;
      const single = (PIPS[c] as number) > 0 || (suit === TAROK_SUIT && ((this.special >> c) & 1) === 1);
      this.hashOf[c] = single ? ownHash : (sharedHash[p * 5 + suit] as number);
      this.checkOf[c] = single ? ownCheck : (sharedCheck[p * 5 + suit] as number);
      this.hash = (this.hash + (this.hashOf[c] as number)) | 0;
      this.check = (this.check + (this.checkOf[c] as number)) | 0;
      this.halves += HALVES[c] as number;
      if ((PIPS[c] as number) > 0) continue;
      const place = places[suit] as number;
      places[suit] = place + 1;
      if (suit === TAROK_SUIT) {
        if (place < 10) this.taroksHigh |= p << (3 * place);
        else this.taroksLow |= p << (3 * (place - 10));
      } else if (suit < 2) this.suitsSC |= p << (3 * place + 12 * suit);
      else this.suitsHD |= p << (3 * place + 12 * (suit - 2));
    }
  }

  private ownerOf(c: number): number {
    for (let p = 0; p < this.players; p++) {
      const bits =
        c < TAROK_COUNT ? (this.taroks[p] as number) >> c : (this.suits[p] as number) >> (c - TAROK_COUNT);
      if ((bits & 1) === 1) return p;
    }
    return -1;
  }

  /**
   * Takes a card out of player p's hand. Hash, half points and sequences are not restored by `give`: the
   * caller keeps them (it has the registers for it).
   */
  take(p: number, c: number): void {
    this.hash = (this.hash - (this.hashOf[c] as number)) | 0;
    this.check = (this.check - (this.checkOf[c] as number)) | 0;
    this.halves -= HALVES[c] as number;
    if (c < TAROK_COUNT) {
      const bit = 1 << c;
      this.taroks[p] = (this.taroks[p] as number) ^ bit;
      this.allTaroks ^= bit;
      if ((bit & PIPLESS_TAROKS) !== 0) this.dropTarok(c);
    } else {
      const bit = 1 << (c - TAROK_COUNT);
      this.suits[p] = (this.suits[p] as number) ^ bit;
      this.allSuits ^= bit;
      if ((bit & LOW_CARDS) !== 0) this.dropLow((c - TAROK_COUNT) >> 3, (c - TAROK_COUNT) & 7);
    }
  }

  /** Gives the card back. */
  give(p: number, c: number): void {
    if (c < TAROK_COUNT) {
      const bit = 1 << c;
      this.taroks[p] = (this.taroks[p] as number) | bit;
      this.allTaroks |= bit;
    } else {
      const bit = 1 << (c - TAROK_COUNT);
      this.suits[p] = (this.suits[p] as number) | bit;
      this.allSuits |= bit;
    }
  }

  private dropTarok(c: number): void {
    let place = popcount(this.allTaroks & PIPLESS_TAROKS & -(2 << c));
    if (place < 10) {
      const before = (1 << (3 * place)) - 1;
      this.taroksHigh =
        (this.taroksHigh & before) | ((this.taroksHigh >>> 3) & ~before) | ((this.taroksLow & 7) << 27);
      this.taroksLow >>>= 3;
    } else {
      place -= 10;
      const before = (1 << (3 * place)) - 1;
      this.taroksLow = (this.taroksLow & before) | ((this.taroksLow >>> 3) & ~before);
    }
  }

  private dropLow(suit: number, rank: number): void {
    const shift = 12 * (suit & 1);
    const low = (this.allSuits >>> (8 * suit)) & 15;
    const before = (1 << (3 * (LOW_PLACE[low * 4 + rank] as number))) - 1;
    const word = suit < 2 ? this.suitsSC : this.suitsHD;
    const sequence = (word >>> shift) & 0xfff;
    const dropped = (sequence & before) | ((sequence >>> 3) & ~before);
    const after = (word & ~(0xfff << shift)) | (dropped << shift);
    if (suit < 2) this.suitsSC = after;
    else this.suitsHD = after;
  }

  /** The player after p. */
  after(p: number): number {
    return p + 1 === this.players ? 0 : p + 1;
  }

  /** The suit's cards in player p's hand, of a plain suit. */
  suitOf(p: number, suit: number): number {
    return (this.suits[p] as number) & (SUIT_MASK[suit] as number);
  }
}
