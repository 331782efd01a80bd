import { Worker } from 'node:worker_threads';
import type { HelperThread } from '#engine/bots/parallel/helpers.ts';

/** A thread of this process, from the file that is built beside the host's. It keeps no process alive. */
export function helperThread(): HelperThread {
  const worker = new Worker(new URL('./helper.js', import.meta.url));
  worker.unref();
  return {
    post: (message) => worker.postMessage(message),
    listen(answer, gone) {
      worker.on('message', answer);
      worker.on('error', (reason) => {
        console.error(`a helping thread failed: ${reason}`);
        gone();
      });
      worker.on('exit', gone);
    },
  };
}
