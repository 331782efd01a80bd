import { readdirSync, statSync } from 'node:fs';
import { at } from './project.mjs';

/**
 * Newest change below a file or folder in ms; folders count too, so that a deleted file is noticed.
 * A path that does not exist counts as never changed.
 * @param {string} file
 * @returns {number}
 */
function newest(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(file).reduce(
    (latest, name) => Math.max(latest, newest(`${file}/${name}`)),
    stat.mtimeMs,
  );
}

/**
 * Whether `output` is there and no source is newer than it.
 * @param {string} output path inside the project
 * @param {readonly string[]} sources paths inside the project
 */
export function isFresh(output, sources) {
  const built = statSync(at(output), { throwIfNoEntry: false });
  return built !== undefined && sources.every((source) => newest(at(source)) <= built.mtimeMs);
}
