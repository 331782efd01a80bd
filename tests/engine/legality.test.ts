import { expect, it } from 'vitest';
import { type Card, PACK } from '#engine/cards/card.ts';
import { type Rng, rngFrom, shuffled } from '#engine/cards/rng.ts';
import { type Action, type Seat, WORDS } from '#engine/games/dappen/action.ts';
import { apply, type HandState, isAmong, legal, observe, refusalFor } from '#engine/games/dappen/index.ts';
import type { RefusalCode } from '#engine/games/dappen/refusal.ts';
import { eachRandomHand, LONG_RUN, type PlayedHand, rulesOf, type Step } from '#tests/support/games.ts';
import { allowed } from '#tests/support/second-reading.ts';

/** Whatever is refused must leave the state alone: a frozen one would throw. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** Every reason there is but `ultimoOrder`, which a scenario asks for: the run must give each of them. */
const REFUSALS: readonly RefusalCode[] = [
  ...([
    'handOver',
    'noSuchSeat',
    'sitsOut',
    'notYourTurn',
    'wordNotNow',
    'actionNotNow',
    'mustSayDapp',
  ] as const),
  ...(['tooFewKingsToRaise', 'tooFewKingsToKeep', 'highestBidReached'] as const),
  ...(['notACard', 'cardNotInHand', 'mustFollow', 'mustPlayTarok', 'skusHeld'] as const),
  ...(['ultimoTooEarly', 'notAnUltimoCard'] as const),
  ...(['wrongDiscardCount', 'cardTwice', 'trullNotDiscardable', 'kingNotDiscardable'] as const),
];

const GARBAGE = ['?', '', 'skus', 'XXII', 'S1'] as readonly string[] as readonly Card[];

/** Every word, every card, and choices of cards that are right, and wrong in all ways. */
function candidates(state: HandState, seat: Seat, rng: Rng): Action[] {
  const hand = state.hands[seat] ?? [];
  const from = legal(state).flatMap((move) => ('from' in move ? move.from : []));
  const twelve = shuffled(from, rng).slice(0, 12);
  const choices: (readonly Card[])[] = [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
      (['III', 'II', 'I'] as const).filter((_, i) => bits & (1 << i)),
    ),
    ['I', 'I'],
    ['IV'],
    twelve,
    twelve.slice(1),
    shuffled(from, rng).slice(0, 13),
    shuffled(hand, rng).slice(0, 12),
    shuffled(PACK, rng).slice(0, 12),
    [...twelve.slice(1), ...twelve.slice(1, 2)],
    [...twelve.slice(1), '?' as Card],
  ];
  return [
    ...WORDS.map((type): Action => ({ type })),
    ...[...PACK, ...GARBAGE].map((card): Action => ({ type: 'play', card })),
    ...choices.flatMap((cards): Action[] => [
      { type: 'discard', cards },
      { type: 'ultimo', cards },
    ]),
  ];
}

function checkStep(step: Step, rng: Rng, codes: Set<RefusalCode>): void {
  const state = frozen(step.before);
  const { seat } = step.action;
  const seen = observe(state, seat);
  for (const action of candidates(state, seat, rng)) {
    const expected = allowed(action, step.moves);
    const applied = apply(state, seat, action);
    if (!applied.ok) codes.add(applied.error.code);
    const answers = {
      apply: applied.ok,
      isAmong: isAmong(step.moves, action),
      refusalFor: refusalFor(seen, action) === undefined,
    };
    if (Object.values(answers).some((answer) => answer !== expected)) {
      expect({ action, ...answers }).toBe(expected);
    }
  }
  for (let other = -1; other <= state.deal.rules.players; other++) {
    if (other === seat) continue;
    const refused = apply(state, other, step.action);
    const atTable = state.deal.active.includes(other);
    const sitsOut = !atTable && other >= 0 && other < state.deal.rules.players;
    const code = atTable ? 'notYourTurn' : sitsOut ? 'sitsOut' : 'noSuchSeat';
    if (!refused.ok) codes.add(refused.error.code);
    if (refused.ok || refused.error.code !== code) expect({ other, refused }).toBe(code);
  }
}

it('legal lists exactly what apply accepts; a refusal changes nothing', LONG_RUN, () => {
  const phases = new Set<string>();
  const codes = new Set<RefusalCode>(['handOver']);
  const check = (hand: PlayedHand): void => {
    const rng = rngFrom(`candidates ${hand.seed}`);
    for (const step of hand.steps) {
      checkStep(step, rng, codes);
      phases.add(step.before.phase.name);
    }
    expect(apply(hand.end, 0, { type: 'pass' })).toEqual({ ok: false, error: { code: 'handOver' } });
    expect(apply(hand.end, 99, { type: 'pass' })).toEqual({ ok: false, error: { code: 'handOver' } });
  };
  eachRandomHand('legality', 110, check);
  // a third King's bid is too rare to wait for
  const village = rulesOf({ villageBids: 'buchenbach' });
  eachRandomHand('bids', 15, check, {
    rules: village,
    kind: 'kings',
    mood: { solo: 0, dapp: 90, raise: 100, keep: 100 },
  });
  expect(REFUSALS.filter((code) => !codes.has(code))).toEqual([]);
  expect([...phases].sort()).toEqual(['answer', 'dapp', 'exchange', 'play', 'solo', 'ultimo']);
});
