import { err, ok, type Result } from '../result.ts';
import { readArgs } from './args.ts';
import type { Mean } from './statistics.ts';
import { DONE, REFUSED, type Terminal } from './terminal.ts';
import { type Sizes, type Trained, trainAll, USUAL } from './training/groups.ts';

export const TRAIN_HELP = `dappen train [options]

Fits what level 4 knows of words by self-play and prints it as JSON, as engine/bots/evaluator/weights.json
holds it; what it gains in deals that had no part in the fit goes to standard error. The same seed and scale:
the same weights. "npm run train" writes them where they belong.

  --seed TEXT   the deals follow from it (default: train)
  --scale X     so many times the usual deals (default: 1)
  --help        this text`;

const MOST = 100;

const parse = (args: readonly string[]) =>
  readArgs(args, {
    seed: { type: 'string', default: 'train' },
    scale: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  });

/** `dappen train`; the exit status. */
export function runTrain(args: readonly string[], terminal: Terminal): number {
  const read = parse(args);
  if (read.ok && read.value.values.help) {
    terminal.print(TRAIN_HELP);
    return DONE;
  }
  const stray = read.ok ? read.value.positionals[0] : undefined;
  const sizes = read.ok ? sizesFor(read.value.values.scale) : read;
  if (!read.ok || !sizes.ok || stray !== undefined) {
    const wrong = sizes.ok ? `"${stray}" is not expected here; see --help.` : sizes.error;
    terminal.complain(`dappen train: ${wrong}`);
    return REFUSED;
  }
  const weights: Record<string, Trained['lines']> = {};
  for (const trained of trainAll(read.value.values.seed, sizes.value)) {
    weights[trained.group] = trained.lines;
    terminal.complain(inWords(trained));
  }
  terminal.print(JSON.stringify(weights));
  return DONE;
}

function sizesFor(text: string): Result<Sizes, string> {
  const scale = Number(text);
  if (!(scale > 0 && scale <= MOST))
    return err(`--scale must be a number above 0, at most ${MOST}, not "${text}".`);
  const scaled = (deals: number): number => Math.max(10, Math.round(deals * scale));
  return ok({
    played: scaled(USUAL.played),
    bid: scaled(USUAL.bid),
    measured: scaled(USUAL.measured),
  });
}

function inWords({ group, lines, explained, gains }: Trained): string {
  const questions = Object.keys(lines).join(', ');
  if (explained === undefined || gains === undefined) return `${group}: ${questions}`;
  const { deviation, estimate, forecast } = explained;
  return [
    `${group}: ${questions}`,
    `  gain a hand over thumb ${shown(gains.overThumb)}, over level3 ${shown(gains.overLevel3)}, over thumb among its own kind ${shown(gains.amongOwn)}`,
    `  what a Dapp comes to: standard deviation ${deviation.toFixed(2)} VP, explained by the estimate ${percent(estimate)}, by the forecast ${percent(forecast)}`,
  ].join('\n');
}

const shown = (mean: Mean | undefined): string =>
  mean === undefined ? '–' : `${mean.mean.toFixed(3)} ± ${mean.se.toFixed(3)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
