import * as v from 'valibot';
import { PACK } from '../cards/card.ts';
import { type Action, type LegalMove, ULTIMO_CARDS, WORDS } from '../games/dappen/action.ts';
import type { GameEvent } from '../games/dappen/event.ts';
import type { LaidUltimo, Observation, Talk, TrumpStop } from '../games/dappen/observation.ts';
import type {
  HandCount,
  HandResult,
  PileCount,
  PileLine,
  ScoreLine,
  Trick,
  UltimoOutcome,
} from '../games/dappen/result.ts';
import {
  PLAYER_COUNTS,
  type RuleSet,
  SCORINGS,
  ULTIMO_RULES,
  VILLAGE_BIDS,
  VILLAGE_PAYMENTS,
} from '../games/dappen/rules.ts';

/**
 * Schemas of what the protocol carries from the game: cards, actions, events, observations. The types
 * stay the source: every schema here is held to its type, key by key, by the compiler.
 */

/** A schema whose output is a `T`. */
export type SchemaOf<T> = v.GenericSchema<unknown, T>;

/** One schema per key of `T`, optional keys included, so that no key can be forgotten. */
export type EntriesOf<T> = { readonly [K in keyof Required<T>]: SchemaOf<Required<T>[K]> };

/** The members of a union told apart by `type`, one schema each, so that none can be forgotten. */
export type VariantsOf<T extends { readonly type: string }> = {
  readonly [K in T['type']]: SchemaOf<Extract<T, { readonly type: K }>>;
};

const MAX_SEATS = 8;
/** Longest list of anything in a hand: cards of the pack, words of the bidding. */
const MAX_LIST = 64;
/** Longest word of a refusal or code that is only passed through. */
const MAX_WORD = 80;

export const shortText = v.pipe(v.string(), v.maxLength(MAX_WORD));
export const whole = v.pipe(v.number(), v.integer());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));
export const card = v.picklist(PACK);
export const list = <S extends v.GenericSchema>(item: S, most = MAX_LIST) =>
  v.pipe(v.array(item), v.maxLength(most));
export const perSeat = <S extends v.GenericSchema>(item: S) => list(item, MAX_SEATS);

const cards = list(card);
const seats = perSeat(seat);
const word = v.picklist(WORDS);
const ultimoCard = v.picklist(ULTIMO_CARDS);
const contract = v.picklist(['dapp', 'solo']);
const bidRound = v.picklist(['solo', 'dapp']);

/** A literal `type` key for each word of the bidding, with nothing beside it. */
const spoken = v.strictObject({ type: word });

export const action = v.union([
  spoken,
  v.strictObject({ type: v.literal('discard'), cards }),
  v.strictObject({ type: v.literal('ultimo'), cards }),
  v.strictObject({ type: v.literal('play'), card }),
]) satisfies SchemaOf<Action>;

const legalMove = v.union([
  spoken,
  v.strictObject({ type: v.literal('discard'), count, from: cards }),
  v.strictObject({ type: v.literal('ultimo'), from: cards }),
  v.strictObject({ type: v.literal('play'), card }),
]) satisfies SchemaOf<LegalMove>;

export const ruleSet = v.strictObject({
  players: v.picklist(PLAYER_COUNTS),
  fairyTaleTrick: v.boolean(),
  ultimos: v.picklist(ULTIMO_RULES),
  challengeDrafted: v.boolean(),
  missedDuty: v.boolean(),
  holdingSkus: v.boolean(),
  villageBids: v.picklist(VILLAGE_BIDS),
  villageMultipliers: v.strictObject({ push: whole, oneKing: whole, twoKings: whole }),
  target: whole,
  scoring: v.picklist(SCORINGS),
  villagePayment: v.picklist(VILLAGE_PAYMENTS),
  hands: whole,
} satisfies EntriesOf<RuleSet>) satisfies SchemaOf<RuleSet>;

const trick = v.strictObject({
  leader: seat,
  cards,
  winner: seat,
} satisfies EntriesOf<Trick>) satisfies SchemaOf<Trick>;

const ultimoOutcome = v.strictObject({
  card: ultimoCard,
  made: v.boolean(),
} satisfies EntriesOf<UltimoOutcome>) satisfies SchemaOf<UltimoOutcome>;

export const handResult = v.strictObject({
  end: v.picklist(['played', 'instantWin', 'missedDuty']),
  contract,
  dapper: seat,
  drafted: v.boolean(),
  multiplier: count,
  tricks: list(trick),
  cardPoints: v.nullable(v.strictObject({ dapper: count, team: count })),
  winner: v.nullable(v.picklist(['dapper', 'team'])),
  tier: v.nullable(count),
  ultimos: list(ultimoOutcome),
  missedBy: v.nullable(seat),
  scores: perSeat(whole),
} satisfies EntriesOf<HandResult>) satisfies SchemaOf<HandResult>;

