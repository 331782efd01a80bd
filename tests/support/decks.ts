import { type Card, isKing, isTarok, KINGS, PACK, rankOf, TAROKS, TRULL } from '#engine/cards/card.ts';
import { type Rng, rngFrom, shuffled } from '#engine/cards/rng.ts';
import type { Seat } from '#engine/games/dappen/action.ts';
import type { PlayerCount } from '#engine/games/dappen/rules.ts';
import { cards } from './cards.ts';
import { hasTrumpStop } from './second-reading.ts';

/** The seats that play, in speaking order: beginning after the Dealer, who sits out with eight (§2). */
export function speakers(players: PlayerCount, dealer: Seat): Seat[] {
  return Array.from({ length: players === 8 ? 7 : players }, (_, i) => (dealer + 1 + i) % players);
}

/** Who gets the card at each of the 54 places of the deck, from the top (§2). */
export function places(players: PlayerCount, dealer: Seat): (Seat | 'dapp')[] {
  const order = speakers(players, dealer);
  const round = (packet: number): (Seat | 'dapp')[] => [
    ...order.flatMap((seat) => Array.from({ length: packet }, () => seat)),
    ...Array.from({ length: 6 }, (): 'dapp' => 'dapp'),
  ];
  return players === 6 ? [...round(4), ...round(3)] : [...round(3), ...round(3)];
}

export interface PreparedDeal {
  readonly players?: PlayerCount;
  readonly dealer: Seat;
  /** Hands by seat in card shorthand; what a hand lacks is filled up. */
  readonly hands?: Readonly<Record<Seat, string | readonly Card[]>>;
  readonly dapp?: string | readonly Card[];
  /** Where the other cards go: a generator, or a seed for one. The same every time if left out. */
  readonly fill?: Rng | string;
}

/** The deck, top first, that gives just these hands and this Dapp when dealt by the rules. */
export function deckOf({ players = 6, dealer, hands = {}, dapp = '', fill = 'fill' }: PreparedDeal): Card[] {
  const parse = (given: string | readonly Card[]): Card[] =>
    typeof given === 'string' ? cards(given) : [...given];
  const wanted = new Map<Seat | 'dapp', Card[]>([['dapp', parse(dapp)]]);
  for (const [seat, hand] of Object.entries(hands)) wanted.set(Number(seat), parse(hand));
  const used = new Set([...wanted.values()].flat());
  if (used.size !== [...wanted.values()].flat().length) throw new Error('a card was given twice');
  const rest = shuffled(
    PACK.filter((card) => !used.has(card)),
    typeof fill === 'string' ? rngFrom(fill) : fill,
  );
  const deck = places(players, dealer).map((place) => (wanted.get(place)?.shift() ?? rest.pop()) as Card);
  if (rest.length > 0 || [...wanted.values()].some((left) => left.length > 0)) {
    throw new Error('a hand was given too many cards');
  }
  return deck;
}

/** What each seat is dealt from a deck, and the Dapp. */
export function dealtFrom(
  deck: readonly Card[],
  players: PlayerCount,
  dealer: Seat,
): { readonly hands: Card[][]; readonly dapp: Card[] } {
  const hands: Card[][] = Array.from({ length: players }, () => []);
  const dapp: Card[] = [];
  places(players, dealer).forEach((place, i) => {
    (place === 'dapp' ? dapp : (hands[place] as Card[])).push(deck[i] as Card);
  });
  return { hands, dapp };
}

/** The kinds of decks that random games are played with, each there for a rare branch of the rules. */
export const DECK_KINDS = [
  'plain',
  'trumpStops',
  'trullAndKings',
  'lonelySkus',
  'skusAndKings',
  'lowTaroks',
  'strongSolo',
  'kings',
  'noTrumpStop',
  'taroksInDapp',
  'trullSpread',
] as const;
export type DeckKind = (typeof DECK_KINDS)[number];

