import type { SaveTrouble } from './protocol.ts';

/** Names and codes of what stores reject with: Node's error codes, IndexedDB's exception names. */
const TROUBLES: Readonly<Record<string, SaveTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  QuotaExceededError: 'full',
  EROFS: 'forbidden',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  SecurityError: 'unavailable',
  InvalidStateError: 'unavailable',
  UnknownError: 'unavailable',
};

/** What a store's rejection means for the person at the table. */
export function troubleOf(thrown: unknown): SaveTrouble {
  if (typeof thrown !== 'object' || thrown === null) return 'unknown';
  const { code, name } = thrown as { readonly code?: unknown; readonly name?: unknown };
  for (const sign of [code, name]) {
    if (typeof sign === 'string' && Object.hasOwn(TROUBLES, sign)) return TROUBLES[sign] ?? 'unknown';
  }
  return 'unknown';
}
