/** What a player or a file can cause comes back as a value; only a programmer's mistake throws. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Ends a switch over a union; reaching it means that the union grew and the switch did not. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}

/** What a thrown value says, for logs and reasons. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** A stranger's value as an error may quote it: plain, and short however deep and long it is. */
export type Quoted = string | number | boolean | null | undefined;

const LONGEST_QUOTE = 200;

/** What to quote of a value that was not understood; lists and objects are only named as such. */
export function quoted(value: unknown): Quoted {
  if (typeof value === 'string') return value.slice(0, LONGEST_QUOTE);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'object') return Array.isArray(value) ? '[…]' : '{…}';
  return undefined;
}
