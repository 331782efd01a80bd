import { parentPort } from 'node:worker_threads';
import { createHelper } from '#engine/bots/parallel/helper.ts';

/** The desktop edition's helping thread: a worker that the host starts. */
const port = parentPort;
if (port === null) throw new Error('helper.js is started by the host, not by hand');
const helper = createHelper(
  (answer) => port.postMessage(answer),
  () => new Promise((resolve) => setImmediate(resolve)),
);
port.on('message', (message) => void helper.receive(message));
