import type { Busy } from '../pieces.ts';
import type { LookTask } from '../search/play.ts';

/** Swings of one world, or undefined where that took too long. */
export type Swings = readonly number[] | undefined;

/** A share of the worlds that others look into. */
export interface Job {
  /** Gives a world away, if somebody has room for one. */
  give(index: number, where: Uint8Array): boolean;
  /** What has not been answered is of no use any more. */
  end(): void;
}

/** Threads that look into worlds beside this one (docs/architecture.md). */
export interface Helpers {
  /** `answered` is called for each world given away, unless whoever has it is lost; `roomAgain` after it. */
  job(task: LookTask, answered: (index: number, swings: Swings) => void): Job;
}

/** What whoever shares work out does itself. */
export interface Own {
  /** Another world; `busy` if it is not drawn yet; undefined if there is none. */
  readonly next: () => Uint8Array | Busy | undefined;
  /** Looks into a world, and may stop if its swings are not `wanted` any more. */
  readonly look: (where: Uint8Array, wanted: () => boolean) => Promise<Swings>;
  /** Time is up. */
  readonly late: () => boolean;
  /** Lets other work go on. */
  readonly pause: () => Promise<void>;
}

/**
 * Looks into all worlds that `next` gives: some here, some by helpers, whoever has time. What helpers have
 * not answered when nothing else is left is done here as well, so that a lost or slow one costs time and
 * nothing else. In the order in which the worlds came; those that were not looked into in time are missing.
 */
export async function share(
  task: LookTask,
  { next, look, late, pause }: Own,
  helpers: Helpers | undefined,
): Promise<{ readonly index: number; readonly swings: Swings }[]> {
  const found = new Map<number, Swings>();
  const away = new Map<number, Uint8Array>();
  let count = 0;
  let ended = false;
  const job = helpers?.job(task, (index, swings) => {
    if (ended) return;
    found.set(index, swings);
    away.delete(index);
    giveAway();
  });

  /** A world that had to be drawn to find that nobody has room for it is done here. */
  let kept: { index: number; where: Uint8Array } | undefined;
  function draw(): { index: number; where: Uint8Array } | Busy | undefined {
    const own = kept;
    kept = undefined;
    if (own !== undefined) return own;
    const where = next();
    return where === undefined || where === 'busy' ? where : { index: count++, where };
  }
  function giveAway(): void {
    while (job !== undefined && kept === undefined) {
      const world = draw();
      if (world === undefined || world === 'busy') return;
      if (job.give(world.index, world.where)) away.set(world.index, world.where);
      else kept = world;
    }
  }

  /** The world given away last: the one least likely to be begun. */
  const last = (): { index: number; where: Uint8Array } | undefined => {
    const [index, where] = [...away].at(-1) ?? [];
    return index === undefined || where === undefined ? undefined : { index, where };
  };

  try {
    for (;;) {
      giveAway();
      const world = draw();
      if (world === 'busy') {
        await pause();
        continue;
      }
      const mine = world ?? (late() ? undefined : last());
      if (mine === undefined) break;
      const { index, where } = mine;
      const swings = await look(where, () => !found.has(index));
      // an answer that came meanwhile is the same
      if (!found.has(index)) found.set(index, swings);
      away.delete(index);
    }
  } finally {
    ended = true;
    job?.end();
  }
  return [...found].sort(([a], [b]) => a - b).map(([index, swings]) => ({ index, swings }));
}
