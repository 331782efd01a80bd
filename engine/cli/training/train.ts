import type { Line, Lines } from '../../bots/evaluator/evaluator.ts';
import { FEATURES, type Question, questionOf } from '../../bots/evaluator/question.ts';
import { after } from '../../bots/search/imagined-hand.ts';
import { rngFrom } from '../../cards/rng.ts';
import type { Seat } from '../../games/dappen/action.ts';
import { newHand, observe, toAct } from '../../games/dappen/index.ts';
import type { RuleSet } from '../../games/dappen/rules.ts';
import { dealDeck, GAME } from '../../match/index.ts';
import { bidOn, isBidding, type Speaker, speaksBy, thumbSpeaks } from './bidding.ts';
import { Contracts } from './contracts.ts';
import type { Forecast } from './forecast.ts';
import { Ridge } from './ridge.ts';

/**
 * Fits the evaluator's lines by self-play: in the bidding of many deals every question is answered both
 * ways, the rest is bid and played on, and a line is laid through the differences. Each round bids with the
 * lines of the round before; the deals stay, so that their contracts are played once.
 */

const ROUNDS = 3;
/** Penalty of the fit, in cases. */
const PENALTY = 100;
/** A question that came up in fewer cases gets no line. */
const ENOUGH = 300;
const DIGITS = 4;

/** Seeded deals, none of whose contracts is known yet. */
export function dealsOf(rules: RuleSet, seed: string, count: number, forecast?: Forecast): Contracts[] {
  return Array.from({ length: count }, (_, i) => {
    const deck = dealDeck(GAME, seed, i + 1);
    return new Contracts(newHand({ rules, dealer: i % rules.players, deck }), forecast);
  });
}

/** The lines of a group. */
export function train(deals: readonly Contracts[], seed: string): Lines {
  let lines: Lines = {};
  for (let round = 1; round <= ROUNDS; round++) {
    const ridges = new Map<string, Ridge>();
    for (const [i, deal] of deals.entries()) {
      const speakers = tableOf(lines, deal, `${seed} ${round} ${i}`);
      eachQuestion(deal, speakers, speaksBy(lines), ({ key, features }, difference) => {
        const ridge = ridges.get(key) ?? new Ridge(FEATURES.length);
        ridges.set(key, ridge);
        ridge.add(features, difference);
      });
    }
    lines = linesThrough(ridges);
  }
  return lines;
}

/** Out of four tables, those at which all speak by the rule of thumb. */
const THUMBS_TABLES = 3;

/**
 * Who speaks at a table of the training: mostly all by the rule of thumb; else half of them, and the others by
 * the lines so far, some more boldly or more carefully.
 */
function tableOf(lines: Lines, deal: Contracts, seed: string): Speaker[] {
  const rng = rngFrom(seed);
  const thumbs = rng.upTo(3) < THUMBS_TABLES;
  return Array.from({ length: deal.start.deal.rules.players }, () => {
    const lot = thumbs ? 0 : rng.upTo(7);
    if (lot < 4) return thumbSpeaks;
    return speaksBy(lines, lot < 7 ? 0 : rng.upTo(4) - 2);
  });
}

/** All questions of a deal's bidding, with what saying the word came to more, VP, if the asked goes on as `learner`. */
function eachQuestion(
  deal: Contracts,
  speakers: readonly Speaker[],
  learner: Speaker,
  take: (question: Question, difference: number) => void,
): void {
  let state = deal.start;
  while (isBidding(state)) {
    const seat = toAct(state) as Seat;
    const seen = observe(state, seat);
    const question = questionOf(seen);
    if (question !== undefined) {
      const tested = speakers.map((speaker, other) => (other === seat ? learner : speaker));
      const before = state;
      const worth = (type: Question['say']): number =>
        deal.value(seat, bidOn(after(before, seat, { type }), tested));
      take(question, worth(question.say) - worth(question.other));
    }
    state = after(state, seat, { type: (speakers[seat] as Speaker)(seen) });
  }
}

function linesThrough(ridges: ReadonlyMap<string, Ridge>): Lines {
  const lines: Record<string, Line> = {};
  for (const key of [...ridges.keys()].sort()) {
    const ridge = ridges.get(key);
    if (ridge === undefined || ridge.cases < ENOUGH) continue;
    lines[key] = ridge.solve(PENALTY).map((weight) => Number(weight.toFixed(DIGITS)));
  }
  return lines;
}
