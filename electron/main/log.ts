import { readFile } from 'node:fs/promises';
import path from 'node:path';
import log from 'electron-log/node';
import { LONGEST_LOG_LINE, MOST_LOG_LINES } from '../contract.ts';

/** Bytes after which the log begins anew; one older one is kept beside it, so it never takes more than twice that. */
const MOST_BYTES = 1_000_000;

/** The program's log: `logs/dappen.log` in `folder`, the one before as `dappen.old.log`. It stays on this machine. */
export function openLog(folder: string, mostBytes = MOST_BYTES): typeof log {
  log.transports.file.resolvePathFn = () => path.join(folder, 'logs', 'dappen.log');
  log.transports.file.maxSize = mostBytes;
  return log;
}

/** What a bot said when it failed; it may tell cards. */
const BOTS_WORDS = /(host: bot \S+ \S+):.*$/;

/** The last lines of the log, for a report that the person saves: without the words of bots, long ones cut. */
export async function lastLines(folder: string): Promise<readonly string[]> {
  const read = (name: string): Promise<string> =>
    readFile(path.join(folder, 'logs', name), 'utf8').catch(() => ''); // no log, no lines
  const texts = await Promise.all(['dappen.old.log', 'dappen.log'].map(read));
  const lines = texts
    .join('')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  return lines
    .slice(-MOST_LOG_LINES)
    .map((line) => line.replace(BOTS_WORDS, '$1').slice(0, LONGEST_LOG_LINE));
}
