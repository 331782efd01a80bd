import { expect, it } from 'vitest';
import { read } from '#engine/bots/thumb/reading.ts';
import { byThumb } from '#engine/bots/thumb/thumb.ts';
import { weigh } from '#engine/bots/thumb/worth.ts';
import { accepts, factsOf, imagine, Plays } from '#engine/bots/worlds/index.ts';
import type { Card } from '#engine/cards/card.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import { apply, type HandState, newHand, observe, toAct } from '#engine/games/dappen/index.ts';
import { presetRules } from '#engine/games/dappen/rules.ts';
import { dealDeck, GAME } from '#engine/match/index.ts';
import { eachRandomHand, type PlayedHand } from '#tests/support/games.ts';
import { truthOf } from './imagined.ts';

/** What a card played truly looked like to whoever played it: its chance by the same formula, from the state. */
function chanceIn(state: HandState, card: Card): number {
  const seen = observe(state, toAct(state) as number);
  const cards = seen.legal.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  if (cards.length < 2) return 1;
  const worths = cards.map((one) => weigh(read(seen), one).worth);
  const own = worths[cards.indexOf(card)] as number;
  return 0.1 / cards.length + 0.9 / worths.reduce((sum, worth) => sum + Math.exp((worth - own) / 2), 0);
}

const inPlay = (hand: PlayedHand): PlayedHand['steps'] =>
  hand.steps.filter((step) => step.before.phase.name === 'play');

it('sees each play as the seat saw that played it', () => {
  let plays = 0;
  eachRandomHand('as it was', 60, (hand) => {
    if (hand.rules.holdingSkus) return;
    const steps = inPlay(hand);
    const place = rngFrom(hand.seed).upTo(Math.max(0, steps.length - 1));
    const now = steps[place]?.before;
    if (now === undefined) return;
    const me = toAct(now) as number;
    let sum = 0;
    for (const { before, action } of steps.slice(0, place)) {
      if (action.seat === me || action.type !== 'play') continue;
      sum += Math.log(chanceIn(before, action.card));
      plays++;
    }
    expect(new Plays(factsOf(observe(now, me))).of(truthOf(now)), `action ${place}`).toBeCloseTo(sum, 9);
  });
  expect(plays).toBeGreaterThan(300);
}, 60_000);

it('imagines worlds that fit all hard facts, and never rules the truth out', () => {
  eachRandomHand('plays fit', 30, (hand) => {
    const steps = inPlay(hand);
    const now = steps[rngFrom(hand.seed).upTo(Math.max(0, steps.length - 1))]?.before;
    if (now === undefined) return;
    const seen = observe(now, toAct(now) as number);
    const facts = factsOf(seen);
    expect(new Plays(facts).of(truthOf(now))).toBeGreaterThan(Number.NEGATIVE_INFINITY);
    const { worlds } = imagine(seen, 8, rngFrom('fit'), { all: 40, plays: true });
    expect(worlds.every(({ where, weight }) => accepts(facts, where) && weight > 0)).toBe(true);
    expect(worlds.reduce((sum, world) => sum + world.weight, 0)).toBeCloseTo(1, 9);
  });
}, 60_000);

it('makes the truth likelier where all play by the rule of thumb', () => {
  let gain = 0;
  let asked = 0;
  const rules = presetRules('basic', 6);
  for (let number = 1; number <= 12; number++) {
    let state = newHand({ rules, dealer: number % 6, deck: dealDeck(GAME, 'plays', number) });
    for (let seat = toAct(state); seat !== undefined; seat = toAct(state)) {
      const seen = observe(state, seat);
      if (seen.phase === 'play' && seen.tricks.length === 3 && seat % 2 === 0) {
        const plays = new Plays(factsOf(seen));
        const { worlds } = imagine(seen, 12, rngFrom(`${number} ${seat}`));
        const mean = worlds.reduce((sum, { where, weight }) => sum + weight * Math.exp(plays.of(where)), 0);
        gain += plays.of(truthOf(state)) - Math.log(mean);
        asked++;
      }
      const step = apply(state, seat, byThumb(seen).action);
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
    }
  }
  expect(gain / asked).toBeGreaterThan(0.7);
}, 60_000);
