import type { HostEvent, Request } from '#engine/table/protocol.ts';

/**
 * How messages reach the host of the sitting. The renderer gets one and does not know which transport
 * carries it.
 *
 * - `connecting`: not yet there (also while a dead host is being replaced).
 * - `open`: messages go through. Every time this state is entered the host may be a new one: say `hello`.
 * - `elsewhere`: another window holds the game; this one takes over when that one closes.
 * - `lost`: the host died again and again; only `retry` starts it once more.
 */
export type LinkState = 'connecting' | 'open' | 'elsewhere' | 'lost';

export interface Link {
  readonly state: LinkState;
  /** Sends one request. Dropped unless `open`: the answer to `hello` tells the state anyway. */
  send(request: Request): void;
  /** Hears every event of the host, already checked. Returns how to stop. */
  onEvent(listener: (event: HostEvent) => void): () => void;
  /** Hears every change of `state`. Returns how to stop. */
  onState(listener: (state: LinkState) => void): () => void;
  /** Tries again after `elsewhere` or `lost`. */
  retry(): void;
}
