import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import {
  PLAYER_COUNTS,
  PRESET_CHANGES,
  PRESET_NAMES,
  type PresetName,
  parseRules,
  type RuleSet,
} from '../games/dappen/rules.ts';
import { printHand } from '../match/index.ts';
import { err, messageOf, ok, type Result } from '../result.ts';
import { type ArenaHand, type Entry, playArena, type Seats } from './arena.ts';
import { tallyOf } from './arena-report.ts';
import { positiveInteger, readArgs } from './args.ts';
import { lineUpFrom, PART_NAMES, PLAYER_NAMES } from './line-up.ts';
import { rulesMessage } from './messages.ts';
import { jsonReport, progressLine, textReport } from './simulate-report.ts';
import { DONE, REFUSED, type Terminal } from './terminal.ts';

export const SIMULATE_HELP = `dappen simulate --hands N [options]

Plays bots against each other and reports what they are worth.

  --hands N       at least N hands; rounded up to whole deals (see below)
  --players N     6, 7 or 8 (default: what the rules say, else 6)
  --preset NAME   ${PRESET_NAMES.join(', ')} (default: basic)
  --rules FILE    a rule set as JSON instead of a preset; keys may be left out
  --bots A,B,…    the line-up: ${PLAYER_NAMES.join(', ')}
                  (default: thumb); NAME=BOT gives an entry a name of its own; BOT/PART+PART plays only
                  those parts of a hand (${PART_NAMES.join(', ')}), thumb the others;
                  perfect sees all cards: a yardstick, no bot of the game
  --baseline A,…  plays every hand again with these in place of the first entry, and reports what that
                  entry gains over each in the same deals and seats
  --seats dapper  the first entry only takes the seat where the first baseline is Dapper
  --seed TEXT     the deals follow from it (default: dappen)
  --worlds N      imagined deals a searching bot may use for one decision
  --out FILE      writes every hand as a record, one JSON object a line
  --json          prints one JSON object and nothing else
  --help          this text

The line-up fills the seats in turn and begins again when it is shorter than the table. Every deal is
played once per entry of the line-up, each time moved on by one seat, so that every entry sits everywhere
once: a line-up of two entries makes two hands of every deal.

Value: the score of a hand minus the mean score of the others who played it. Errors (±) are standard
errors over deals. The time for a decision is processor time.`;

const MOST_HANDS = 100_000_000;
const MOST_WORLDS = 1_000_000;

interface Plan {
  readonly rules: RuleSet;
  readonly seed: string;
  readonly deals: number;
  readonly lineUp: readonly Entry[];
  readonly baselines: readonly Entry[];
  readonly seats: Seats;
  readonly budget: { readonly worlds?: number };
  readonly out: string | undefined;
  readonly json: boolean;
}

