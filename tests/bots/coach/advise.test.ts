import { describe, expect, it } from 'vitest';
import type { Advice, Reason } from '#engine/bots/coach/advice.ts';
import { advise, type CoachOptions } from '#engine/bots/coach/index.ts';
import { stateIn } from '#engine/bots/coach/states.ts';
import { imagine } from '#engine/bots/worlds/index.ts';
import { type Card, inPackOrder } from '#engine/cards/card.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import type { Action, LegalMove } from '#engine/games/dappen/action.ts';
import { isAmong, observe, toAct } from '#engine/games/dappen/index.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';
import { eachRandomHand, LONG_RUN, type PlayedHand } from '#tests/support/games.ts';
import { everPausing } from '#tests/support/means.ts';
import { playScene, type Scene } from '#tests/support/scenario.ts';

async function reports(seen: Observation, options: CoachOptions = {}, also?: Action): Promise<Advice[]> {
  const all: Advice[] = [];
  for await (const advice of advise(seen, rngFrom('coach'), options, also)) all.push(advice);
  return all;
}

const advised = async (seen: Observation, worlds: number): Promise<Advice> =>
  (await reports(seen, { worlds })).at(-1) as Advice;

/** Nothing depends on the order of a hand: the twelve lie in it as they were taken up. */
function sorted(seen: Observation): Observation {
  const legal = seen.legal.map((move) => ('from' in move ? { ...move, from: inPackOrder(move.from) } : move));
  const text = (move: LegalMove): string => JSON.stringify(move);
  legal.sort((a, b) => (text(a) < text(b) ? -1 : 1));
  return { ...seen, hand: inPackOrder(seen.hand), legal };
}

/** One decision of each phase of a hand, and of each trick. */
function decisions({ steps, seed }: PlayedHand): Observation[] {
  const rng = rngFrom(`decisions ${seed}`);
  const byPhase = new Map<string, Observation[]>();
  for (const { before, action } of steps) {
    const seen = observe(before, action.seat);
    const name = `${seen.phase} ${seen.tricks.length >> 1}`;
    byPhase.set(name, [...(byPhase.get(name) ?? []), seen]);
  }
  return [...byPhase.values()].map((list) => list[rng.upTo(list.length - 1)] as Observation);
}

function someDecisions(name: string, hands: number): Observation[] {
  const found: Observation[] = [];
  eachRandomHand(name, hands, (hand) => found.push(...decisions(hand)));
  return found;
}

