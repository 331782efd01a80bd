import { expect, test } from 'vitest';
import { LONG_RUN } from '#tests/support/games.ts';
import { soak } from './soak.ts';

/** `npm run soak` plays more of the same. */
test('a hundred hands through link and host, each action saved, loaded and compared', LONG_RUN, async () => {
  const { hands, matches, loads } = await soak({ hands: 100, seed: 'test', longest: 2 });
  expect(hands).toBe(100);
  expect(matches).toBeGreaterThan(20);
  expect(loads).toBeGreaterThan(2000);
});
