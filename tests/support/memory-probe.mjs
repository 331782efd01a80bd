/** Loaded before the host, with `--expose-gc`: tells what the process holds when it is asked. */
function tell(message) {
  if (message?.type !== 'memory') return;
  globalThis.gc();
  const { rss, heapUsed } = process.memoryUsage();
  process.send({ type: 'memory', rss, heapUsed });
}

// Not before the host listens itself: the first listener opens the channel, and what came early would be lost.
process.on('newListener', function follow(event) {
  if (event !== 'message') return;
  process.off('newListener', follow);
  process.on('message', tell);
});