describe('advice', () => {
  it('weighs every legal action in every phase under every rule set', LONG_RUN, async () => {
    for (const seen of someDecisions('advice', 5)) {
      const advice = await advised(seen, 2);
      const message = JSON.stringify({ seen, advice });
      expect(advice, message).toMatchObject({ seat: seen.seat, phase: seen.phase, complete: true });
      for (const { action } of advice.actions) expect(isAmong(seen.legal, action), message).toBe(true);
      const simple = seen.legal.filter(({ type }) => type !== 'discard' && type !== 'ultimo');
      for (const move of simple) {
        expect(
          advice.actions.filter(({ action }) => JSON.stringify(action) === JSON.stringify(move)).length,
          message,
        ).toBe(1);
      }
      expect(advice.actions[0]?.loss, message).toBe(0);
      for (const [i, one] of advice.actions.entries()) {
        const { better, same, worse } = one.againstBest;
        expect(better + same + worse, message).toBe(advice.worlds);
        expect(one.winChance >= 0 && one.winChance <= 1, message).toBe(true);
        expect(one.loss, message).toBeCloseTo((advice.actions[0]?.value ?? 0) - one.value, 9);
        expect(one.value, message).toBeLessThanOrEqual(
          advice.actions[i - 1]?.value ?? Number.POSITIVE_INFINITY,
        );
        for (const reason of one.reasons) {
          if ('in' in reason) expect(reason.in >= 1 && reason.in <= reason.of, message).toBe(true);
        }
      }
    }
  });

  it('is the same for the same seed, and plain data', LONG_RUN, async () => {
    for (const seen of someDecisions('again', 1)) {
      const first = await reports(seen, { worlds: 4 });
      expect(await reports(structuredClone(seen), { worlds: 4 })).toEqual(first);
      expect(JSON.parse(JSON.stringify(first.at(-1)))).toEqual(first.at(-1));
    }
  });

  it('imagines deals in which the seat has seen exactly what it saw', () => {
    for (const seen of someDecisions('imagined', 40)) {
      const { facts, worlds } = imagine(seen, 2, rngFrom('worlds'));
      for (const { where } of worlds) {
        const state = stateIn(facts, where);
        expect(toAct(state)).toBe(seen.seat);
        expect(sorted(observe(state, seen.seat)), JSON.stringify(seen)).toEqual(sorted(seen));
      }
    }
  });

  it('grows report by report, and stops when it is told to', LONG_RUN, async () => {
    const seen = firstLead('Skus XXI XX XVI XI SN SK');
    const all = await reports(seen, { worlds: 12 });
    expect(all.length).toBeGreaterThan(2);
    expect(all.map(({ complete }) => complete)).toEqual(all.map((_, i) => i === all.length - 1));
    const worlds = all.map((advice) => advice.worlds);
    expect(worlds).toEqual([...worlds].sort((a, b) => a - b));

    const signal = new AbortController();
    const stopped: Advice[] = [];
    for await (const advice of advise(seen, rngFrom('coach'), { worlds: 12, signal: signal.signal })) {
      stopped.push(advice);
      signal.abort();
    }
    expect(stopped.map(({ complete }) => complete)).toEqual([false, false]);
    expect(stopped[1]?.worlds).toBeLessThan(worlds.at(-1) ?? 0);
  });

  it('pauses where it has a clock', LONG_RUN, async () => {
    const { means, pauses } = everPausing();
    await reports(firstLead('Skus XXI XX XVI XI SN SK'), { worlds: 3, means });
    expect(pauses()).toBeGreaterThan(5);
  });

  it('weighs a discard that it would not have thought of', LONG_RUN, async () => {
    const seen = observe(EXCHANGE().state, 0);
    const [move] = seen.legal;
    if (move?.type !== 'discard') throw new Error('no exchange is due');
    const odd: Action = { type: 'discard', cards: [...move.from].reverse().slice(0, 12) };
    const advice = (await reports(seen, { worlds: 2 }, odd)).at(-1);
    const own = advice?.actions.find(({ action }) => action === odd);
    expect(own?.reasons[0]).toMatchObject({ kind: 'discards' });
    expect(advice?.actions.length).toBeGreaterThan(2);
  });
});

/** The cards laid off in the scenes below: low ones, so that the pips are in play. */
const DAPP = 'S7 S8 S9 S10 C7 C8 C9 C10 H4 H3 D4 D3';
const BID = 'passes 0:dapp 1:pass 2:pass 3:pass 4:pass 5:pass';
const EXCHANGE = (): Scene =>
  playScene({ dealer: 5, hands: {}, dapp: DAPP, rules: { missedDuty: true } }, BID);

/** Seat 5 deals; seat 0 says Dapp, lays off the Dapp again and plays its hand. */
const dapp = (hands: Readonly<Record<number, string>>, play: string): Observation => {
  const rules = { missedDuty: true, ultimos: 'none' } as const;
  const { state } = playScene({ dealer: 5, hands, dapp: DAPP, rules }, `${BID} discard(${DAPP}) ${play}`);
  return observe(state, toAct(state) ?? 0);
};
const firstLead = (hand: string): Observation => dapp({ 0: hand }, '');

const reasonsFor = (advice: Advice, card: Card): readonly Reason[] =>
  advice.actions.find(({ action }) => action.type === 'play' && action.card === card)?.reasons ?? [];

