import { err, ok, type Result } from '../result.ts';
import { type Entry, seated } from './arena.ts';
import { positiveInteger, readArgs } from './args.ts';
import { type ForeignBot, foreignBot } from './foreign-bot.ts';
import { lineUpFrom } from './line-up.ts';
import { planFrom, SIMULATE_OPTIONS, simulate } from './simulate.ts';
import { DONE, REFUSED, type Terminal } from './terminal.ts';

const BOT_HELP = `dappen bot --cmd 'PROGRAM' --hands N [options]

Plays bots against each other, as dappen simulate does, with a foreign program in a seat: for every decision
the program reads one line, {"observation":…,"legal":[…]}, and writes one, an action of legal. What it does
not answer in time, or not legally, thumb decides; the report says how often. See docs/foreign-bots.md.

  --cmd 'PROGRAM'   what the shell runs; given several times, further programs
  --timeout MS      how long an answer may take (default: 5000)
  --bots A,B,…      the line-up: "foreign" is the first program, "foreign2" the second, … beside the names
                    that dappen simulate knows (default: every program once, the rest thumb)

and --hands, --players, --preset, --rules, --baseline, --seats, --seed, --worlds, --out, --json, --help as in
dappen simulate.`;

const LONGEST_TIMEOUT = 3_600_000;

/** `dappen bot`: exit status 0, or 2 with a sentence about what was wrong. */
export async function runBot(args: readonly string[], terminal: Terminal): Promise<number> {
  const read = readArgs(args, {
    ...SIMULATE_OPTIONS,
    bots: { type: 'string' },
    cmd: { type: 'string', multiple: true, default: [] },
    timeout: { type: 'string', default: '5000' },
  });
  if (read.ok && read.value.values.help) {
    terminal.print(BOT_HELP);
    return DONE;
  }
  const foreign = read.ok ? foreignFrom(read.value.values) : read;
  const done = read.ok && foreign.ok ? await play(read.value, foreign.value, terminal) : foreign;
  if (done.ok) return DONE;
  terminal.complain(`dappen bot: ${done.error}`);
  return REFUSED;
}

function foreignFrom(values: { cmd: readonly string[]; timeout: string }): Result<ForeignBot[], string> {
  const { cmd, timeout } = values;
  if (cmd.length === 0 || cmd.includes('')) return err("--cmd 'PROGRAM' is missing: what to run.");
  const ms = positiveInteger('--timeout', timeout, LONGEST_TIMEOUT);
  return ms.ok ? ok(cmd.map((command) => foreignBot(command, ms.value))) : ms;
}

async function play(
  read: Parameters<typeof planFrom>[0] & { readonly values: { readonly bots?: string | undefined } },
  foreign: readonly ForeignBot[],
  terminal: Terminal,
): Promise<Result<unknown, string>> {
  const entries = foreign.map(({ bot, counts }, i): Entry => {
    return { name: i === 0 ? 'foreign' : `foreign${i + 1}`, player: seated(bot), foreign: counts };
  });
  const plan = planFrom(read, ({ players }) => {
    const rest = Array.from({ length: players - entries.length }, () => 'thumb');
    const usual = [...entries.map(({ name }) => name), ...rest].join(',');
    return lineUpFrom(read.values.bots ?? usual, entries);
  });
  if (!plan.ok) return plan;
  // programs stand in groups of their own, which the terminal's Ctrl-C does not reach
  const stop = (): void => {
    for (const { program } of foreign) program.kill();
    process.exit(INTERRUPTED);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await simulate(plan.value, terminal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    await Promise.all(foreign.map(({ program }) => program.close()));
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** The exit status of what was stopped by Ctrl-C. */
const INTERRUPTED = 130;
