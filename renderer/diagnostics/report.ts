import type { SittingView } from '#engine/table/protocol.ts';
import { PREFERENCE_KEYS, type Preferences } from '../preferences/definitions.ts';
import type { Note } from './journal.ts';

/** Everything a report is made of. */
export interface ReportParts {
  readonly version: string;
  readonly edition: string;
  /** What the browser, or the Chromium of the desktop edition, calls itself. */
  readonly browser: string;
  readonly preferences: Preferences;
  /** The match as a record; undefined without one, or when the host does not answer. */
  readonly record: string | undefined;
  /** What the person saw last. */
  readonly view: SittingView | undefined;
  readonly notes: readonly Note[];
  /** The last lines of the desktop edition's own log; none in the browser. */
  readonly log: readonly string[];
}

/**
 * A report for whoever looks for a mistake, as a text that a person can read before mailing it:
 * `{ "format": "dappen-report/1", … }`. No names of people, no seeds that somebody typed, no places on this
 * computer; nobody's cards that the person could not see (the record leaves out the running hand).
 */
export function reportOf(parts: ReportParts): string {
  const { version, edition, browser, preferences, record, view, notes, log } = parts;
  const names = [preferences.playerName, ...(view?.names ?? []), ...namesIn(record)];
  const settings = PREFERENCE_KEYS.flatMap((key) => (key === 'playerName' ? [] : [[key, preferences[key]]]));
  const report = {
    format: 'dappen-report/1',
    version,
    edition,
    browser,
    settings: Object.fromEntries(settings) as unknown,
    rules: view?.rules,
    record: impersonal(parsed(record)),
    view: impersonal(view),
    notes: notes.map(({ at, line }) => `${timeOf(at)} ${cleaned(line, names)}`),
    log: log.map((line) => cleaned(line, names)),
  };
  return `${JSON.stringify(report, undefined, 1)}\n`;
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function namesIn(record: string | undefined): string[] {
  const match = parsed(record);
  const table = isFields(match) ? match.table : undefined;
  const names = isFields(table) ? table.names : undefined;
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** The same data without `names` and `seed` at any depth. */
function impersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(impersonal);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key === 'names' || key === 'seed' ? [] : [[key, impersonal(inner)]],
    ),
  );
}

const timeOf = (at: number): string =>
  Math.abs(at) <= 8.64e15 ? new Date(at).toISOString() : 'at an impossible time';

/** A place in one of our own files, as errors tell it: what comes before the file's name is left out. */
const OUR_PLACE = /(?:app|https?|blob|file):\/\/[^\s()]*\/([\w.-]+:\d+:\d+)/g;
const QUOTED_PATH = /(["'`])[^"'`]*[\\/][^"'`]*\1/g;
/** From a path's first sign to the end of the line: nobody can tell where a path with spaces ends. */
const PATH = /(?:[A-Za-z]:)?[\\/](?=\S).*$/gm;

/** A line without names of people and places on this computer. */
export function cleaned(line: string, names: readonly string[]): string {
  let clean = line.replace(OUR_PLACE, '$1').replace(QUOTED_PATH, '(path)').replace(PATH, '(path)');
  for (const name of names) if (name.length > 1) clean = clean.replaceAll(name, '(name)');
  return clean;
}