const counted = (advice: Advice, card: Card, kind: Reason['kind']): number => {
  const reason = reasonsFor(advice, card).find((one) => one.kind === kind);
  return reason !== undefined && 'in' in reason ? reason.in : 0;
};

describe('reasons', () => {
  it('tell that a Dapper leading the XX without the Skus loses it to the Skus', LONG_RUN, async () => {
    const advice = await advised(firstLead('XX XIX XVIII XV XII SK CK'), 12);
    const falls = reasonsFor(advice, 'XX').filter(({ kind }) => kind === 'fallsUnder');
    expect(falls.some((reason) => 'by' in reason && reason.by === 'Skus')).toBe(true);
    for (const reason of falls) expect(['Skus', 'XXI']).toContain('by' in reason ? reason.by : '');
    const lost = counted(advice, 'XX', 'otherSideTakesTrick');
    expect(lost).toBeGreaterThan(advice.worlds / 2);
    expect(falls.reduce((sum, reason) => sum + ('in' in reason ? reason.in : 0), 0)).toBeLessThanOrEqual(
      lost,
    );
    expect(counted(advice, 'XX', 'takesTrick')).toBeLessThanOrEqual(advice.worlds - lost);
  });

  it('tell that pips go to a team-mate’s sure trick', LONG_RUN, async () => {
    const hands = {
      0: 'XX XIX XVIII XV XII SN CJ',
      1: 'Skus X IX VIII CK CQ DN',
      2: 'I II III IV V VI VII',
      3: 'XI XIII XIV XVI XVII CN HN',
      4: 'XXI HJ HA H2 DQ DJ SJ',
      5: 'SK HK SQ HQ DK D2 DA',
    };
    const last = dapp(hands, '0:XX 1:Skus 2:II 3:XI 4:XXI');
    expect(last.seat).toBe(5);
    const advice = await advised(last, 8);
    const { worlds } = advice;
    expect(reasonsFor(advice, 'SK')).toEqual(
      expect.arrayContaining([
        { kind: 'pipsToOwnSide', card: 'SK', pips: 4, in: worlds, of: worlds, share: 1 },
        { kind: 'mateTakesTrick', card: 'SK', in: worlds, of: worlds, share: 1 },
      ]),
    );
    expect(reasonsFor(advice, 'D2').some(({ kind }) => kind.startsWith('pips'))).toBe(false);
    const place = (card: Card): number =>
      advice.actions.findIndex(({ action }) => action.type === 'play' && action.card === card);
    expect(place('SK')).toBeLessThan(place('D2'));
  });

  it('tell of a lead into the Dapper’s void', LONG_RUN, async () => {
    const hands = {
      0: 'XXI XX XIX XVIII XV XII X',
      1: 'Skus SK SQ HK DK DQ CK',
      2: 'I II III IV V VI VII',
      3: 'VIII IX XI XIII XIV XVI XVII',
      4: 'HJ HA H2 CJ DJ SJ HN',
    };
    const lead = dapp(hands, '0:X 1:Skus 2:II 3:XI 4:HJ 5:D2');
    expect(lead.seat).toBe(1);
    const advice = await advised(lead, 8);
    expect(counted(advice, 'SK', 'dapperIsVoid')).toBeGreaterThan(advice.worlds / 2);
  });

  it('tell of a trump stop, and of what is no choice', LONG_RUN, async () => {
    const hands = { 0: 'Skus XXI XX XIX H2 H3 H4' };
    const duty = playScene({ dealer: 5, hands, rules: { missedDuty: true } }, 'passes');
    const { actions } = await advised(observe(duty.state, 0), 2);
    expect(actions.find(({ action }) => action.type === 'dapp')?.reasons[0]).toEqual({
      kind: 'trumpStop',
      taroks: 4,
      highest: 'Skus',
    });
    const forced = playScene({ dealer: 5, hands }, 'passes');
    expect((await advised(observe(forced.state, 0), 2)).actions[0]?.reasons[0]).toEqual({ kind: 'onlyMove' });
  });
});
