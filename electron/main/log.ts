import path from 'node:path';
import log from 'electron-log/node';

/** Bytes after which the log begins anew; one older one is kept beside it, so it never takes more than twice that. */
const MOST_BYTES = 1_000_000;

/** The program's log: `logs/dappen.log` in `folder`, the one before as `dappen.old.log`. It stays on this machine. */
export function openLog(folder: string, mostBytes = MOST_BYTES): typeof log {
  log.transports.file.resolvePathFn = () => path.join(folder, 'logs', 'dappen.log');
  log.transports.file.maxSize = mostBytes;
  return log;
}
