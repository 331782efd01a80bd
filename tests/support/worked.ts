import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The worked records: a file's text and what `replay --trace` prints for it. */
export interface Worked {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly expected: ExpectedReplay;
}

export type ExpectedReplay =
  | { readonly ok: false; readonly error: { readonly code: string; readonly index: number | null } }
  | ({ readonly ok: true } & Readonly<Record<string, unknown>>);

const folder = fileURLToPath(new URL('../records/worked/', import.meta.url));

export function workedRecords(): Worked[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.endsWith('.expected.json'))
    .sort()
    .map((file) => ({
      name: file.replace('.json', ''),
      path: `${folder}${file}`,
      text: readFileSync(`${folder}${file}`, 'utf8'),
      expected: JSON.parse(readFileSync(`${folder}${file.replace('.json', '.expected.json')}`, 'utf8')),
    }));
}

/**
 * Printed replay in a form to compare: `legal` and `from` lists sorted, an error's `message` left out.
 */
export function comparable(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const list = value.map((item) => comparable(item));
    const text = (item: unknown): string => JSON.stringify(item);
    return key === 'legal' || key === 'from' ? list.sort((a, b) => (text(a) < text(b) ? -1 : 1)) : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([name, inner]) => inner !== undefined && !(name === 'message' && 'code' in value))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, comparable(inner, name)]));
}
