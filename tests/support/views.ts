import type { Seat } from '#engine/games/dappen/action.ts';
import { observe, resultOf } from '#engine/games/dappen/index.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { addResult, dealerOf, newMatch } from '#engine/match/index.ts';
import type { FinishedHand, SittingView } from '#engine/table/protocol.ts';
import { type PlayedHand, playRandom, randomDeal, rulesOf } from './games.ts';

/** Sittings as a host would report them, made of random hands; for the screens. */

const NAMES = ['', 'Resi', 'Otto', 'Vreni', 'Luzia', 'Karl', 'Berta', 'Achim'];

export interface ViewOptions {
  readonly rules?: RuleSetInput;
  readonly seed?: string;
  readonly you?: Seat;
  readonly names?: readonly string[];
  /** Hands to play; the match may end before. */
  readonly hands?: number;
  /** Looks for a hand like this one as the last. */
  readonly last?: (hand: PlayedHand, you: Seat) => boolean;
}

/** The view of a sitting right after its last hand was finished. */
export function finishedView(options: ViewOptions = {}): SittingView {
  const { seed = 'view', you = 0, hands = 1, last = () => true } = options;
  const rules = rulesOf(options.rules);
  let match = newMatch(rules, 1 % rules.players);
  const finished: FinishedHand[] = [];
  let played: PlayedHand | undefined;
  for (let number = 1; number <= hands && match.winners === undefined; number++) {
    const dealer = dealerOf(match, number);
    const wanted = number === hands ? last : () => true;
    played = undefined;
    for (let tries = 0; played === undefined; tries++) {
      if (tries > 3000) throw new Error('no such hand among 3000');
      const hand = playRandom(randomDeal(`${seed} ${number} ${tries}`, { rules, dealer }));
      if (wanted(hand, you)) played = hand;
    }
    const result = resultOf(played.end);
    if (result === undefined) throw new Error('the hand is not over');
    match = addResult(match, result);
    finished.push({ dealer, result, assisted: number % 5 === 4 });
  }
  if (played === undefined) throw new Error('no hand');
  const names =
    options.names ?? NAMES.slice(0, rules.players).map((name, i) => (i === you ? '' : name || 'Resi'));
  return {
    rules,
    names,
    bots: names.map(() => 'thumb' as const),
    you,
    handNumber: finished.length,
    hands: finished,
    totals: match.totals,
    ...(match.winners && { winners: match.winners }),
    nextDealer: dealerOf(match, finished.length + 1),
    observation: observe(played.end, you),
    actionCount: played.steps.length,
    canUndo: true,
    canRedo: false,
    assisted: false,
  };
}

const outcome = (hand: PlayedHand) => {
  const result = resultOf(hand.end);
  if (result === undefined) throw new Error('the hand is not over');
  return result;
};
const countOf = (hand: PlayedHand) => observe(hand.end, 0).count;

/** Hands to look for, by what makes them rare. */
export const LOOK_FOR = {
  dapperWon: (hand: PlayedHand) => outcome(hand).winner === 'dapper' && outcome(hand).end === 'played',
  teamWon: (hand: PlayedHand) => outcome(hand).winner === 'team',
  bothUltimos: (hand: PlayedHand) => {
    const { ultimos } = outcome(hand);
    return ultimos.some(({ made }) => made) && ultimos.some(({ made }) => !made);
  },
  threeUltimos: (hand: PlayedHand) => outcome(hand).ultimos.length === 3,
  solo: (hand: PlayedHand) => outcome(hand).contract === 'solo',
  challenged: (hand: PlayedHand) => outcome(hand).multiplier > 1 && outcome(hand).end === 'played',
  drafted: (hand: PlayedHand) => outcome(hand).drafted,
  instantWin: (hand: PlayedHand) => outcome(hand).end === 'instantWin',
  missedDuty: (hand: PlayedHand) => outcome(hand).end === 'missedDuty',
  marsch: (hand: PlayedHand) => countOf(hand)?.marsch === true,
  noTrick: (hand: PlayedHand) => countOf(hand)?.noTrick === true,
  evenSplit: (hand: PlayedHand) =>
    outcome(hand).cardPoints?.dapper === 39 && outcome(hand).cardPoints?.team === 39,
  skusReturned: (hand: PlayedHand) =>
    countOf(hand)?.dapper.lines.some(({ what }) => what === 'skusFor') === true,
} as const;
