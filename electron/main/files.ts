import { open } from 'node:fs/promises';
import path from 'node:path';
import type { FileFilter, SaveDialogOptions } from 'electron';
import { MAX_RECORD_BYTES, type OpenedFile } from '../contract.ts';
import type { Words } from './words.ts';

const RECORD = 'dappen';

export const recordFilter = (words: Words): FileFilter => ({ name: words.record, extensions: [RECORD] });

/** The record that a command line names, if any: the system starts us so when one is double-clicked. */
export function recordIn(argv: readonly string[], folder: string): string | undefined {
  const named = argv.slice(1).find((word) => !word.startsWith('-') && path.extname(word) === `.${RECORD}`);
  return named === undefined ? undefined : path.resolve(folder, named);
}

/** Reads what a record's file holds. Whether it is one is for the host to find out. */
export async function readRecord(file: string): Promise<OpenedFile> {
  try {
    const handle = await open(file, 'r');
    try {
      const { size } = await handle.stat();
      if (size > MAX_RECORD_BYTES) return { is: 'tooLarge' };
      return { is: 'text', text: await handle.readFile('utf8') };
    } finally {
      await handle.close();
    }
  } catch {
    return { is: 'unreadable' };
  }
}

/** How the system's dialog offers to save a file of this name. */
export function saveDialog(name: string, folder: string, words: Words): SaveDialogOptions {
  const extension = path.extname(name).slice(1);
  const kinds: Readonly<Record<string, string>> = {
    [RECORD]: words.record,
    csv: words.table,
    json: words.ruleSet,
  };
  const kind = kinds[extension];
  return {
    defaultPath: path.join(folder, path.basename(name)),
    filters: kind === undefined ? [] : [{ name: kind, extensions: [extension] }],
  };
}
