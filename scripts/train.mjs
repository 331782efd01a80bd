import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { CLI, ensureCli } from './lib/build-cli.mjs';
import { at, runPackage, say } from './lib/project.mjs';

/**
 * `npm run train`: fits what level 4 knows of words anew and writes it to engine/bots/evaluator/weights.json:
 * the same file every time. `--scale 0.02` is a quick trial, `--seed TEXT` takes other deals; both print the
 * weights and write nothing.
 */
const WEIGHTS = 'engine/bots/evaluator/weights.json';

function main() {
  const status = ensureCli();
  if (status !== 0) return status;
  const [, , ...options] = process.argv;
  const started = process.hrtime.bigint();
  const trained = spawnSync(process.execPath, [at(CLI), 'train', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (trained.status !== 0) return trained.status ?? 1;
  const seconds = Number((process.hrtime.bigint() - started) / 1_000_000_000n);
  say(`${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  if (options.length > 0) {
    process.stdout.write(trained.stdout);
    return 0;
  }
  writeFileSync(at(WEIGHTS), trained.stdout);
  return runPackage('@biomejs/biome/bin/biome', ['format', '--write', '--log-level', 'error', at(WEIGHTS)]);
}

process.exitCode = main();
