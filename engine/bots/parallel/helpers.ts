import type { FromHelper, ToHelper } from './helper.ts';
import type { Helpers } from './share.ts';

/** A helping thread as whoever started it sees it. */
export interface HelperThread {
  post(message: ToHelper): void;
  /** `answer` gets every message of the thread, `gone` that it failed or ended. Called once, at the start. */
  listen(answer: (message: FromHelper) => void, gone: () => void): void;
}

/** Worlds a helper may have at a time: one in work, one ready to go on with. */
const ROOM = 2;

/** Helpers beside the thread that asks, on a machine with so many cores: the window wants its share too. */
export const helpersFor = (cores: number): number => Math.max(0, Math.min(cores - 1, MOST_HELPERS));
const MOST_HELPERS = 3;

interface Helper {
  readonly thread: HelperThread;
  /** Worlds it has not answered. */
  load: number;
}

/**
 * Up to `count` helping threads, started when the first job is there. One that fails is not started again:
 * what it had is done by whoever asked.
 */
export function createHelpers(start: () => HelperThread, count: number): Helpers {
  const answers = new Map<number, (index: number, swings: FromHelper['swings']) => void>();
  let team: Set<Helper> | undefined;
  let jobs = 0;

  function started(): Set<Helper> {
    if (team !== undefined) return team;
    const all = new Set<Helper>();
    team = all;
    for (let i = 0; i < count; i++) {
      const thread = attempt(start);
      if (thread === undefined) break;
      const helper: Helper = { thread, load: 0 };
      all.add(helper);
      thread.listen(
        ({ job, index, swings }) => {
          helper.load--;
          answers.get(job)?.(index, swings);
        },
        () => all.delete(helper),
      );
    }
    return all;
  }

  return {
    job(task, answered) {
      const job = ++jobs;
      const told = new Set<Helper>();
      answers.set(job, answered);
      return {
        give(index, where) {
          const [helper] = [...started()].sort((a, b) => a.load - b.load);
          if (helper === undefined || helper.load >= ROOM) return false;
          if (!told.has(helper)) helper.thread.post({ type: 'job', job, task });
          told.add(helper);
          helper.load++;
          helper.thread.post({ type: 'world', job, index, where });
          return true;
        },
        end() {
          answers.delete(job);
          for (const { thread } of told) thread.post({ type: 'end', job });
        },
      };
    },
  };
}

/** Where no thread can be started there is none. */
function attempt(start: () => HelperThread): HelperThread | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}
