import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createHelpers, helpersFor } from '#engine/bots/parallel/helpers.ts';
import { createHost, type LogEntry } from '#engine/table/host.ts';
import { limited, type Timer } from '#engine/table/limit.ts';
import { thinkHere } from '#engine/table/think.ts';
import { fileStore } from './file-store.ts';
import { helperThread } from './helper-thread.ts';
import { openWire } from './wire.ts';

/** How long an ending process waits for what is being written, in ms. */
const LAST_WRITE = 2000;

/**
 * The process that runs the sitting: `host.js FOLDER`, where FOLDER keeps the saved match. Whatever a
 * message holds is answered; an error of the program itself ends the process, and main starts a new one
 * over the same folder.
 */
function run(folder: string): void {
  const wire = openWire(process);
  const host = createHost({
    post: wire.post,
    store: fileStore(folder),
    entropy: randomUUID,
    think: limited(
      thinkHere({
        now: () => performance.now(),
        pause: () => new Promise((resolve) => setImmediate(resolve)),
        helpers: createHelpers(helperThread, helpersFor(availableParallelism())),
      }),
      timer,
    ),
    log: (entry) => console.error(line(entry)),
  });
  wire.listen((message) => void host.receive(message));

  const end = (): void => {
    setTimeout(() => process.exit(0), LAST_WRITE).unref();
    void host.settled().then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('disconnect', end);
}

const timer: Timer = (ms, ring) => {
  const id = setTimeout(ring, ms);
  return () => clearTimeout(id);
};

/** One line for the log; what a seat saw stays out of it. */
const line = (entry: LogEntry): string => {
  const about = entry.is === 'botFailed' ? `bot ${entry.bot} ${entry.what}` : entry.is;
  return `${about}: ${entry.detail.replace(/\s*[\r\n]\s*/g, ' ')}`;
};

const folder = process.argv[2];
if (folder === undefined) throw new Error('host.js needs the folder for its files');
run(folder);
