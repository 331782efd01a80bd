import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before the host: kills the process, as `kill -9` would, at call number DAPPEN_KILL_AT (from 0) to
 * the file system. A write is killed with half of its text down.
 */
let left = Number(process.env.DAPPEN_KILL_AT);

const die = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};

const guarded =
  (work) =>
  async (...args) => {
    if (left-- === 0) await die();
    return work(...args);
  };

const open = files.open;
for (const name of ['mkdir', 'readdir', 'readFile', 'rename', 'rm', 'stat'])
  files[name] = guarded(files[name]);
files.open = guarded(async (...args) => {
  const handle = await open(...args);
  const writeFile = handle.writeFile.bind(handle);
  handle.writeFile = async (text) => {
    if (left-- !== 0) return writeFile(text);
    await writeFile(text.slice(0, text.length / 2));
    return die();
  };
  handle.sync = guarded(handle.sync.bind(handle));
  handle.close = guarded(handle.close.bind(handle));
  return handle;
});
syncBuiltinESMExports();
