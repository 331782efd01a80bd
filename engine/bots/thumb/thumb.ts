import type { Observation } from '../../games/dappen/observation.ts';
import type { Bot, Decision } from '../bot.ts';
import { speak } from './bidding.ts';
import { exchange } from './exchange.ts';
import { playCard } from './play.ts';
import { ultimos } from './ultimos.ts';

/** What the rule of thumb decides, at once. */
export function byThumb(seen: Observation): Decision {
  if (seen.phase === 'exchange') return exchange(seen);
  if (seen.phase === 'ultimo') return ultimos(seen);
  if (seen.phase === 'play') return playCard(seen);
  return speak(seen);
}

/** The sources' advice (docs/rules.md §10) and sensible play, by rule of thumb: no search, no chance. */
export const thumb: Bot = (seen) => byThumb(seen);
