import type { Means } from '#engine/bots/bot.ts';

/** Means with a clock so quick that a pause is due whenever it is looked at, and how many pauses there were. */
export function everPausing(): { readonly means: Means; readonly pauses: () => number } {
  let time = 0;
  let pauses = 0;
  const means = {
    now: () => (time += 20),
    pause: async () => {
      pauses++;
    },
  };
  return { means, pauses: () => pauses };
}
