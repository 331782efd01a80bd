import * as v from 'valibot';
import { readJson, type TextStore, writeJson } from '../preferences/storage.ts';

/**
 * What the program noted of itself lately, for reports: bounded, kept across starts where the browser keeps
 * anything, and never sent. Lines are codes and words of the program, not of the person.
 */
export interface Note {
  /** When, in ms since 1970, by a clock that may be wrong. */
  readonly at: number;
  readonly line: string;
}

export interface Journal {
  note(line: string): void;
  /** The oldest first. */
  readonly notes: readonly Note[];
}

const KEY = 'dappen.journal';
export const MOST_NOTES = 200;
export const LONGEST_LINE = 300;

const kept = v.array(v.object({ at: v.pipe(v.number(), v.finite()), line: v.string() }));

/** The journal in `store`; one that cannot be read begins anew. */
export function openJournal(store: TextStore, now: () => number): Journal {
  const stored = v.safeParse(kept, readJson(store, KEY));
  let notes: readonly Note[] = stored.success ? stored.output.slice(-MOST_NOTES) : [];
  return {
    note(line) {
      notes = [...notes, { at: now(), line: line.slice(0, LONGEST_LINE) }].slice(-MOST_NOTES);
      // what cannot be kept is still there until the program ends
      writeJson(store, KEY, notes);
    },
    get notes() {
      return notes;
    },
  };
}
