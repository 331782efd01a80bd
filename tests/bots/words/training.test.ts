import { expect, it } from 'vitest';
import { GROUPS } from '#engine/bots/evaluator/evaluator.ts';
import { byThumb } from '#engine/bots/thumb/thumb.ts';
import { bidOn, thumbSpeaks } from '#engine/cli/training/bidding.ts';
import { RULES, type Sizes, trainAll } from '#engine/cli/training/groups.ts';
import { Ridge } from '#engine/cli/training/ridge.ts';
import { dealsOf } from '#engine/cli/training/train.ts';
import type { Seat } from '#engine/games/dappen/action.ts';
import { apply, observe, resultOf, toAct } from '#engine/games/dappen/index.ts';
import { dappen } from '#tests/support/cli.ts';

/** The training of the evaluator, at the size of a test. */

const SMALL: Sizes = { played: 10, bid: 150, measured: 0 };

it('fits the same lines from the same seed, and others from another', () => {
  const [once, again, other] = ['one', 'one', 'two'].map((seed) => [...trainAll(seed, SMALL, ['basic6'])]);
  expect(Object.keys(once?.[0]?.lines ?? {})).toContain('raise0');
  expect(again).toEqual(once);
  expect(other).not.toEqual(once);
});

it.each(GROUPS)('%s: a contract is worth what the whole hand comes to', (group) => {
  const speakers = Array.from({ length: RULES[group].players }, () => thumbSpeaks);
  for (const [i, deal] of dealsOf(RULES[group], 'worth', 5).entries()) {
    let state = deal.start;
    for (let seat = toAct(state); seat !== undefined; seat = toAct(state)) {
      const step = apply(state, seat, byThumb(observe(state, seat)).action);
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
    }
    const scores = resultOf(state)?.scores ?? [];
    const { active } = deal.start.deal;
    const contract = bidOn(deal.start, speakers);
    for (const seat of active) {
      const others = active.filter((one: Seat) => one !== seat);
      const mean = others.reduce((sum, one) => sum + (scores[one] ?? 0), 0) / others.length;
      expect(deal.value(seat, contract), `deal ${i}, seat ${seat}`).toBeCloseTo((scores[seat] ?? 0) - mean);
    }
  }
});

it('lays a line through points that lie on one', () => {
  const ridge = new Ridge(3);
  for (let x = 0; x < 10; x++) for (let y = 0; y < 10; y++) ridge.add([1, x, y], 2 - 3 * x + 0.5 * y);
  const [base, slope, other] = ridge.solve(1e-9);
  expect(base).toBeCloseTo(2);
  expect(slope).toBeCloseTo(-3);
  expect(other).toBeCloseTo(0.5);
});

it('leaves a feature alone that never varies, and shrinks what little speaks for', () => {
  const flat = new Ridge(2);
  for (let i = 0; i < 10; i++) flat.add([1, 4], 3);
  const [base, never] = flat.solve(1);
  expect((base ?? 0) + 4 * (never ?? 0)).toBeCloseTo(3);
  const few = new Ridge(2);
  few.add([1, 0], 0);
  few.add([1, 1], 1);
  expect(few.solve(100)[1]).toBeLessThan(0.1);
});

it('is a command that says what was wrong', async () => {
  for (const args of [['--scale', '0'], ['--scale', 'much'], ['--deals', '3'], ['now']]) {
    const { status, errors } = await dappen('train', ...args);
    expect(status, args.join(' ')).toBe(2);
    expect(errors.join(), args.join(' ')).toMatch(/^dappen train: .+\.$/);
  }
});
