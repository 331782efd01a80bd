import { describe, expect, it } from 'vitest';
import { botFor } from '#engine/bots/index.ts';
import { read } from '#engine/bots/thumb/reading.ts';
import type { Card } from '#engine/cards/card.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import type { Action } from '#engine/games/dappen/action.ts';
import { HANDS } from './hands.ts';
import { MOTIFS, type Motif } from './motifs.ts';
import { bestDapp, type Moment, margin, moments, TOO_MUCH, trueValues } from './positions.ts';

/**
 * Positions with one right idea, from seeded hands, each proved by the solver in the true deal and in imagined
 * ones: a bot that searches must find it nearly always.
 */
interface Position {
  readonly moment: Moment;
  readonly isRight: (action: Action) => boolean;
}

const LEAST = 20;
/** How often a searching level must be right. */
const SHARE = 0.9;

/** Average lead of the right cards over all others, in VP: a card point at least, or half an Ultimo's worth. */
const CLEAR = 0.03;
const CLEAR_ULTIMO = 3;

function* cardPositions(hands: readonly number[], motif: Motif, name: string): Generator<Position> {
  const clear = name.includes('Ultimo') ? CLEAR_ULTIMO : CLEAR;
  for (const moment of hands.flatMap((hand) => [...moments(hand)])) {
    const { seen } = moment;
    if (seen.phase !== 'play' || seen.tricks.length < 1) continue;
    const legal = seen.legal.flatMap((move): Card[] => (move.type === 'play' ? [move.card] : []));
    const right = motif(seen, read(seen), legal, () => trueValues(moment));
    if (right === undefined || right.length === 0 || right.length === legal.length) continue;
    if (margin(moment, right, name.includes('void')) <= clear) continue;
    yield { moment, isRight: (action) => action.type === 'play' && right.includes(action.card) };
  }
}

function* dappPositions(hands: readonly number[]): Generator<Position> {
  for (const moment of hands.flatMap((hand) => [...moments(hand)])) {
    const { seen } = moment;
    const free = seen.trumpStop === undefined && seen.legal.some((move) => move.type === 'dapp');
    if (seen.phase !== 'dapp' || !free || seen.rules.holdingSkus) continue;
    if (bestDapp(moment) < TOO_MUCH) yield { moment, isRight: (action) => action.type === 'pass' };
  }
}

const positionsOf = (name: string): Position[] => {
  const hands = HANDS[name] ?? [];
  const motif = MOTIFS[name];
  if (motif === undefined) return [...dappPositions(hands)];
  return [...cardPositions(hands, motif, name)];
};

describe.each(Object.keys(HANDS))('%s', (name) => {
  it('levels 3 and 4', async () => {
    const positions = positionsOf(name);
    expect(positions.length).toBeGreaterThanOrEqual(LEAST);
    for (const level of ['level3', 'level4'] as const) {
      const wrong: string[] = [];
      for (const { moment, isRight } of positions) {
        const { action } = await botFor(level)(moment.seen, rngFrom(moment.title), {});
        if (!isRight(action)) wrong.push(`${moment.title}: ${JSON.stringify(action)}`);
      }
      expect(wrong.length, `${level}\n${wrong.join('\n')}`).toBeLessThanOrEqual(
        Math.floor((1 - SHARE) * positions.length),
      );
    }
  });
});
