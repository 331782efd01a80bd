import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';

/**
 * Everything the saved match asks of the file system, one call at a time, so that tests can let each of
 * them fail. Paths are absolute; every call rejects with the system's error, its `code` included.
 */
export interface Disk {
  makeFolder(folder: string): Promise<void>;
  /** Names in a folder. */
  list(folder: string): Promise<readonly string[]>;
  read(file: string): Promise<string>;
  exists(file: string): Promise<boolean>;
  /** Writes the whole text and waits until it is on the medium. When it is cut off, part of it may be there. */
  write(file: string, text: string): Promise<void>;
  /** Puts a file in the place of another, all or nothing. */
  rename(from: string, to: string): Promise<void>;
  /** No error if there is none. */
  remove(file: string): Promise<void>;
  /** Waits until a rename or removal in the folder is on the medium too. */
  flush(folder: string): Promise<void>;
}

export const isMissing = (reason: unknown): boolean =>
  reason instanceof Error && 'code' in reason && reason.code === 'ENOENT';

/** Some network file systems flush files only. */
const cannotFlushFolders = (reason: unknown): boolean =>
  reason instanceof Error && 'code' in reason && (reason.code === 'EINVAL' || reason.code === 'ENOTSUP');

export const realDisk: Disk = {
  makeFolder: async (folder) => {
    await mkdir(folder, { recursive: true });
  },
  list: (folder) => readdir(folder),
  read: (file) => readFile(file, 'utf8'),
  exists: async (file) => {
    try {
      await stat(file);
      return true;
    } catch (reason) {
      if (isMissing(reason)) return false;
      throw reason;
    }
  },
  async write(file, text) {
    const handle = await open(file, 'w');
    try {
      await handle.writeFile(text); // goes on after a short write, which a nearly full disk makes
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  rename,
  remove: (file) => rm(file, { force: true }),
  async flush(folder) {
    if (process.platform === 'win32') return; // folders cannot be opened there
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } catch (reason) {
      if (!cannotFlushFolders(reason)) throw reason;
    } finally {
      await handle.close();
    }
  },
};
