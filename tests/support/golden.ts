import { fnv1a } from '#engine/cards/rng.ts';
import {
  apply,
  type HandState,
  newHand,
  observe,
  openingEvents,
  phaseOf,
} from '#engine/games/dappen/index.ts';
import { dealerOf, newMatch, type ParsedRecord, playHand, replay } from '#engine/match/index.ts';
import type { SeatedAction } from './second-reading.ts';

/**
 * A record told in full, for golden files: for every action the events it caused and what each seat saw
 * after it. Observations stand as one short hash per seat, and one seat's in full whenever a phase begins.
 * One line per action, so that a difference can be read.
 */
export function goldenText(record: ParsedRecord, printed: unknown): string {
  const match = newMatch(record.rules, record.dealer);
  const lines = ['{', `"record": ${JSON.stringify(printed)},`, '"hands": ['];
  record.hands.forEach((hand, i) => {
    const setup = { rules: record.rules, dealer: dealerOf(match, i + 1) };
    const told = handLines(newHand({ ...setup, deck: hand.deck }), hand.actions as readonly SeatedAction[]);
    if (!playHand(setup, hand).ok) throw new Error('a golden record must be playable');
    lines.push('[', told.join(',\n'), i + 1 < record.hands.length ? '],' : ']');
  });
  const outcome = replay(record, { trace: false });
  lines.push('],', `"replay": ${JSON.stringify(outcome.ok ? outcome.value : outcome.error)}`, '}', '');
  return lines.join('\n');
}

function handLines(start: HandState, actions: readonly SeatedAction[]): string[] {
  const lines = [JSON.stringify({ events: openingEvents(start), ...seen(start, undefined, 0) })];
  let state = start;
  actions.forEach((action, i) => {
    const step = apply(state, action.seat, action);
    if (!step.ok) throw new Error(`action ${i}: ${step.error.code}`);
    const before = state;
    state = step.value.state;
    lines.push(JSON.stringify({ action, events: step.value.events, ...seen(state, before, i + 1) }));
  });
  return lines;
}

/** Hashes of all observations, in seat order, and one in full if a phase has just begun. */
function seen(state: HandState, before: HandState | undefined, turn: number) {
  const { players } = state.deal.rules;
  const all = Array.from({ length: players }, (_, seat) => observe(state, seat));
  const hashes = all.map((one) =>
    fnv1a(JSON.stringify(sorted(one)))
      .toString(16)
      .padStart(8, '0'),
  );
  const begins = before === undefined || phaseOf(before) !== phaseOf(state);
  const due = all.find((one) => one.legal.length > 0);
  return {
    due: due === undefined ? null : { seat: due.seat, legal: due.legal },
    seen: hashes.join(' '),
    ...(begins ? { shown: all[turn % players] } : {}),
  };
}

/** The same value with keys in one order: a golden file does not hang on the order they were written in. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
