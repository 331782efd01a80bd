import { describe, expect, it } from 'vitest';
import { type Card, PACK } from '#engine/cards/card.ts';
import { type Rng, rngFrom, shuffled } from '#engine/cards/rng.ts';
import type { Seat } from '#engine/games/dappen/action.ts';
import { apply, claimOf, type HandState, legal, observe, toAct } from '#engine/games/dappen/index.ts';
import { eachRandomHand, LONG_RUN } from '#tests/support/games.ts';
import { playScene } from '#tests/support/scenario.ts';

const TOP = 'Skus XXI XX XIX XVIII XVII XVI';
const claim = (deal: Parameters<typeof playScene>[0], script: string, seat: Seat = 0) =>
  claimOf(observe(playScene(deal, script).state, seat))?.join(' ');

describe('the rest of a hand is claimed where the own hand proves it', () => {
  it.each([
    ['the seven highest Taroks', TOP, '0:solo', 'Skus XXI XX XIX XVIII XVII XVI'],
    ['not with one that could be beaten', 'Skus XXI XX XIX XVIII XVII XV', '0:solo', undefined],
    ['not with a suit card while Taroks are left', 'Skus XXI XX XIX XVIII XVII SK', '0:solo', undefined],
    ['not before the others spoke', TOP, '', undefined],
  ])('%s', (_, hand, script, expected) => {
    expect(claim({ dealer: 5, hands: { 0: hand } }, script)).toBe(expected);
  });

  it('§6 the Fairy Tale Trick stands against a Skus, where it is played', () => {
    const deal = {
      dealer: 5,
      hands: { 0: 'Skus SK', 1: 'XXI', 2: 'I' },
      dapp: 'XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX',
    };
    expect(claim(deal, '0:solo')).toBeUndefined();
  });

  const TWELVE = 'XVI XV XIV XIII XII XI X IX VIII VII VI V';
  const exchanged = (hand: string, ultimos = '') =>
    claim(
      { dealer: 5, hands: { 0: hand }, dapp: TWELVE },
      `passes 0:dapp 1:pass 2:pass 3:pass 4:pass 5:pass 0:discard(${TWELVE}) ${ultimos}`,
    );

  it('§4 what lies in the own discards cannot come any more', () => {
    expect(exchanged('Skus XXI XX XIX XVIII XVII SK')).toBe('Skus XXI XX XIX XVIII XVII SK');
    expect(exchanged('Skus XXI XX XIX XVIII XVII SQ')).toBeUndefined();
  });

  it('§5 a laid Ultimo is led in its own trick', () => {
    expect(exchanged('Skus XXI XX XIX XVIII XVII II', '0:lay(II)')).toBe('Skus XXI XX XIX XVIII II XVII');
    expect(exchanged('Skus XXI XX XIX XVIII XVII II', '0:lay()')).toBe('Skus XXI XX XIX XVIII XVII II');
  });
});

/** The same state with every card the seat cannot see somewhere else. */
function dealtOtherwise(state: HandState, seat: Seat, rng: Rng): HandState {
  const { phase } = state;
  if (phase.name !== 'play') throw new Error('not in play');
  const seen = observe(state, seat);
  const known = new Set<Card>([
    ...seen.hand,
    ...(seen.discards ?? []),
    ...seen.tricks.flatMap(({ cards }) => cards),
  ]);
  const pinned = phase.skusHeldBy;
  const free = shuffled(
    PACK.filter((card) => !known.has(card) && (pinned === undefined || card !== 'Skus')),
    rng,
  );
  const hands = state.hands.map((hand, other) => {
    if (other === seat) return hand;
    const own: Card[] = other === pinned ? ['Skus'] : [];
    return [...own, ...free.splice(0, hand.length - own.length)];
  });
  return { ...state, hands };
}

/** Plays the plan; the others play anything they may, by lot. Which trick was lost; undefined: none. */
function lostTrick(start: HandState, seat: Seat, plan: readonly Card[], rng: Rng): number | undefined {
  let state = start;
  const left = [...plan];
  for (;;) {
    const next = toAct(state);
    if (next === undefined) return undefined;
    const trick = observe(state, seat).trick;
    if (trick?.cards.length === 0 && next !== seat) return observe(state, seat).tricks.length;
    const may = legal(state).flatMap((move) => (move.type === 'play' ? [move.card] : []));
    const card = next === seat ? left.shift() : may[rng.upTo(may.length - 1)];
    if (card === undefined) throw new Error('nothing to play');
    const step = apply(state, next, { type: 'play', card });
    if (!step.ok) throw new Error(`refused: ${card} ${JSON.stringify(step.error)}`);
    state = step.value.state;
    const { result } = observe(state, seat);
    if (result?.end === 'played' && result.tricks.at(-1)?.winner !== seat) return result.tricks.length;
  }
}

it('property: whatever the others hold and play, the claimed tricks are won', LONG_RUN, () => {
  let claims = 0;
  for (const kind of ['strongSolo', 'skusAndKings', 'plain', 'taroksInDapp', 'lonelySkus'] as const) {
    eachRandomHand(
      `claim ${kind}`,
      120,
      ({ seed, steps }) => {
        const rng = rngFrom(seed);
        for (const { before, action } of steps) {
          const plan = claimOf(observe(before, action.seat));
          if (plan === undefined) continue;
          claims += 1;
          for (let i = 0; i < 20; i++) {
            const state = dealtOtherwise(before, action.seat, rng);
            expect(lostTrick(state, action.seat, plan, rng), plan.join(' ')).toBeUndefined();
          }
        }
      },
      { kind, mood: { dapper: 'high', solo: 60 } },
    );
  }
  expect(claims).toBeGreaterThan(12);
});

it('property: nobody else can claim, and nobody at somebody else’s lead', () => {
  eachRandomHand('claims are for the leader', 60, ({ steps }) => {
    for (const { before, action } of steps) {
      for (const seat of before.deal.active) {
        if (seat !== action.seat) expect(claimOf(observe(before, seat))).toBeUndefined();
      }
    }
  });
});
