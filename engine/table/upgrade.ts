import { err, ok, type Result } from '../result.ts';

/**
 * The `table` key of a saved match through its versions (docs/records.md). A save says its version as
 * `table.version`; the first ones said none. Each step turns one version into the next, so that every
 * save ever written can be gone on with.
 */

type Fields = Readonly<Record<string, unknown>>;

/** What a step may have to know of the match the key belongs to. */
export interface Around {
  readonly players: number;
  readonly hands: number;
}

type Step = (table: Fields, around: Around) => Fields;

const many = <T>(count: number, item: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => item(i));

/** For somebody of whose name nothing is left. */
export const spareName = (seat: number): string => `Player ${seat + 1}`;

/** Version 1 knew no version, and its first saves neither names nor marks of assistance. */
const fromFirst: Step = (table, { players, hands }) => ({
  ...table,
  names: table.names ?? many(players, spareName),
  assisted: table.assisted ?? many(hands, () => false),
});

const STEPS: readonly Step[] = [fromFirst];

/** The version that is written now. */
export const TABLE_VERSION = STEPS.length + 1;

/** The key as it would be written now, its values still unchecked. */
export function upgraded(table: unknown, around: Around): Result<Fields, 'newer' | 'garbled'> {
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return err('garbled');
  const fields = table as Fields;
  const version = Object.hasOwn(fields, 'version') ? fields.version : 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return err('garbled');
  if (version > TABLE_VERSION) return err('newer');
  const steps = STEPS.slice(version - 1);
  return ok(steps.reduce((before, step) => step(before, around), fields));
}
