import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Store } from '#engine/table/store.ts';

const NAME = 'match.json';
/** What a write that was cut off leaves beside the file; the file itself is always whole. */
const LEFTOVER = /^match\.json\.\d+$/;

const isMissing = (reason: unknown): boolean =>
  reason instanceof Error && 'code' in reason && reason.code === 'ENOENT';

/**
 * The saved match as `match.json` in `folder`. Written beside it, flushed and renamed, so that after a crash
 * at any moment it holds the old text or the new one. An unreadable one becomes `match-unreadable-1.json`,
 * `-2` … and is never touched again.
 */
export function fileStore(folder: string): Store {
  const file = path.join(folder, NAME);

  async function sweep(): Promise<void> {
    const leftovers = (await readdir(folder)).filter((name) => LEFTOVER.test(name));
    await Promise.all(leftovers.map((name) => rm(path.join(folder, name), { force: true })));
  }

  async function freeName(): Promise<string> {
    for (let number = 1; ; number += 1) {
      const name = path.join(folder, `match-unreadable-${number}.json`);
      try {
        await access(name);
      } catch (reason) {
        if (isMissing(reason)) return name;
        throw reason;
      }
    }
  }

  return {
    async load() {
      await mkdir(folder, { recursive: true });
      await sweep();
      try {
        return await readFile(file, 'utf8');
      } catch (reason) {
        if (isMissing(reason)) return undefined;
        throw reason;
      }
    },
    save: (text) => writeFileAtomic(file, text),
    clear: () => rm(file, { force: true }),
    async setAside(text) {
      const aside = await freeName();
      try {
        await rename(file, aside); // the bytes as they are, also those that are no text
      } catch (reason) {
        if (!isMissing(reason)) throw reason;
        await writeFileAtomic(aside, text);
      }
    },
  };
}
