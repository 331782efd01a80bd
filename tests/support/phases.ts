import { isTarok } from '#engine/cards/card.ts';
import type { Seat } from '#engine/games/dappen/action.ts';
import type { GameEvent } from '#engine/games/dappen/event.ts';
import { claimOf, observe, resultOf } from '#engine/games/dappen/index.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { addResult, dealerOf, newMatch } from '#engine/match/index.ts';
import type { FinishedHand, SittingView } from '#engine/table/protocol.ts';
import type { DeckKind } from './decks.ts';
import { type PlayedHand, playRandom, randomDeal, rulesOf, type Step } from './games.ts';

/** Moments of a hand as a host would report them, found in random hands: for tests and pictures of the table. */
export interface Moment {
  readonly view: SittingView;
  /** What led to it, and the state before. */
  readonly events: readonly GameEvent[];
  readonly before: SittingView;
}

interface Wanted {
  readonly rules?: RuleSetInput;
  /** The kind of deck in which it is likely; others are not even played. */
  readonly kind?: DeckKind;
  /** Only the seat that acts is looked at. */
  readonly own?: true;
  /** Whether the state before this step, as `you` see it, is the moment; `you` is tried for every seat. */
  readonly is: (seen: Observation, step: Step, you: Seat) => boolean;
}

const plays = (seen: Observation) => seen.phase === 'play' && seen.toAct === seen.seat;
const mine = (seen: Observation, ...words: string[]) =>
  seen.toAct === seen.seat &&
  seen.legal.length === words.length &&
  words.every((word) => seen.legal.some((move) => move.type === word));

