import type { Observation, Talk } from '#engine/games/dappen/observation.ts';

/** What a bubble says. `raise` is called by what it raises to. */
export type Saying =
  | 'pass'
  | 'solo'
  | 'dapp'
  | 'drafted'
  | 'challenge'
  | 'push'
  | 'oneKing'
  | 'twoKings'
  | 'keep'
  | 'goAhead';

/** Words that change something; a pass does not. */
export const isStrong = (saying: Saying): boolean => saying !== 'pass';

/** The word as the village says it: of two raises the first is One King, the second Two Kings. */
export function sayingOf(talk: Talk, seen: Pick<Observation, 'talk'>): Saying {
  if (talk.word !== 'raise') return talk.word;
  const raises = seen.talk.filter(({ word }) => word === 'raise');
  return raises.indexOf(talk) > 0 ? 'twoKings' : 'oneKing';
}
