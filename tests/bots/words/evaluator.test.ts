import { describe, expect, it } from 'vitest';
import { answerTo, GROUPS, groupOf, LINES } from '#engine/bots/evaluator/evaluator.ts';
import { FEATURES } from '#engine/bots/evaluator/question.ts';
import { STYLES } from '#engine/bots/levels/levels.ts';
import { speak } from '#engine/bots/search/words.ts';
import { type Card, isTarok, TAROKS } from '#engine/cards/card.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import { observe, toAct } from '#engine/games/dappen/index.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';
import { presetRules, type RuleSetInput } from '#engine/games/dappen/rules.ts';
import { eachRandomHand } from '#tests/support/games.ts';
import { act, dealScene, type Scene } from '#tests/support/scenario.ts';

/** The committed lines: that they are whole, and that they make sense. */

const seenBy = ({ state }: Scene): Observation => observe(state, toAct(state) ?? -1);
const level4Says = (scene: Scene): string => speak(seenBy(scene), STYLES.level4.words).action.type;

const deal = (hands: Readonly<Record<number, string>>, rules: RuleSetInput = {}): Scene =>
  dealScene({ dealer: 5, hands, rules });
/** Seat 0 is to speak in Round 2. */
const round2 = (hand: string, rules: RuleSetInput = {}): Scene => act(deal({ 0: hand }, rules), 'passes');
/** Seat 0 has said Dapp, seat 1 is to speak. */
const dapped = (hand: string, rules: RuleSetInput = {}): Scene =>
  act(deal({ 0: 'XIX XVI X IX S7 C7 D4', 1: hand }, rules), 'passes dapp');

describe('the lines', () => {
  const asked = ['dapp', 'raise0', 'solo'];

  it.each(GROUPS)('%s: answer the questions that come up in every match', (group) => {
    const lines = LINES[group];
    const also = group === 'buchenbach6' ? [] : ['keep1'];
    expect(Object.keys(lines)).toEqual(expect.arrayContaining([...asked, ...also]));
    for (const [key, line] of Object.entries(lines)) {
      expect(line.length, key).toBe(FEATURES.length);
      expect(line.every(Number.isFinite), key).toBe(true);
    }
  });

  it('are those of the rules', () => {
    expect(groupOf(presetRules('blackForestCoins', 8))).toBe('furtwangen7');
    expect(groupOf(presetRules('shortEvening', 6))).toBe('basic6');
    expect(groupOf(presetRules('breitnau', 7))).toBe('breitnau7');
    expect(groupOf(presetRules('buchenbach'))).toBe('buchenbach6');
  });
});

describe('level 4', () => {
  const GREAT = 'Skus XXI I XIV XII VIII S10';
  const POOR = 'SK CK HK S8 S9 C8 C9';

  it('bids what is great and leaves what is poor', () => {
    for (const preset of ['basic', 'furtwangen', 'breitnau', 'buchenbach'] as const) {
      const rules = presetRules(preset, 6);
      expect(level4Says(dapped(POOR, rules)), preset).toBe('pass');
      expect(level4Says(round2(GREAT, rules)), preset).toBe('dapp');
      const [king, raise] = preset === 'buchenbach' ? ['SK', 'raise'] : ['S10', 'challenge'];
      const hand = GREAT.replace('S10', king);
      expect(level4Says(dapped(hand, rules)), preset).toBe(raise);
    }
  });

  it('keeps with a great hand', () => {
    expect(level4Says(act(deal({ 0: 'Skus XX XVII X IX S7 C7' }), 'passes dapp challenge'))).toBe('keep');
  });

  it('falls back on the estimate where no line was fitted', () => {
    const rules = { challengeDrafted: true, missedDuty: true };
    const drafted = act(deal({ 5: GREAT }, rules), 'passes pass pass pass pass');
    expect(answerTo(seenBy(drafted))).toMatchObject({ key: 'raise0D', gain: undefined });
    expect(level4Says(drafted)).toBe('challenge');
  });
});

/** The hand with one Tarok changed for a higher one that it does not hold. */
function raised(cards: readonly Card[], lot: number): readonly Card[] | undefined {
  const taroks = cards.filter(isTarok);
  const card = taroks[lot % Math.max(1, taroks.length)];
  if (card === undefined || card === 'I') return undefined;
  const higher = TAROKS.slice(TAROKS.indexOf(card) + 1).filter((one) => !cards.includes(one));
  const other = higher[lot % Math.max(1, higher.length)];
  return other === undefined ? undefined : cards.map((one) => (one === card ? other : one));
}

it('thinks more of a hand with a higher Tarok, or hardly less', () => {
  const rng = rngFrom('higher');
  const steps: number[] = [];
  eachRandomHand('higher', 120, (hand) => {
    for (const { before, action } of hand.steps) {
      const seen = observe(before, action.seat);
      if (seen.phase !== 'dapp' || seen.trumpStop !== undefined) continue;
      const dealt = raised(seen.dealt, rng.upTo(99));
      if (dealt === undefined) continue;
      const [low, high] = [seen, { ...seen, dealt }].map((one) => answerTo(one)?.gain);
      if (low === undefined || high === undefined) continue;
      steps.push(high - low);
      expect(high - low, `${hand.seed}: ${seen.dealt} -> ${dealt}`).toBeGreaterThan(-1);
    }
  });
  expect(steps.length).toBeGreaterThan(50);
  expect(steps.reduce((sum, step) => sum + step, 0) / steps.length).toBeGreaterThan(0.2);
});