/** What can be looked for, by name. */
export const MOMENTS = {
  solo: { own: true, is: (seen) => mine(seen, 'solo', 'pass') && seen.talk.length > 1 },
  dapp: { own: true, is: (seen) => mine(seen, 'dapp', 'pass') && seen.talk.at(-1)?.round === 'dapp' },
  forced: { own: true, is: (seen) => seen.phase === 'dapp' && mine(seen, 'dapp') },
  duty: {
    own: true,
    rules: { missedDuty: true },
    is: (seen) => mine(seen, 'dapp', 'pass') && seen.trumpStop !== undefined,
  },
  challenge: { own: true, is: (seen) => mine(seen, 'challenge', 'pass') && seen.active.at(-1) !== seen.seat },
  challengeDrafted: {
    own: true,
    rules: { challengeDrafted: true },
    is: (seen) => mine(seen, 'challenge', 'pass') && seen.drafted,
  },
  push: { own: true, rules: { villageBids: 'breitnau' }, is: (seen) => mine(seen, 'push', 'pass') },
  raise: { own: true, rules: { villageBids: 'buchenbach' }, is: (seen) => mine(seen, 'raise', 'pass') },
  noKings: {
    own: true,
    rules: { villageBids: 'buchenbach' },
    is: (seen) => mine(seen, 'pass') && seen.phase === 'dapp' && seen.dapper !== undefined,
  },
  answer: { own: true, is: (seen) => mine(seen, 'keep', 'goAhead') },
  mustGo: { own: true, rules: { villageBids: 'buchenbach' }, is: (seen) => mine(seen, 'goAhead') },
  othersBid: {
    is: (seen) =>
      seen.phase === 'dapp' && seen.dapper !== undefined && seen.toAct !== seen.seat && seen.talk.length > 9,
  },
  exchange: { own: true, is: (seen) => mine(seen, 'discard') && seen.hand.includes('XXI') },
  exchangeDrafted: { own: true, is: (seen) => mine(seen, 'discard') && seen.drafted },
  ultimo: {
    kind: 'lowTaroks',
    own: true,
    is: (seen) =>
      mine(seen, 'ultimo') && seen.legal.some((move) => move.type === 'ultimo' && move.from.length > 1),
  },
  ultimoThree: {
    kind: 'lowTaroks',
    own: true,
    is: (seen) =>
      mine(seen, 'ultimo') && seen.legal.some((move) => move.type === 'ultimo' && move.from.length === 3),
  },
  follow: {
    kind: 'lowTaroks',
    own: true,
    is: (seen) =>
      plays(seen) &&
      seen.ultimos.length > 1 &&
      seen.dapper !== seen.seat &&
      (seen.trick?.cards.length ?? 0) > 2 &&
      seen.tricks.length > 1 &&
      seen.hand.length > 3 &&
      seen.legal.length > 1 &&
      seen.legal.length < seen.hand.length,
  },
  lead: {
    own: true,
    is: (seen) => plays(seen) && seen.trick?.cards.length === 0 && seen.tricks.length === 0,
  },
  onlyCard: {
    own: true,
    is: (seen) => plays(seen) && seen.legal.length === 1 && seen.hand.length > 2,
  },
  ownUltimos: {
    kind: 'lowTaroks',
    own: true,
    is: (seen) =>
      plays(seen) &&
      seen.dapper === seen.seat &&
      seen.ultimos.length > 1 &&
      (seen.trick?.cards.length ?? 0) > 1,
  },
  watchPlay: {
    is: (seen) => seen.phase === 'play' && seen.toAct !== seen.seat && (seen.trick?.cards.length ?? 0) > 2,
  },
  soloPlay: {
    kind: 'strongSolo',
    own: true,
    is: (seen) => plays(seen) && seen.contract === 'solo' && (seen.trick?.cards.length ?? 0) > 3,
  },
  sitsOut: {
    rules: { players: 8 },
    is: (seen) =>
      !seen.active.includes(seen.seat) && seen.phase === 'play' && (seen.trick?.cards.length ?? 0) > 2,
  },
  held: {
    is: (seen, step) =>
      seen.phase === 'play' &&
      step.events.some((event) => event.type === 'trickWon') &&
      seen.tricks.length === 3,
  },
  worst: {
    kind: 'lowTaroks',
    is: (seen, step, you) =>
      seen.ultimos.length === 3 &&
      step.events.some((event) => event.type === 'trickWon') &&
      seen.dapper !== you,
  },
  instantWin: {
    kind: 'trullAndKings',
    own: true,
    is: (_, step) => step.events.some((event) => event.type === 'instantWin'),
  },
  missedDuty: {
    kind: 'trumpStops',
    own: true,
    rules: { missedDuty: true },
    is: (_, step) => step.events.some((event) => event.type === 'missedDuty'),
  },
  drafted: {
    is: (seen, step) => step.events.some((event) => event.type === 'drafted' && event.seat !== seen.seat),
  },
  fairyTale: {
    kind: 'trullSpread',
    own: true,
    is: (_, step) => step.events.some((event) => event.type === 'trickWon' && event.fairyTale),
  },
  skusHeld: {
    own: true,
    rules: { holdingSkus: true },
    kind: 'lonelySkus',
    is: (seen) =>
      plays(seen) &&
      seen.hand.includes('Skus') &&
      seen.hand.length > 1 &&
      seen.hand.length < 6 &&
      seen.holdsSkus,
  },
  mayHold: {
    own: true,
    rules: { holdingSkus: true },
    kind: 'lonelySkus',
    is: (seen) =>
      plays(seen) &&
      seen.seat !== seen.dapper &&
      (seen.trick?.cards.length ?? 0) > 0 &&
      seen.hand.filter(isTarok).join() === 'Skus' &&
      seen.legal.length > 1 &&
      seen.legal.some((move) => move.type === 'play' && move.card === 'Skus'),
  },
  claim: {
    own: true,
    kind: 'strongSolo',
    is: (seen) => claimOf(seen) !== undefined && seen.tricks.length > 1,
  },
  playLate: {
    own: true,
    is: (seen) => plays(seen) && seen.hand.length === 2 && (seen.trick?.cards.length ?? 0) > 1,
  },
  dapperWins: {
    is: (_, step, you) => {
      const result = resultOf(step.after);
      return result?.end === 'played' && result.winner === 'dapper' && result.dapper !== you;
    },
  },
  youWin: {
    is: (_, step, you) => {
      const result = resultOf(step.after);
      return result?.end === 'played' && result.winner === 'dapper' && result.dapper === you;
    },
  },
  teamWins: {
    is: (_, step, you) => {
      const result = resultOf(step.after);
      return (
        result?.end === 'played' && result.winner === 'team' && result.multiplier > 1 && result.dapper !== you
      );
    },
  },
  soloWon: {
    kind: 'strongSolo',
    is: (_, step) => {
      const result = resultOf(step.after);
      return result?.contract === 'solo' && result.winner === 'dapper';
    },
  },
  soloLost: {
    is: (_, step) => {
      const result = resultOf(step.after);
      return result?.contract === 'solo' && result.winner === 'team';
    },
  },
  marsch: {
    kind: 'strongSolo',
    is: (_, step) => {
      const result = resultOf(step.after);
      return result?.tier === 8 && result.end === 'played' && result.winner === 'dapper';
    },
  },
  threeUltimos: {
    kind: 'lowTaroks',
    is: (_, step) => {
      const result = resultOf(step.after);
      return result?.ultimos.length === 3 && result.ultimos.some(({ made }) => made);
    },
  },
  skusHandedOver: {
    rules: { holdingSkus: true },
    kind: 'lonelySkus',
    is: (_, step, you) =>
      observe(step.after, you).count?.team.lines.some(({ what }) => what === 'skusFor') === true,
  },
  done: {
    is: (seen, step) => step.events.some((event) => event.type === 'handOver') && seen.ultimos.length > 0,
  },
} as const satisfies Readonly<Record<string, Wanted>>;
export type MomentName = keyof typeof MOMENTS;

export interface MomentOptions {
  readonly rules?: RuleSetInput;
  readonly names?: readonly string[];
  readonly seed?: string;
  /** Hands that were finished before. */
  readonly hands?: number;
}

const NAMES = ['', 'Resi', 'Otto', 'Vreni', 'Luzia', 'Karl', 'Berta', 'Achim'];

const found = new Map<string, Moment>();

