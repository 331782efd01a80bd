import type { Think } from './think.ts';

/** Rings after `ms` unless it is stopped; returns how to stop it. */
export type Timer = (ms: number, ring: () => void) => () => void;

/** How long a bot may be waited for, in ms: several times what the slowest level needs on a slow machine. */
export const BOT_LIMIT = 15_000;

/** Asks no longer than `ms`: a bot that never answers is taken to have failed, and told to stop. */
export const limited =
  (think: Think, timer: Timer, ms = BOT_LIMIT): Think =>
  (question, cancelled) =>
    new Promise((resolve, reject) => {
      let late = false;
      const stop = timer(ms, () => {
        late = true;
        reject(new Error(`no answer within ${ms} ms`));
      });
      const over = (): boolean => late || cancelled?.() === true;
      Promise.resolve(question)
        .then((asked) => think(asked, over))
        .then(resolve, reject)
        .finally(stop);
    });
