import { load } from './lib/load.mjs';
import { ensureInstalled, say } from './lib/project.mjs';

/**
 * `npm run fuzz -- [SECONDS] [SEED]`: malformed, hostile and out-of-turn input at every boundary, for so long.
 * The exit status is 1 at the first failure, with the boundary, the seed and the input.
 */
const [, , count = '60', seed = `${Date.now()}`] = process.argv;
const seconds = Number(count);

async function main() {
  if (!(seconds > 0)) {
    say('npm run fuzz -- [SECONDS] [SEED]: SECONDS is a number above 0.');
    return 2;
  }
  ensureInstalled();
  const { BOUNDARIES, fuzzRound } = await load('tests/faults/fuzz.ts');
  const end = performance.now() + seconds * 1000;
  const names = Object.keys(BOUNDARIES);
  let round = 0;
  for (; performance.now() < end; round++) for (const name of names) await fuzzRound(name, seed, round);
  say(`seed ${seed}: ${round} rounds of ${names.join(', ')}: all answered`);
  return 0;
}

process.exitCode = await main().catch((/** @type {unknown} */ thrown) => {
  say(thrown instanceof Error ? thrown.message : String(thrown));
  return 1;
});
