import { parseRecord, replay } from '#engine/match/index.ts';
import type { ExpectedReplay } from './worked.ts';

/** What `dappen replay --trace` says to a record's text, the wording of an error left out. */
export function replayed(text: string): ExpectedReplay {
  const record = parseRecord(text);
  const played = record.ok ? replay(record.value, { trace: true }) : record;
  if (played.ok) return { ...played.value };
  const { code, index } = played.error;
  return { ok: false, error: { code, index } };
}
