import path from 'node:path';
import type { Store } from '#engine/table/store.ts';
import { type Disk, isMissing, realDisk } from './disk.ts';

const NAME = 'match.json';
/** What a write that was cut off leaves beside the file; the file itself is always whole. */
const LEFTOVER = /^match\.json\.\d+$/;

/**
 * The saved match as `match.json` in `folder`. Written beside it, flushed and renamed, so that after a crash
 * at any moment it holds the old text or the new one. An unreadable one becomes `match-unreadable-1.json`,
 * `-2` … and is never touched again.
 */
export function fileStore(folder: string, disk: Disk = realDisk): Store {
  const file = path.join(folder, NAME);
  const beside = path.join(folder, `${NAME}.${process.pid}`);

  async function sweep(): Promise<void> {
    const leftovers = (await disk.list(folder)).filter((name) => LEFTOVER.test(name));
    await Promise.all(leftovers.map((name) => disk.remove(path.join(folder, name))));
  }

  async function freeName(): Promise<string> {
    for (let number = 1; ; number += 1) {
      const name = path.join(folder, `match-unreadable-${number}.json`);
      if (!(await disk.exists(name))) return name;
    }
  }

  /** All or nothing. What could not be finished is left for `sweep` if it cannot be removed either. */
  async function replace(target: string, text: string): Promise<void> {
    try {
      await disk.write(beside, text);
      await disk.rename(beside, target);
    } catch (reason) {
      await disk.remove(beside).catch(() => undefined);
      throw reason;
    }
    await disk.flush(folder);
  }

  return {
    async load() {
      await disk.makeFolder(folder);
      // What a crash left behind is untidy, no more: a folder that cannot be tidied can still be read.
      await sweep().catch(() => undefined);
      try {
        return await disk.read(file);
      } catch (reason) {
        if (isMissing(reason)) return undefined;
        throw reason;
      }
    },
    async save(text) {
      try {
        await replace(file, text);
      } catch (reason) {
        if (!isMissing(reason)) throw reason;
        // The folder was moved or deleted while the game ran.
        await disk.makeFolder(folder);
        await replace(file, text);
      }
    },
    async clear() {
      await disk.remove(file);
      await disk.flush(folder);
    },
    async setAside(text) {
      const aside = await freeName();
      try {
        await disk.rename(file, aside); // the bytes as they are, also those that are no text
      } catch (reason) {
        if (!isMissing(reason)) throw reason;
        await replace(aside, text);
      }
      await disk.flush(folder);
    },
  };
}
