import { beats, type Reading } from '#engine/bots/thumb/reading.ts';
import { type Card, isKing, isTarok, pipsOf, type Suit, suitOf } from '#engine/cards/card.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';

/** What a good player does in a kind of position: the cards that do it, undefined in any other position. */
export type Motif = (
  seen: Observation,
  reading: Reading,
  legal: readonly Card[],
  truly: () => ReadonlyMap<Card, number> | undefined,
) => readonly Card[] | undefined;

/** The play motifs by name. */
export const MOTIFS: Readonly<Record<string, Motif>> = {
  "does not overtake a team-mate's sure trick": (_, reading, legal) => {
    const lying = matesSureTrick(reading);
    return lying && legal.filter((card) => !beats(card, lying));
  },
  "gives no pips to the Dapper's trick": (_, reading, legal) => {
    const lying = winningCard(reading);
    if (lying === undefined || reading.amDapper || lying.seat !== reading.dapper) return undefined;
    if (reading.later.length > 0 || legal.some((card) => beats(card, lying.card))) return undefined;
    return legal.filter((card) => pipsOf(card) === 0);
  },
  "gives pips to a team-mate's sure trick": (_, reading, legal) =>
    matesSureTrick(reading) && legal.filter((card) => pipsOf(card) > 0),
  "leads the Dapper's void": (_, reading, legal) => {
    if (reading.table.length > 0 || reading.amDapper) return undefined;
    return legal.filter((card) => reading.isVoid(reading.dapper, suitOf(card)));
  },
  'leads no pips into a void that a foe has shown': (seen, reading, legal) => {
    if (reading.table.length > 0) return undefined;
    const foes = reading.amDapper ? seen.active.filter((seat) => seat !== seen.seat) : [reading.dapper];
    const ruffed = (suit: Suit): boolean =>
      foes.some((seat) => reading.isVoid(seat, suit) && !reading.isVoid(seat, 'T'));
    return legal.filter((card) => isTarok(card) || pipsOf(card) === 0 || !ruffed(suitOf(card)));
  },
  'leads no bare King as Dapper': (_, reading, legal) => {
    if (reading.table.length > 0 || !reading.amDapper) return undefined;
    const bare = (card: Card): boolean =>
      isKing(card) && reading.hand.every((other) => other === card || suitOf(other) !== suitOf(card));
    return legal.filter((card) => !bare(card));
  },
  'does not break its own Ultimo': (seen, reading, _, truly) =>
    reading.amDapper ? keepingUltimo(seen, truly) : undefined,
  "breaks the Dapper's Ultimo": (seen, reading, _, truly) =>
    reading.amDapper ? undefined : keepingUltimo(seen, truly),
};

/** The card that wins the trick on the table so far, and whose it is. */
function winningCard({ table }: Reading): { readonly seat: number; readonly card: Card } | undefined {
  return table.reduce<(typeof table)[number] | undefined>(
    (best, one) => (best === undefined || beats(one.card, best.card) ? one : best),
    undefined,
  );
}

/** The card with which a team-mate has the trick, for the Dapper has played to it. */
function matesSureTrick(reading: Reading): Card | undefined {
  const lying = winningCard(reading);
  if (lying === undefined || reading.amDapper || reading.later.includes(reading.dapper)) return undefined;
  return lying.seat === reading.dapper ? undefined : lying.card;
}

/** What an Ultimo changes at least if one card keeps (or breaks) it and another does not, in shares of both ways. */
const WHOLE = 0.8;

/** Before the last tricks an open Ultimo takes the solver long. */
const LAST_TRICKS = 4;

/** The cards that do not lose a whole Ultimo to the best one, where others do. */
function keepingUltimo(
  seen: Observation,
  truly: () => ReadonlyMap<Card, number> | undefined,
): readonly Card[] | undefined {
  const open = seen.ultimos.filter((one) => one.made === undefined);
  if (open.length === 0 || seen.trickCount - seen.tricks.length > LAST_TRICKS) return undefined;
  const values = truly();
  if (values === undefined) return undefined;
  const most = Math.max(...values.values());
  const whole = 2 * WHOLE * Math.min(...open.map((one) => one.worth));
  return [...values].filter(([, value]) => value > most - whole).map(([card]) => card);
}
