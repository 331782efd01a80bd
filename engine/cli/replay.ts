import { readFileSync } from 'node:fs';
import { parseRecord, type RecordError, replay } from '../match/index.ts';
import { err, ok, type Result } from '../result.ts';
import { recordMessage } from './messages.ts';

/** `dappen replay`: prints what a record comes to, one JSON object per file and line. */

/** The text of a record (`-` = standard input). */
export function readText(file: string): Result<string, RecordError> {
  try {
    // descriptor 0 is standard input
    return ok(readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch {
    return err({ code: 'bad-record', index: null, problem: { is: 'unreadable' } });
  }
}

function answer(file: string, trace: boolean): { readonly status: number; readonly line: string } {
  const text = readText(file);
  const record = text.ok ? parseRecord(text.value) : text;
  const played = record.ok ? replay(record.value, { trace }) : record;
  if (played.ok) return { status: 0, line: JSON.stringify(played.value) };
  const { code, index } = played.error;
  const error = { code, message: recordMessage(played.error), index };
  return { status: 2, line: JSON.stringify({ ok: false, error }) };
}

/** Replays files (`-` = standard input) in order; the exit status is the worst one: 0 or 2. */
export function replayFiles(
  files: readonly string[],
  options: { readonly trace: boolean },
  print: (line: string) => void,
): number {
  let worst = 0;
  for (const file of files) {
    const { status, line } = answer(file, options.trace);
    print(line);
    worst = Math.max(worst, status);
  }
  return worst;
}
