import { type HostEvent, parseHostEvent } from '#engine/table/protocol.ts';

/**
 * A message of the host, or undefined for anything that is none. A message that does not fit comes from
 * a broken host: it is reported to the console, and the sitting goes on with the next one.
 */
export function checkedEvent(message: unknown): HostEvent | undefined {
  const parsed = parseHostEvent(message);
  if (parsed.ok) return parsed.value;
  console.error('not a message of the host:', parsed.error);
  return undefined;
}
