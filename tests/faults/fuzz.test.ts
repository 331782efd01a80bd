import { describe, test } from 'vitest';
import { LONG_RUN } from '#tests/support/games.ts';
import { BOUNDARIES, fuzzRound } from './fuzz.ts';

/** `npm run fuzz` goes on with other seeds. */
const ROUNDS: Readonly<Record<string, number>> = { protocol: 25, commandLine: 60, files: 60 };

describe('malformed input', () => {
  test.each(Object.keys(BOUNDARIES))('%s: is answered, and nothing is lost', LONG_RUN, async (name) => {
    for (let round = 0; round < (ROUNDS[name] ?? 150); round++) await fuzzRound(name, 'test', round);
  });
});
