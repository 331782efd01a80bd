import { type LookTask, looker } from '../search/play.ts';
import { SOLVER_BYTES } from '../search/search.ts';
import { Solver } from '../solver/solver.ts';
import type { Swings } from './share.ts';

/** What a helping thread is told. A job's worlds follow it; `end`: none of it is wanted any more. */
export type ToHelper =
  | { readonly type: 'job'; readonly job: number; readonly task: LookTask }
  | { readonly type: 'world'; readonly job: number; readonly index: number; readonly where: Uint8Array }
  | { readonly type: 'end'; readonly job: number };

/** What it answers to each world; to one that nobody wants any more without having looked. */
export interface FromHelper {
  readonly job: number;
  readonly index: number;
  readonly swings: Swings;
}

/**
 * The helping thread's side: looks into one world after another. `pause` lets messages in between two
 * worlds, so that what nobody wants any more is not begun.
 */
export function createHelper(
  post: (answer: FromHelper) => void,
  pause: () => Promise<void>,
): { receive(message: ToHelper): Promise<void> } {
  const solver = new Solver(SOLVER_BYTES);
  const jobs = new Map<number, ReturnType<typeof looker>>();
  const waiting: Extract<ToHelper, { type: 'world' }>[] = [];
  let working = false;

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    try {
      for (let world = waiting.shift(); world !== undefined; world = waiting.shift()) {
        const { job, index, where } = world;
        const look = jobs.get(job);
        post({ job, index, swings: look && (await whole(look(where, solver), job)) });
        await pause();
      }
    } finally {
      working = false;
    }
  }

  /** Worlds that nobody wants any more are left in the middle. */
  async function whole(pieces: ReturnType<ReturnType<typeof looker>>, job: number): Promise<Swings> {
    const swings: number[] = [];
    for (const swing of pieces) {
      if (swing === undefined || !jobs.has(job)) return undefined;
      if (swing !== 'busy') swings.push(swing);
      else await pause();
    }
    return swings;
  }

  return {
    async receive(message) {
      if (message.type === 'job') jobs.set(message.job, looker(message.task));
      else if (message.type === 'end') jobs.delete(message.job);
      else {
        waiting.push(message);
        await work();
      }
    },
  };
}