const pileLine = v.strictObject({
  what: v.picklist(['tricks', 'dapp', 'skusBack', 'skusFor']),
  tricks: list(count),
  cards: whole,
  pips: whole,
} satisfies EntriesOf<PileLine>) satisfies SchemaOf<PileLine>;

const pileCount = v.strictObject({
  lines: list(pileLine),
  cards: count,
  pips: count,
  points: count,
} satisfies EntriesOf<PileCount>) satisfies SchemaOf<PileCount>;

const handCount = v.strictObject({
  dapper: pileCount,
  team: pileCount,
  noTrick: v.boolean(),
  marsch: v.boolean(),
  losersPoints: count,
} satisfies EntriesOf<HandCount>) satisfies SchemaOf<HandCount>;

const scoreLine = v.strictObject({
  what: v.picklist(['contract', 'instantWin', 'missedDuty', 'ultimo']),
  card: v.exactOptional(ultimoCard),
  made: v.exactOptional(v.boolean()),
  to: v.picklist(['dapper', 'opponents', 'othersThanOffender']),
  amount: whole,
  scores: perSeat(whole),
} satisfies EntriesOf<ScoreLine>) satisfies SchemaOf<ScoreLine>;

const talk = v.strictObject({
  seat,
  round: bidRound,
  word: v.picklist([...WORDS, 'drafted']),
} satisfies EntriesOf<Talk>) satisfies SchemaOf<Talk>;

const laidUltimo = v.strictObject({
  card: ultimoCard,
  trick: count,
  worth: count,
  made: v.exactOptional(v.boolean()),
} satisfies EntriesOf<LaidUltimo>) satisfies SchemaOf<LaidUltimo>;

const trumpStop = v.strictObject({
  taroks: count,
  highest: card,
  highestRank: count,
  needed: whole,
} satisfies EntriesOf<TrumpStop>) satisfies SchemaOf<TrumpStop>;

const trickOnTable = v.strictObject({
  leader: seat,
  cards: perSeat(v.strictObject({ seat, card })),
  winning: v.exactOptional(seat),
} satisfies EntriesOf<Required<Observation>['trick']>);

export const observation = v.strictObject({
  seat,
  rules: ruleSet,
  dealer: seat,
  active: seats,
  phase: v.picklist(['solo', 'dapp', 'answer', 'exchange', 'ultimo', 'play', 'done']),
  toAct: v.exactOptional(seat),
  legal: list(legalMove),
  hand: cards,
  dealt: cards,
  dapp: v.exactOptional(cards),
  trumpStop: v.exactOptional(trumpStop),
  handSizes: perSeat(count),
  talk: list(talk),
  dapper: v.exactOptional(seat),
  contract: v.exactOptional(contract),
  drafted: v.boolean(),
  multiplier: count,
  challenger: v.exactOptional(seat),
  dappAt: v.picklist(['table', 'hand', 'discarded']),
  discards: v.exactOptional(cards),
  ultimos: list(laidUltimo),
  trickCount: count,
  tricks: list(trick),
  trick: v.exactOptional(trickOnTable),
  holdsSkus: v.boolean(),
  result: v.exactOptional(handResult),
  count: v.exactOptional(handCount),
  scoreLines: v.exactOptional(list(scoreLine)),
} satisfies EntriesOf<Observation>) satisfies SchemaOf<Observation>;

const EVENTS = {
  dealt: v.strictObject({ type: v.literal('dealt'), dealer: seat, firstSpeaker: seat }),
  said: v.strictObject({ type: v.literal('said'), seat, word, round: bidRound }),
  drafted: v.strictObject({ type: v.literal('drafted'), seat }),
  contract: v.strictObject({ type: v.literal('contract'), contract, dapper: seat, multiplier: count }),
  tookDapp: v.strictObject({ type: v.literal('tookDapp'), seat }),
  discarded: v.strictObject({ type: v.literal('discarded'), seat, count }),
  instantWin: v.strictObject({ type: v.literal('instantWin'), seat, cards }),
  ultimosLaid: v.strictObject({
    type: v.literal('ultimosLaid'),
    seat,
    laid: list(v.strictObject({ card: ultimoCard, trick: count })),
  }),
  played: v.strictObject({ type: v.literal('played'), seat, card, shownHeld: v.boolean() }),
  trickWon: v.strictObject({
    type: v.literal('trickWon'),
    trick: count,
    winner: seat,
    card,
    fairyTale: v.boolean(),
  }),
  ultimoDecided: v.strictObject({ type: v.literal('ultimoDecided'), card: ultimoCard, made: v.boolean() }),
  missedDuty: v.strictObject({ type: v.literal('missedDuty'), seat }),
  handOver: v.strictObject({ type: v.literal('handOver') }),
} satisfies VariantsOf<GameEvent>;

export const gameEvent = v.variant('type', Object.values(EVENTS)) satisfies SchemaOf<GameEvent>;
