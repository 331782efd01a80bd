import { advise, type CoachOptions, review } from '../bots/coach/index.ts';
import { rngFrom } from '../cards/rng.ts';
import { observe, toAct } from '../games/dappen/index.ts';
import {
  dealerOf,
  type ParsedRecord,
  type PlayedRecord,
  parseRecord,
  playRecord,
  type RecordError,
} from '../match/index.ts';
import { positiveInteger, readArgs } from './args.ts';
import { recordMessage } from './messages.ts';
import { readText } from './replay.ts';
import { progressLine } from './simulate-report.ts';
import { DONE, REFUSED, type Terminal } from './terminal.ts';

const SHARED_HELP = `  --worlds N   imagined deals for one decision
  --json       changes nothing: the answer is JSON in any case
  --help       this text

A record that cannot be played prints {"ok":false,"error":…}; the exit status is then 2, else 0. Of a match
the last hand is taken. What the keys mean: docs/coach.md.`;

const ADVISE_HELP = `dappen advise FILE [options]

Prints what each action of the next decision of a record (- is standard input) is worth, from what the seat
that is to act can see: the chance to win the hand, the expected value, and the reasons as data.

${SHARED_HELP}`;

const REVIEW_HELP = `dappen review FILE [options]

Prints a grade for every decision of a record (- is standard input), each from what its seat knew, where the
hand turned, and what every card was worth with all cards known.

${SHARED_HELP}`;

/** What is printed; a text says why there is nothing to say. */
type Coach = (
  record: ParsedRecord,
  played: PlayedRecord,
  options: CoachOptions,
  terminal: Terminal,
) => Promise<object | string>;

/** `dappen advise FILE`; the exit status. */
export const runAdvise = (args: readonly string[], terminal: Terminal): Promise<number> =>
  run('advise', ADVISE_HELP, advised, args, terminal);

/** `dappen review FILE`; the exit status. */
export const runReview = (args: readonly string[], terminal: Terminal): Promise<number> =>
  run('review', REVIEW_HELP, reviewed, args, terminal);

const advised: Coach = async (_, { hands }, options) => {
  const state = hands.at(-1);
  const seat = state && toAct(state);
  if (state === undefined || seat === undefined) return 'The hand is over; there is nothing to decide.';
  let last: object = {};
  for await (const advice of advise(observe(state, seat), rngFrom('dappen'), options)) last = advice;
  return last;
};

const reviewed: Coach = async ({ rules, hands }, { match }, options, terminal) => {
  const hand = hands.at(-1);
  if (hand === undefined) return 'The record holds no hand.';
  let last: object = {};
  for await (const one of review({ rules, dealer: dealerOf(match, hands.length), ...hand }, options)) {
    terminal.progress?.(progressLine(one.done, one.total, 'steps'));
    last = one;
  }
  terminal.progress?.('');
  return last;
};

const MOST_WORLDS = 10_000;

async function run(
  name: string,
  help: string,
  coach: Coach,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const refuse = (message: string): number => {
    terminal.complain(`dappen ${name}: ${message}`);
    return REFUSED;
  };
  const read = readArgs(args, {
    worlds: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  if (!read.ok) return refuse(read.error);
  const { values, positionals } = read.value;
  if (values.help) {
    terminal.print(help);
    return DONE;
  }
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) return refuse('give one FILE; - reads standard input.');
  const worlds =
    values.worlds === undefined ? undefined : positiveInteger('--worlds', values.worlds, MOST_WORLDS);
  if (worlds?.ok === false) return refuse(worlds.error);

  const text = readText(file);
  const record = text.ok ? parseRecord(text.value) : text;
  const played = record.ok ? playRecord(record.value) : record;
  if (!record.ok) return failedRecord(terminal, record.error);
  if (!played.ok) return failedRecord(terminal, played.error);
  const said = await coach(record.value, played.value, worlds ? { worlds: worlds.value } : {}, terminal);
  if (typeof said === 'string') return fail(terminal, 'illegal-action', said, null);
  terminal.print(JSON.stringify({ ok: true, ...said }));
  return DONE;
}

const failedRecord = (terminal: Terminal, error: RecordError): number =>
  fail(terminal, error.code, recordMessage(error), error.index);

function fail(terminal: Terminal, code: string, message: string, index: number | null): number {
  terminal.print(JSON.stringify({ ok: false, error: { code, message, index } }));
  return REFUSED;
}
