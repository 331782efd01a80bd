import type { Means } from '../bots/bot.ts';
import { botFor } from '../bots/index.ts';
import { byThumb } from '../bots/thumb/thumb.ts';
import { rngFrom } from '../cards/rng.ts';
import { apply, newHand, observe, toAct } from '../games/dappen/index.ts';
import type { Observation } from '../games/dappen/observation.ts';
import { type PlayerCount, presetRules } from '../games/dappen/rules.ts';
import { dealDeck } from '../match/index.ts';
import { percentile } from './statistics.ts';

/** What level 4 takes for a decision, and how long a message waits meanwhile. */
export interface BotsMeasured {
  readonly level4: {
    readonly players: number;
    readonly decisions: number;
    /** Processor time of a decision, in one thread. */
    readonly p50Ms: number;
    readonly p95Ms: number;
    /** The longest time that a message would have had to wait, by the clock: the machine's other work counts. */
    readonly messageLatencyMs: number;
    /** The same for all but one in a hundred stretches between two pauses. */
    readonly p99LatencyMs: number;
    /** Processor time of the longest stretch in which no message could be answered. */
    readonly busyMs: number;
  };
}

/**
 * Times level 4 on the decisions of fixed deals that `thumb` plays, those with a choice, as the table asks
 * it: it pauses, and meanwhile a message comes again and again. `processorMs`: processor time so far.
 */
export async function benchBots(
  deals: number,
  players: PlayerCount,
  processorMs: () => number,
): Promise<BotsMeasured> {
  const bot = botFor('level4');
  const times: number[] = [];
  let waits: number[] = [];
  let busy = 0;
  let resumed = { clock: 0, processor: 0 };
  const look = (): void => {
    waits.push(performance.now() - resumed.clock);
    busy = Math.max(busy, processorMs() - resumed.processor);
  };
  const resume = (): void => {
    resumed = { clock: performance.now(), processor: processorMs() };
  };
  const means: Means = {
    now: () => performance.now(),
    pause: async () => {
      look();
      await new Promise((resolve) => setImmediate(resolve));
      resume();
    },
  };
  for (const [i, seen] of decisions(deals, players).entries()) {
    const start = processorMs();
    resume();
    await bot(seen, rngFrom(`bench ${i}`), {}, means);
    look();
    if (i >= WARM_UP) times.push(processorMs() - start);
    else {
      waits = [];
      busy = 0;
    }
  }
  times.sort((a, b) => a - b);
  waits.sort((a, b) => a - b);
  const ms = (sorted: readonly number[], part: number): number => rounded(percentile(sorted, part) ?? 0);
  return {
    level4: {
      players,
      decisions: times.length,
      p50Ms: ms(times, 0.5),
      p95Ms: ms(times, 0.95),
      messageLatencyMs: rounded(waits.at(-1) ?? 0),
      p99LatencyMs: ms(waits, 0.99),
      busyMs: rounded(busy),
    },
  };
}

/** Decisions that only warm the program up: one or two deals, so that every phase was thought about once. */
const WARM_UP = 60;

const rounded = (ms: number): number => Number(ms.toPrecision(3));

function decisions(deals: number, players: PlayerCount): Observation[] {
  const rules = presetRules('basic', players);
  const found: Observation[] = [];
  for (let number = 1; number <= deals; number++) {
    let state = newHand({ rules, dealer: number % players, deck: dealDeck('dappen', 'bench-bots', number) });
    for (let seat = toAct(state); seat !== undefined; seat = toAct(state)) {
      const seen = observe(state, seat);
      const [first, ...others] = seen.legal;
      if (others.length > 0 || first?.type === 'discard' || first?.type === 'ultimo') found.push(seen);
      const step = apply(state, seat, byThumb(seen).action);
      if (!step.ok) throw new Error(`bench deal ${number}: ${step.error.code}`);
      state = step.value.state;
    }
  }
  return found;
}
