/**
 * Whether a host is still there: a process or a Worker that is blocked for ever sends no error and does not end.
 * Whoever started it asks for a sign of life and counts, in ticks of its own, how often none came. Time by
 * the clock does not count: a machine that slept, a debugger that stood still or a clock that jumped is one tick,
 * in which the host was not there any more than the one who asks.
 */

/** The question and its answer, past everything else that host and page say to each other. */
export const PULSE = 'dappen:pulse';

/** Between two ticks, in ms. */
export const TICK_MS = 5_000;

/** So many ticks without what was waited for, and the host counts as hanging: 20 to 25 s while nothing sleeps.
 *  That is longer than any bot may think and than a start takes on a slow machine. */
export const MOST_TICKS = 4;

/** Waits for something, up to so many ticks. */
export interface Patience {
  readonly waits: boolean;
  /** Ticks since then; 0 while nothing is waited for. */
  readonly missed: number;
  /** Something has to come from now on. */
  wait(): void;
  /** It has come. */
  heard(): void;
  tick(): void;
}

/** `gone` is called once, at the tick that is one too many; after that nothing is waited for. */
export function patience(most: number, gone: () => void): Patience {
  let missed = -1;
  let over = false;
  return {
    get waits() {
      return missed >= 0;
    },
    get missed() {
      return Math.max(0, missed);
    },
    wait() {
      if (missed < 0) missed = 0;
    },
    heard() {
      missed = -1;
    },
    tick() {
      if (over || missed < 0) return;
      missed += 1;
      if (missed < most) return;
      over = true;
      gone();
    },
  };
}

export interface Pulse extends Pick<Patience, 'heard' | 'tick'> {
  /** The last question was still open at the latest tick. */
  readonly late: boolean;
}

/** Asks at every tick, unless the last question is still open. */
export function takePulse(ask: () => void, gone: () => void): Pulse {
  const answer = patience(MOST_TICKS, gone);
  return {
    get late() {
      return answer.missed > 0;
    },
    heard: answer.heard,
    tick() {
      answer.tick();
      if (answer.waits) return;
      answer.wait();
      ask();
    },
  };
}
