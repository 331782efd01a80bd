import { load } from './lib/load.mjs';
import { ensureInstalled, runPackage, say } from './lib/project.mjs';

/**
 * `npm run soak -- [HANDS] [SEED]`: matches of bots through link, protocol and host, every action saved,
 * loaded and compared; then as many hands with one process of the built host, whose memory is looked at.
 * The exit status is 1 at the first difference, with the seed and the record, or when the memory grows.
 */

const [, , count = '2000', seed = 'soak'] = process.argv;
const hands = Number(count);
/** MB of heap that may come between the first look and the last. */
const GROWTH = 8;

async function main() {
  if (!Number.isInteger(hands) || hands < 1) {
    say('npm run soak -- [HANDS] [SEED]: HANDS is a number from 1.');
    return 2;
  }
  ensureInstalled();
  const { soak } = await load('tests/faults/soak.ts');
  const started = Date.now();
  const progress = (/** @type {number} */ done) => {
    if (done % 100 === 0) say(`${done} hands`);
  };
  const report = await soak({ hands, seed, longest: 4, progress });
  const seconds = Math.round((Date.now() - started) / 1000);
  say(
    `${report.hands} hands in ${report.matches} matches, ${report.loads} saves loaded and compared: no difference (${seconds} s)`,
  );

  if (runPackage('electron-vite/dist/cli.js', ['build', '--logLevel', 'warn']) !== 0) return 1;
  const { hostMemory } = await load('tests/support/host-memory.ts');
  /** @type {{ hands: number, heap: number, rss: number }[]} */
  const looks = [];
  await hostMemory(
    hands,
    Math.max(1, Math.floor(hands / 10)),
    seed,
    (/** @type {typeof looks[0]} */ memory) => {
      looks.push(memory);
      say(
        `after ${memory.hands} hands the host holds ${memory.heap.toFixed(1)} MB of heap, ${memory.rss.toFixed(0)} MB in all`,
      );
    },
  );
  const [first, last] = [looks[0], looks.at(-1)];
  if (first === undefined || last === undefined || last.heap <= first.heap + GROWTH) return 0;
  say(`the host's heap grew by ${(last.heap - first.heap).toFixed(1)} MB`);
  return 1;
}

process.exitCode = await main().catch((/** @type {unknown} */ thrown) => {
  say(thrown instanceof Error ? thrown.message : String(thrown));
  return 1;
});
