import type { Rng } from '../cards/rng.ts';
import type { Action } from '../games/dappen/action.ts';
import type { Observation } from '../games/dappen/observation.ts';
import type { Helpers } from './parallel/share.ts';

/** What a bot may spend on one decision: imagined deals ("worlds") or milliseconds, whichever ends first. */
export interface Budget {
  readonly worlds?: number;
  readonly ms?: number;
}

/** What thinking in the background takes: a clock in ms, a way to let other work go on, a way to be stopped. */
export interface Means {
  readonly now: () => number;
  readonly pause: () => Promise<void>;
  /** Nobody waits for the decision any more: any answer will do, soon. */
  readonly cancelled?: () => boolean;
  /** Other threads that take a share of the work; what is decided does not depend on them. */
  readonly helpers?: Helpers;
}

/** A bot's decision. `why` is a machine-readable reason, for the coach and for tests. */
export interface Decision {
  readonly action: Action;
  readonly why: string;
}

/**
 * A player made of code. It sees what its seat can see and nothing else; `seen.legal` is never empty.
 * Same observation, generator and budget in worlds: same decision. Without `means` a budget in ms has no
 * effect, and nothing else runs until the bot has decided.
 */
export type Bot = (
  seen: Observation,
  rng: Rng,
  budget: Budget,
  means?: Means,
) => Decision | Promise<Decision>;