export const SIMULATE_OPTIONS = {
  hands: { type: 'string' },
  players: { type: 'string' },
  preset: { type: 'string' },
  rules: { type: 'string' },
  bots: { type: 'string', default: 'thumb' },
  baseline: { type: 'string' },
  seats: { type: 'string', default: 'all' },
  seed: { type: 'string', default: 'dappen' },
  worlds: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const parse = (args: readonly string[]) => readArgs(args, SIMULATE_OPTIONS);
type Read = Extract<ReturnType<typeof parse>, { ok: true }>['value'];
type Values = Omit<Read['values'], 'bots'>;

/** `dappen simulate`: exit status 0, or 2 with a sentence about what was wrong. */
export async function runSimulate(args: readonly string[], terminal: Terminal): Promise<number> {
  const read = parse(args);
  if (read.ok && read.value.values.help) {
    terminal.print(SIMULATE_HELP);
    return DONE;
  }
  const plan = read.ok ? planFrom(read.value, () => lineUpFrom(read.value.values.bots)) : read;
  const done = plan.ok ? await simulate(plan.value, terminal) : plan;
  if (done.ok) return DONE;
  terminal.complain(`dappen simulate: ${done.error}`);
  return REFUSED;
}

/** What a command line asks for; `lineUpFor` says who plays by the rules it names. */
export function planFrom(
  { values, positionals }: { readonly values: Values; readonly positionals: readonly string[] },
  lineUpFor: (rules: RuleSet) => Result<Entry[], string>,
): Result<Plan, string> {
  const stray = positionals[0];
  if (stray !== undefined) return err(`"${stray}" is not expected here; see --help.`);
  if (values.hands === undefined) return err('--hands N is missing: how many hands to play.');
  const hands = positiveInteger('--hands', values.hands, MOST_HANDS);
  if (!hands.ok) return hands;
  const rules = rulesFrom(values);
  if (!rules.ok) return rules;
  const lineUp = lineUpFor(rules.value);
  if (!lineUp.ok) return lineUp;
  const baselines = values.baseline === undefined ? ok([]) : lineUpFrom(values.baseline);
  if (!baselines.ok) return baselines;
  const { worlds, seats } = values;
  if (seats !== 'all' && seats !== 'dapper') return err(`--seats must be all or dapper, not "${seats}".`);
  if (seats === 'dapper' && baselines.value.length === 0) return err('--seats dapper needs a --baseline.');
  const budget = worlds === undefined ? ok(undefined) : positiveInteger('--worlds', worlds, MOST_WORLDS);
  if (!budget.ok) return budget;
  return ok({
    rules: rules.value,
    seed: values.seed,
    // one seat of each deal is the Dapper's
    deals: seats === 'dapper' ? hands.value : Math.ceil(hands.value / lineUp.value.length),
    lineUp: lineUp.value,
    baselines: baselines.value,
    seats,
    budget: budget.value === undefined ? {} : { worlds: budget.value },
    out: values.out,
    json: values.json,
  });
}

function rulesFrom({ preset, rules: file, players }: Values): Result<RuleSet, string> {
  if (preset !== undefined && file !== undefined) return err('--preset and --rules exclude each other.');
  const written = file === undefined ? presetFrom(preset ?? 'basic') : rulesFile(file);
  if (!written.ok) return written;
  if (players !== undefined && !PLAYER_COUNTS.some((count) => String(count) === players)) {
    return err(`--players must be ${PLAYER_COUNTS.join(', ')}, not "${players}".`);
  }
  const input = written.value;
  const seated = players !== undefined && isObject(input) ? { ...input, players: Number(players) } : input;
  const rules = parseRules(seated);
  return rules.ok ? rules : err(rulesMessage(rules.error));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function presetFrom(name: string): Result<unknown, string> {
  if (isPreset(name)) return ok(PRESET_CHANGES[name]);
  return err(`There is no preset "${name}"; there are ${PRESET_NAMES.join(', ')}.`);
}

const isPreset = (name: string): name is PresetName => (PRESET_NAMES as readonly string[]).includes(name);

function rulesFile(file: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(readFileSync(file, 'utf8')));
  } catch (thrown) {
    return err(`${file} cannot be read as JSON: ${messageOf(thrown)}.`);
  }
}

/** Plays and reports. */
export async function simulate(plan: Plan, terminal: Terminal): Promise<Result<undefined, string>> {
  const writer = plan.out === undefined ? ok(undefined) : writerTo(plan.out);
  if (!writer.ok) return writer;
  const tally = tallyOf(plan.lineUp, plan.baselines);
  const expected = plan.seats === 'dapper' ? plan.deals : plan.deals * plan.lineUp.length;
  const now = (): number => performance.now();
  const started = now();
  let played = 0;
  for await (const hand of playArena({ ...plan, now: processorMs })) {
    tally.add(hand);
    writer.value?.write(recordLine(plan, hand));
    played++;
    if (isWholePercent(played, expected)) terminal.progress?.(progressLine(played, expected));
  }
  terminal.progress?.('');
  writer.value?.close();
  const handsPerSecond = played / ((now() - started) / 1000);
  const bots = tally.report().map((bot, entry) => ({ ...bot, foreign: plan.lineUp[entry]?.foreign }));
  const report = { deals: plan.deals, hands: played, handsPerSecond, bots };
  if (plan.json) terminal.print(JSON.stringify(jsonReport(report)));
  else for (const line of textReport(report)) terminal.print(line);
  return ok(undefined);
}

/** Processor time of this process, in ms: other programs disturb it little. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const isWholePercent = (done: number, all: number): boolean =>
  Math.floor((100 * done) / all) > Math.floor((100 * (done - 1)) / all);

interface Writer {
  write(line: string): void;
  close(): void;
}

function writerTo(file: string): Result<Writer, string> {
  try {
    const descriptor = openSync(file, 'w');
    return ok({
      write: (line) => {
        writeSync(descriptor, `${line}\n`);
      },
      close: () => closeSync(descriptor),
    });
  } catch (thrown) {
    return err(`${file} cannot be written: ${messageOf(thrown)}.`);
  }
}

/** The hand as a record; what the arena adds is ignored by `replay`. */
function recordLine({ rules, lineUp }: Plan, { dealer, deck, actions, seating, deal, rotation }: ArenaHand) {
  const bots = seating.map((place) => lineUp[place]?.name);
  const record: object = JSON.parse(printHand({ rules, dealer, deck, actions }));
  return JSON.stringify({ ...record, arena: { deal: deal + 1, rotation, bots } });
}
