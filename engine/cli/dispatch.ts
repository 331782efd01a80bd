import { readArgs } from './args.ts';
import { runBench } from './bench.ts';
import { runBot } from './bot.ts';
import { runAdvise, runReview } from './coach.ts';
import { replayFiles } from './replay.ts';
import { runSimulate } from './simulate.ts';
import { runSolve } from './solve.ts';
import { DONE, REFUSED, type Terminal } from './terminal.ts';
import { runTrain } from './train.ts';

const HELP = `dappen COMMAND [options]

  replay FILE…   plays records and prints what they come to, as JSON
  simulate       plays bots against each other and reports what they are worth
  bot            the same with a foreign program in a seat
  solve FILE     what every card is worth, all cards being known
  advise FILE    what each action of the next decision is worth, from what its seat can see
  review FILE    a grade for every decision of a hand
  bench          how fast the parts of the program are here
  train          fits what level 4 knows of words

dappen COMMAND --help says more.`;

const REPLAY_HELP = `dappen replay [--trace] FILE…

Plays records (- is standard input) and prints one JSON object a line for each, in order: phase, who is to
act and what is legal, and the result once a hand is over. A record that cannot be played prints
{"ok":false,"error":…}. The exit status is 0, or 2 if any record was wrong.

  --trace   adds, for every action, who was to act and what was legal before it
  --help    this text`;

type Command = (args: readonly string[], terminal: Terminal) => number | Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  replay: runReplay,
  simulate: runSimulate,
  bot: runBot,
  solve: runSolve,
  advise: runAdvise,
  review: runReview,
  bench: runBench,
  train: runTrain,
};

/** Runs the command a command line names; the exit status: 0, or 2 for anything that is wrong with it. */
export async function dispatch(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') {
    terminal.print(HELP);
    return DONE;
  }
  if (name === undefined) {
    terminal.complain(HELP);
    return REFUSED;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command(rest, terminal);
  const known = Object.keys(COMMANDS).join(', ');
  terminal.complain(`dappen: there is no command "${name}"; there are ${known}. See dappen --help.`);
  return REFUSED;
}

function runReplay(args: readonly string[], terminal: Terminal): number {
  const read = readArgs(args, {
    trace: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  if (!read.ok) {
    terminal.complain(`dappen replay: ${read.error}`);
    return REFUSED;
  }
  const { values, positionals } = read.value;
  if (values.help) {
    terminal.print(REPLAY_HELP);
    return DONE;
  }
  if (positionals.length === 0) {
    terminal.complain('dappen replay: no FILE was given; - reads standard input.');
    return REFUSED;
  }
  return replayFiles(positionals, { trace: values.trace }, terminal.print);
}