/** A moment of a hand, and the one step that comes next. The same every time. */
export function momentOf(name: MomentName, options: MomentOptions = {}): Moment {
  const key = JSON.stringify([name, options]);
  const known = found.get(key);
  if (known) return known;
  const { hand, i, you } = find(name, options);
  const moment = momentAt(hand, i, you, options);
  found.set(key, moment);
  return moment;
}

/** The same moment as the text of a saved match, the step that comes next left out or already `taken`. */
export function savedMoment(
  name: MomentName,
  options: MomentOptions & { readonly taken?: boolean } = {},
): string {
  const { hand, i, you } = find(name, options);
  const { players } = hand.rules;
  const before = options.hands ?? 3;
  const dealer = (hand.dealer - (before % players) + players) % players;
  const earlier = Array.from({ length: before }, (_, k) =>
    playRandom(randomDeal(`before ${k + 1}`, { rules: hand.rules, dealer: (dealer + k) % players })),
  );
  const steps = hand.steps.slice(0, options.taken ? i + 1 : i);
  return JSON.stringify({
    format: 'dappen-match/1',
    game: 'dappen',
    rules: hand.rules,
    dealer,
    hands: [
      ...earlier.map(({ deck, steps: all }) => ({ deck, actions: all.map(({ action }) => action) })),
      { deck: hand.deck, actions: steps.map(({ action }) => action) },
    ],
    table: {
      seed: 'moment',
      you,
      names: namesFor(players, you, options.names).map((given) => given || 'Eva'),
      bots: Array.from({ length: players }, () => 'thumb'),
      assisted: Array.from({ length: before + 1 }, () => false),
    },
  });
}

/** The names at the table by seat; your own is empty. */
const namesFor = (players: number, you: Seat, given: readonly string[] = NAMES): string[] => {
  const others = given.filter((name) => name !== '');
  return Array.from({ length: players }, (_, seat) =>
    seat === you ? '' : (others[(seat - you - 1 + players) % players] ?? `Gast ${seat}`),
  );
};

function find(
  name: MomentName,
  options: MomentOptions,
): { readonly hand: PlayedHand; readonly i: number; readonly you: Seat } {
  const wanted: Wanted = MOMENTS[name];
  const rules = rulesOf({ ...wanted.rules, ...options.rules });
  const seed = options.seed ?? 'moment';
  for (let tries = 0; tries < 20_000; tries++) {
    const dealer = tries % rules.players;
    const deal = randomDeal(`${seed} ${tries}`, { rules, dealer });
    if (wanted.kind !== undefined && deal.kind !== wanted.kind) continue;
    const hand = playRandom(deal);
    for (const [i, step] of hand.steps.entries()) {
      // The one who acts first: most moments are that seat's own.
      const acting = step.action.seat;
      for (let k = 0; k < rules.players; k++) {
        const you = (acting + k) % rules.players;
        if (wanted.is(observe(step.before, you), step, you)) return { hand, i, you };
        if (wanted.own) break;
      }
    }
  }
  throw new Error(`no moment "${name}" in 20,000 deals`);
}

/** A whole hand as one seat sees it: the state at the deal, then every step with the state after it. */
export function stepsOf(
  hand: PlayedHand,
  you: Seat,
): { readonly start: SittingView; readonly steps: readonly Pick<Moment, 'events' | 'view'>[] } {
  const moments = hand.steps.map((_, i) => momentAt(hand, i, you, { hands: 0 }));
  const first = moments[0];
  if (first === undefined) throw new Error('a hand without a step');
  return { start: first.before, steps: moments };
}

function momentAt(hand: PlayedHand, i: number, you: Seat, options: MomentOptions): Moment {
  const { rules } = hand;
  let match = newMatch(rules, 0);
  const finished: FinishedHand[] = [];
  for (let number = 1; number <= (options.hands ?? 3); number++) {
    const dealer = dealerOf(match, number);
    const played = playRandom(randomDeal(`before ${number}`, { rules, dealer }));
    const result = resultOf(played.end);
    if (result === undefined || match.winners !== undefined) break;
    match = addResult(match, result);
    finished.push({ dealer, result, assisted: false });
  }
  const names = namesFor(rules.players, you, options.names);
  const step = hand.steps[i] as Step;
  const viewOf = (state: Step['before'], actionCount: number): SittingView => {
    const result = resultOf(state);
    const after = result && match.winners === undefined ? addResult(match, result) : match;
    return {
      rules,
      names,
      bots: names.map(() => 'thumb' as const),
      you,
      handNumber: finished.length + 1,
      hands: result ? [...finished, { dealer: hand.dealer, result, assisted: false }] : finished,
      totals: after.totals,
      ...(after.winners && { winners: after.winners }),
      nextDealer: (hand.dealer + 1) % rules.players,
      observation: observe(state, you),
      actionCount,
      canUndo: actionCount > 0,
      canRedo: false,
      assisted: false,
    };
  };
  return { before: viewOf(step.before, i), events: step.events, view: viewOf(step.after, i + 1) };
}
