import { describe, expect, it } from 'vitest';
import type { ActionAdvice } from '#engine/bots/coach/advice.ts';
import { gradeOf } from '#engine/bots/coach/grade.ts';
import { type HandToReview, type Review, review } from '#engine/bots/coach/index.ts';
import { positionOf } from '#engine/bots/solver/setup.ts';
import { Solver } from '#engine/bots/solver/solver.ts';
import { newHand } from '#engine/games/dappen/index.ts';
import { parseRecord, playHand } from '#engine/match/index.ts';
import { deckOf } from '#tests/support/decks.ts';
import { LONG_RUN, rulesOf } from '#tests/support/games.ts';
import { everPausing } from '#tests/support/means.ts';
import { workedRecords } from '#tests/support/worked.ts';

function worked(name: string): HandToReview {
  const text = workedRecords().find((one) => one.name === name)?.text ?? '';
  const record = parseRecord(text);
  const hand = record.ok ? record.value.hands[0] : undefined;
  if (!record.ok || hand === undefined) throw new Error(`no record ${name}`);
  return { rules: record.value.rules, dealer: record.value.dealer, ...hand };
}

async function reports(hand: HandToReview, worlds = 2): Promise<Review[]> {
  const all: Review[] = [];
  for await (const one of review(hand, { worlds })) all.push(one);
  return all;
}

describe('the review of a hand', () => {
  // a Dapp with an Ultimo, a Solo with one, coins with a missed duty, an instant win
  it.each(['r00124', 'r00029', 'r00001', 'r00016'])(
    'grades every decision of record %s',
    LONG_RUN,
    async (name) => {
      const hand = worked(name);
      const all = await reports(hand);
      const last = all.at(-1) as Review;
      expect(last.complete).toBe(true);
      expect(all.filter(({ complete }) => complete).length).toBe(1);
      expect(all.map(({ done }) => done)).toEqual(all.map((_, i) => i + 1));
      expect(last.done).toBe(last.total);

      const solver = new Solver(2 ** 22);
      let largest = 0;
      expect(last.decisions.length).toBe(hand.actions.length);
      playHand(hand, hand, (state) => {
        const decision = last.decisions[state.actionCount];
        const message = JSON.stringify(decision);
        expect(decision, message).toMatchObject({ index: state.actionCount, phase: state.phase.name });
        expect(decision?.grade === 'forced', message).toBe(decision?.advice === undefined);
        if (decision?.taken !== undefined) {
          expect(decision.advice?.complete).toBe(true);
          if (decision.grade !== 'best') expect(decision.taken.loss, message).toBeGreaterThan(0);
        }
        const position = positionOf(state);
        expect(decision?.perfect === undefined, message).toBe(position === undefined);
        if (position === undefined || decision?.action.type !== 'play') return;
        if (state.phase.name === 'play' && state.phase.tricks.length >= 4) {
          solver.forget();
          expect(decision.perfect).toEqual(solver.all(position));
        }
        const { card } = decision.action;
        const swings = decision.perfect?.map(({ swing }) => swing) ?? [];
        const best = position.turn === 0 ? Math.max(...swings) : Math.min(...swings);
        const own = decision.perfect?.find((one) => one.card === card)?.swing ?? 0;
        largest = Math.max(largest, Math.abs(own - best));
      });
      const { turningPoint } = last;
      if (turningPoint === undefined) expect(largest).toBe(0);
      else expect(Math.abs(turningPoint.after - turningPoint.before)).toBe(largest);
    },
  );

  it('pauses among cards that the solver values at once', LONG_RUN, async () => {
    const { means, pauses } = everPausing();
    let steps = 0;
    for await (const { done } of review(worked('r00001'), { worlds: 2, means })) {
      steps = done;
      if (done === 5) break;
    }
    expect(steps).toBe(5);
    expect(pauses()).toBeGreaterThanOrEqual(5);
  });

  it('is the same again, and grades an unfinished hand as far as it went', LONG_RUN, async () => {
    const hand = worked('r00001');
    const short = { ...hand, actions: hand.actions.slice(0, 20) };
    const first = (await reports(short)).at(-1);
    expect((await reports(short)).at(-1)).toEqual(first);
    expect(first?.decisions.length).toBe(20);
    const whole = (await reports(hand)).at(-1);
    // a decision is graded by what was known then, and by nothing that came after
    for (const [i, { advice, grade }] of (first?.decisions ?? []).entries()) {
      expect({ advice, grade }).toEqual({
        advice: whole?.decisions[i]?.advice,
        grade: whole?.decisions[i]?.grade,
      });
    }
  });

  it('stops when it is told to, at every stage', LONG_RUN, async () => {
    const hand = worked('r00124');
    for (const steps of [1, 5, 48]) {
      const signal = new AbortController();
      const all: Review[] = [];
      for await (const one of review(hand, { worlds: 1, signal: signal.signal })) {
        all.push(one);
        if (all.length === steps) signal.abort();
      }
      expect(all.length).toBe(steps + 1);
      expect(all.some(({ complete }) => complete)).toBe(false);
    }
  });

  it('refuses a hand that cannot be played', async () => {
    const hand = worked('r00124');
    const broken = { ...hand, actions: [...hand.actions].reverse() };
    await expect(reports(broken)).rejects.toThrow('cannot be played');
  });
});

describe('grades', () => {
  const deal = (rules: Parameters<typeof rulesOf>[0]) => {
    const given = rulesOf(rules);
    return newHand({ rules: given, dealer: 0, deck: deckOf({ players: given.players, dealer: 0 }) }).deal;
  };
  const lost = (loss: number, lossError = 0): ActionAdvice => ({
    action: { type: 'play', card: 'XX' },
    winChance: 0,
    value: 0,
    loss,
    lossError,
    againstBest: { better: 0, same: 0, worse: 0 },
    reasons: [],
  });

  it('go by what the Dapper’s swing lost, beyond what may be chance', () => {
    const six = deal({});
    const graded = [0, 0.2, 0.5, 1, 2, 4].map((loss) => gradeOf(six, true, lost(loss)));
    expect(graded).toEqual(['best', 'best', 'good', 'slip', 'mistake', 'blunder']);
    expect(gradeOf(six, true, lost(4, 3.9))).toBe('best');
  });

  it('are the same for both sides: a team-mate’s own value moves by a fraction of the swing', () => {
    expect(gradeOf(deal({}), false, lost(0.4))).toBe('mistake');
    expect(gradeOf(deal({}), true, lost(0.4))).toBe('good');
    expect(gradeOf(deal({}), false, { ...lost(0.4), action: { type: 'pass' } })).toBe('good');
  });

  it('count coins by what a tier costs', () => {
    const coins = deal({ scoring: 'traditional' });
    expect(gradeOf(coins, true, lost(6))).toBe('best');
    expect(gradeOf(coins, true, lost(100))).toBe('blunder');
  });
});
