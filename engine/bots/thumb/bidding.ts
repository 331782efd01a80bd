import { type Card, isTarok, pipsOf, rankOf } from '../../cards/card.ts';
import type { Word } from '../../games/dappen/action.ts';
import type { Observation } from '../../games/dappen/observation.ts';
import type { Decision } from '../bot.ts';

export const LIMITS = { solo: 44, dapp: 42, challenge: 99, keep: 45, push: 99 };

const DAPP_POINTS = [
  3, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.8, 1.8, 1.8, 2.4, 2.4, 5, 5, 6, 6, 12, 13.5,
];
const SOLO_POINTS = [
  2.7, 3.2, 3.2, 3.2, 3.2, 3.2, 3.2, 3.6, 3.6, 3.6, 3.6, 5, 5, 5, 6.6, 6.6, 8.8, 8.8, 11, 11.5, 17, 18,
];

export function dappStrength(cards: readonly Card[], players: number): number {
  let sum = players === 6 ? 30.6 : 27.2;
  for (const card of cards) {
    if (isTarok(card)) sum += DAPP_POINTS[rankOf(card) - 1] ?? 0;
    else sum += pipsOf(card) === 4 ? -2 : pipsOf(card) === 3 ? 1 : 0;
  }
  return sum;
}
export function soloStrength(cards: readonly Card[], players: number): number {
  let sum = players === 6 ? 2.5 : 0.8;
  for (const card of cards) if (isTarok(card)) sum += SOLO_POINTS[rankOf(card) - 1] ?? 0;
  return sum;
}

export function speak(seen: Observation): Decision {
  const may = (word: Word): boolean => seen.legal.some((move) => move.type === word);
  const s = dappStrength(seen.dealt, seen.rules.players);
  const say = (word: Word): Decision => ({ action: { type: word }, why: 'bid' });
  if (may('solo')) return say(soloStrength(seen.dealt, seen.rules.players) >= LIMITS.solo ? 'solo' : 'pass');
  if (may('dapp')) return say(seen.trumpStop || s >= LIMITS.dapp ? 'dapp' : 'pass');
  if (may('challenge')) return say(s >= LIMITS.challenge ? 'challenge' : 'pass');
  for (const w of ['push', 'raise'] as const) if (may(w)) return say(s >= LIMITS.push ? w : 'pass');
  if (may('pass')) return say('pass');
  return say(may('keep') && s >= LIMITS.keep ? 'keep' : 'goAhead');
}
