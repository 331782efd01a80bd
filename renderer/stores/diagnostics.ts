import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { SittingView } from '#engine/table/protocol.ts';
import { openJournal } from '../diagnostics/journal.ts';
import { reportOf } from '../diagnostics/report.ts';
import { browserStore } from '../preferences/storage.ts';
import { usePreferences } from './preferences.ts';

/** What can happen that a person is told of: the host was replaced; the page itself failed. */
export type Happening = 'hostRestarted' | 'pageError';

/** The report is made all the same when main does not answer for so long, in ms. */
const LOG_LIMIT = 2_000;

/** What the desktop edition logged of itself lately. */
const mainLog = (): Promise<readonly string[]> =>
  new Promise((resolve) => {
    if (window.dappen === undefined) return resolve([]);
    window.dappen.readLog(resolve);
    setTimeout(resolve, LOG_LIMIT, []);
  });

/**
 * What the program notes of itself, what it has to say when something happened, and reports of both. Nothing
 * of it leaves the machine but by a file that the person saves.
 */
export const useDiagnostics = defineStore('diagnostics', () => {
  const preferences = usePreferences();
  const journal = openJournal(browserStore(), Date.now);
  const happened = ref<Happening>();
  /** The person is being told what a report holds. */
  const offering = ref(false);
  /** Errors that were told already: one that comes again and again is told once. */
  const told = new Set<string>();

  const note = (line: string): void => journal.note(line);

  function happen(what: Happening): void {
    note(`happened: ${what}`);
    happened.value ??= what;
  }

  /** An error of the page that nobody caught. */
  function pageFailed(thrown: unknown): void {
    const what = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
    const stack = thrown instanceof Error ? (thrown.stack ?? '').split('\n').slice(1, 4) : [];
    note(['page:', what, ...stack.map((line) => line.trim())].join(' | '));
    if (told.has(what)) return;
    told.add(what);
    happen('pageError');
  }

  /** The report's text, with the match as far as it is known. */
  const report = async (record: string | undefined, view: SittingView | undefined): Promise<string> =>
    reportOf({
      version: __VERSION__,
      edition: __EDITION__,
      browser: navigator.userAgent,
      preferences,
      record,
      view,
      notes: journal.notes,
      log: await mainLog(),
    });

  const dismiss = (): void => {
    happened.value = undefined;
  };

  return { happened, offering, note, happen, pageFailed, report, dismiss };
});
