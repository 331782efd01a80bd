import path from 'node:path';
import type { Disk } from '#electron/host/disk.ts';

/** Disks that fail where a test wants it, behind the one interface through which the save is written. */

/**
 * What happens at a call. `fails`: it does nothing and rejects. `torn`: a write gets half of its text
 * down and rejects. `dies`: the process is gone before the call, `diesTorn` in the middle of a write, and
 * `diesAfter` just after the call: nothing is done any more, and nobody is told.
 */
export const MISHAPS = ['fails', 'torn', 'dies', 'diesTorn', 'diesAfter'] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface Fault {
  /** Which call it happens at, from 0. */
  readonly at: number;
  readonly mishap: Mishap;
  /** The system's error code of a call that rejects. */
  readonly code: string;
}

export interface FaultyDisk {
  readonly disk: Disk;
  /** Calls so far. */
  readonly calls: () => number;
  /** The process that used the disk is gone. */
  readonly dead: () => boolean;
}

const errorOf = (code: string, what: string): Error =>
  Object.assign(new Error(`${code}: ${what} '/home/somebody/match.json'`), { code });
const never = (): Promise<never> => new Promise(() => undefined);

/** `real` with one mishap. */
export function faultyDisk(real: Disk, { at, mishap, code }: Fault): FaultyDisk {
  let calls = 0;
  let dead = false;

  /** `half`: what a call that is cut off in the middle does. */
  async function call<T>(what: string, whole: () => Promise<T>, half?: () => Promise<void>): Promise<T> {
    if (dead) return never();
    const now = calls === at;
    calls += 1;
    if (!now) return whole();
    if (mishap === 'torn' || mishap === 'diesTorn') await half?.();
    if (mishap === 'diesAfter') await whole();
    dead = mishap.startsWith('dies');
    if (dead) return never();
    throw errorOf(code, what);
  }

  return {
    disk: {
      makeFolder: (folder) => call('mkdir', () => real.makeFolder(folder)),
      list: (folder) => call('scandir', () => real.list(folder)),
      read: (file) => call('open', () => real.read(file)),
      exists: (file) => call('stat', () => real.exists(file)),
      write: (file, text) =>
        call(
          'write',
          () => real.write(file, text),
          () => real.write(file, text.slice(0, text.length / 2)),
        ),
      rename: (from, to) => call('rename', () => real.rename(from, to)),
      remove: (file) => call('unlink', () => real.remove(file)),
      flush: (folder) => call('fsync', () => real.flush(folder)),
    },
    calls: () => calls,
    dead: () => dead,
  };
}

/** A disk in memory: one flat folder that is always there. `files` by full path. */
export function memoryDisk(
  files = new Map<string, string>(),
): Disk & { readonly files: Map<string, string> } {
  const taken = (file: string): string => {
    const text = files.get(file);
    if (text === undefined) throw errorOf('ENOENT', 'open');
    return text;
  };
  return {
    files,
    makeFolder: async () => undefined,
    list: async (folder) => [...files.keys()].map((file) => path.relative(folder, file)),
    read: async (file) => taken(file),
    exists: async (file) => files.has(file),
    write: async (file, text) => {
      files.set(file, text);
    },
    rename: async (from, to) => {
      files.set(to, taken(from));
      files.delete(from);
    },
    remove: async (file) => {
      files.delete(file);
    },
    flush: async () => undefined,
  };
}
