import { positionOf } from '../bots/solver/setup.ts';
import { Solver } from '../bots/solver/solver.ts';
import { toAct } from '../games/dappen/index.ts';
import { parseRecord, playRecord } from '../match/index.ts';
import { readArgs } from './args.ts';
import { recordMessage } from './messages.ts';
import { readText } from './replay.ts';
import { DONE, REFUSED, type Terminal } from './terminal.ts';

export const SOLVE_HELP = `dappen solve FILE

Prints what every legal card is worth if all cards were known to everybody, for a record (- is standard
input) that stands in the play:

  swing        the Dapper's score of the hand minus the mean score of the opponents, in VP or cents, when
               the Dapper plays for as much and the others for as little of just that as they can
  cardPoints   the Dapper's final card points when both sides play for card points alone

A record that cannot be played or does not stand in the play prints {"ok":false,"error":…}; the exit
status is then 2, else 0. Of a match its last hand is solved.

  --json   changes nothing: the answer is JSON in any case
  --help   this text`;

/** `dappen solve FILE`; the exit status. */
export function runSolve(args: readonly string[], terminal: Terminal): number {
  const read = readArgs(args, {
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  if (!read.ok) {
    terminal.complain(`dappen solve: ${read.error}`);
    return REFUSED;
  }
  const { values, positionals } = read.value;
  if (values.help) {
    terminal.print(SOLVE_HELP);
    return DONE;
  }
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    terminal.complain('dappen solve: give one FILE; - reads standard input.');
    return REFUSED;
  }
  const { status, line } = solveFile(file);
  terminal.print(line);
  return status;
}

function solveFile(file: string): { readonly status: number; readonly line: string } {
  const text = readText(file);
  const record = text.ok ? parseRecord(text.value) : text;
  const played = record.ok ? playRecord(record.value) : record;
  if (!played.ok) {
    const { code, index } = played.error;
    return failure(code, recordMessage(played.error), index);
  }
  const state = played.value.hands.at(-1);
  const position = state && positionOf(state);
  if (state === undefined || position === undefined) {
    const message =
      'The record does not stand in the play; only a hand after the first lead is due can be solved.';
    return failure('illegal-action', message, null);
  }
  const moves = new Solver().all(position);
  return { status: DONE, line: JSON.stringify({ ok: true, seat: toAct(state), moves }) };
}

const failure = (code: string, message: string, index: number | null) => ({
  status: REFUSED,
  line: JSON.stringify({ ok: false, error: { code, message, index } }),
});