/** A random deck of a kind. */
export function deckOfKind(kind: DeckKind, players: PlayerCount, dealer: Seat, rng: Rng): Card[] {
  const order = speakers(players, dealer);
  const size = players === 6 ? 7 : 6;
  const someone = (): Seat => order[rng.upTo(order.length - 1)] as Seat;
  const suitCards = shuffled(
    PACK.filter((card) => !isTarok(card)),
    rng,
  );
  const plain = suitCards.filter((card) => !isKing(card));
  const fill = rng;
  switch (kind) {
    case 'plain':
      return shuffled(PACK, rng);
    case 'trumpStops': {
      // one to three hands with exactly the Taroks that make a trump stop, or one short of it
      const hands: Record<Seat, Card[]> = {};
      const free = [...TAROKS];
      for (let count = 1 + rng.upTo(2); count > 0; count--) {
        const taroks = 1 + rng.upTo(Math.min(4, size - 1));
        const at = free.findIndex((card) => rankOf(card) >= 23 - taroks - (rng.upTo(3) === 0 ? 1 : 0));
        const seat = someone();
        if (at < 0 || hands[seat] !== undefined) continue;
        const highest = free.splice(at, 1);
        const lower = shuffled(
          free.filter((card) => rankOf(card) < at + 1),
          rng,
        ).slice(0, taroks - 1);
        for (const card of lower) free.splice(free.indexOf(card), 1);
        hands[seat] = [...highest, ...lower, ...plain.splice(0, size - 1 - lower.length)];
      }
      return deckOf({ players, dealer, hands, fill });
    }
    case 'trullAndKings': {
      const seven = shuffled([...TRULL, ...KINGS], rng);
      const inHand = rng.upTo(size);
      const hands = { [someone()]: seven.slice(0, Math.min(inHand, size)) };
      return deckOf({ players, dealer, hands, dapp: seven.slice(Math.min(inHand, size)), fill });
    }
    case 'lonelySkus': {
      const hand: Card[] = ['Skus', ...suitCards.slice(0, size - 1)];
      return deckOf({ players, dealer, hands: { [someone()]: hand }, fill });
    }
    case 'skusAndKings': {
      // the holder of a lonely Skus wins tricks with Kings, for the others have few Taroks
      const hand: Card[] = ['Skus', ...KINGS, ...plain.splice(0, size - 5)];
      const dapp = shuffled(TAROKS.slice(0, -1), rng).slice(0, 12);
      return deckOf({ players, dealer, hands: { [someone()]: hand }, dapp, fill });
    }
    case 'lowTaroks': {
      const low: Card[] = ['III', 'II', 'I'];
      const owner = someone();
      const more = shuffled(TAROKS.slice(3), rng).slice(0, rng.upTo(size - 3));
      const inHand = rng.upTo(3);
      return deckOf({
        players,
        dealer,
        hands: { [owner]: [...low.slice(0, inHand), ...more] },
        dapp: low.slice(inHand),
        fill,
      });
    }
    case 'strongSolo': {
      const hand = shuffled(TAROKS.slice(10), rng).slice(0, size - rng.upTo(2));
      return deckOf({ players, dealer, hands: { [someone()]: hand }, fill });
    }
    case 'kings': {
      const kings = shuffled(KINGS, rng);
      const first = someone();
      const second = someone();
      const inFirst = first === second ? 4 : 1 + rng.upTo(2);
      const hands = { [second]: kings.slice(inFirst), [first]: kings.slice(0, inFirst) };
      return deckOf({ players, dealer, hands, fill });
    }
    case 'noTrumpStop': {
      for (;;) {
        const deck = shuffled(PACK, rng);
        const { hands } = dealtFrom(deck, players, dealer);
        if (!order.slice(0, -2).some((seat) => hasTrumpStop(hands[seat] ?? []))) return deck;
      }
    }
    case 'taroksInDapp':
      return deckOf({ players, dealer, dapp: shuffled(TAROKS, rng).slice(0, 12), fill });
    case 'trullSpread': {
      // three hands with one card of the Trull each and few other Taroks
      const [a, b, c] = shuffled(order, rng) as [Seat, Seat, Seat];
      const hands = {
        [a]: ['Skus', ...plain.splice(0, 3)] as Card[],
        [b]: ['XXI', ...plain.splice(0, 3)] as Card[],
        [c]: ['I', ...plain.splice(0, 3)] as Card[],
      };
      return deckOf({ players, dealer, hands, fill });
    }
  }
}
