import { playOut } from '../bots/solver/playout.ts';
import type { Position } from '../bots/solver/position.ts';
import { positionOf } from '../bots/solver/setup.ts';
import { Solver } from '../bots/solver/solver.ts';
import { worldsPerSecond } from '../bots/worlds/bench.ts';
import { PLAYER_COUNTS, type PlayerCount } from '../games/dappen/rules.ts';
import { parseRecord, replay } from '../match/index.ts';
import { readArgs } from './args.ts';
import { benchBots } from './bench-bots.ts';
import { benchDeals, benchRecords } from './bench-deals.ts';
import { DONE, REFUSED, type Terminal } from './terminal.ts';

const BENCH_HELP = `dappen bench [options]

Measures how fast the parts of the program are on this machine, one processor core each, in processor time
of this process (so that other programs disturb little). The deals are fixed: see docs/solver.md.

  engine   random hands on the compact position, from the first lead to the count: cards played a second
  replay   1,000 six-player hands, played from their records with a trace
  solver   200 deals a table size at the Dapper's first lead, with nothing known before: best = the card
           points of the position, all = both values of every legal card; endings4 = best with four tricks
           left
  worlds   imagined deals a second
  bots     level 4's decisions, in one thread, and the longest wait of a message meanwhile (by the clock;
           busyMs is the same in processor time)

  --only PART   one part alone
  --deals N     deals a table size for the solver (default 200), a tenth of it for the bots
  --players N   6, 7 or 8 for the bots (default 7)
  --json        prints one JSON object and nothing else
  --help        this text`;

type Measured = Readonly<Record<string, unknown>>;

type Part = (deals: number, players: PlayerCount) => Measured | Promise<Measured>;

const PARTS: Readonly<Record<string, Part>> = {
  engine: benchEngine,
  replay: benchReplay,
  solver: benchSolver,
  worlds: () => worldsPerSecond(processorMs),
  bots: async (deals, players) => ({ ...(await benchBots(Math.ceil(deals / 10), players, processorMs)) }),
};

/** `dappen bench`; the exit status. */
export async function runBench(args: readonly string[], terminal: Terminal): Promise<number> {
  const read = readArgs(args, {
    only: { type: 'string' },
    deals: { type: 'string', default: '200' },
    players: { type: 'string', default: '7' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  if (!read.ok) {
    terminal.complain(`dappen bench: ${read.error}`);
    return REFUSED;
  }
  const { values, positionals } = read.value;
  if (values.help) {
    terminal.print(BENCH_HELP);
    return DONE;
  }
  const deals = Number(values.deals);
  const names = values.only === undefined ? Object.keys(PARTS) : [values.only];
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined || positionals.length > 0 || !Number.isInteger(deals) || deals < 1) {
    const parts = Object.keys(PARTS).join(', ');
    terminal.complain(`dappen bench: give --only one of ${parts}, and --deals a whole number from 1 up.`);
    return REFUSED;
  }
  const players = PLAYER_COUNTS.find((count) => String(count) === values.players);
  if (players === undefined) {
    terminal.complain(
      `dappen bench: --players must be ${PLAYER_COUNTS.join(', ')}, not "${values.players}".`,
    );
    return REFUSED;
  }
  const report: Record<string, unknown> = {};
  for (const name of names) {
    const measured = await PARTS[name]?.(deals, players);
    report[name] = measured;
    if (!values.json) terminal.print(`${name.padEnd(8)}${JSON.stringify(measured)}`);
  }
  if (values.json) terminal.print(JSON.stringify(report));
  return DONE;
}

/** Processor time of this process so far, in ms. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timed(run: () => void): number {
  const start = processorMs();
  run();
  return processorMs() - start;
}

const rounded = (ms: number): number => Number(ms.toPrecision(3));

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN);
}

const rootsOf = (players: 6 | 7, deals: number): Position[] =>
  benchDeals(players, deals).flatMap((state) => positionOf(state) ?? []);

const ROUNDS = 10;
const PLAYOUTS = 20_000;

/** The best of some rounds, at six and seven players in turn. */
function benchEngine(): Measured {
  const roots = [...rootsOf(6, 20), ...rootsOf(7, 20)];
  let seed = 1;
  let best = 0;
  let counted = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let cards = 0;
    const ms = timed(() => {
      for (let n = 0; n < PLAYOUTS; n++) {
        const root = roots[n % roots.length] as Position;
        seed = playOut(root, seed);
        counted += root.swing;
        cards += root.plies;
        while (root.plies > 0) root.undo();
      }
    });
    best = Math.max(best, (1000 * cards) / ms);
  }
  if (!Number.isFinite(counted)) throw new Error('a playout was not counted');
  return { cardPlaysPerSecond: Math.round(best) };
}

const REPLAYED = 1000;

function benchReplay(): Measured {
  const records = benchRecords(REPLAYED);
  const run = (count: number): void => {
    for (const text of records.slice(0, count)) {
      const record = parseRecord(text);
      if (!record.ok || !replay(record.value, { trace: true }).ok) throw new Error('a bench record is wrong');
    }
  };
  run(REPLAYED / 20);
  return { hands: REPLAYED, seconds: rounded(timed(() => run(REPLAYED)) / 1000) };
}

const WARM_UP = 20;
const ENDING = 4;

function benchSolver(deals: number): Measured {
  const solver = new Solver();
  const best = (position: Position): number => {
    solver.forget();
    return timed(() => {
      solver.cardPoints(position);
    });
  };
  const all = (position: Position): number => {
    solver.forget();
    return timed(() => {
      solver.all(position);
    });
  };
  const tables: Record<string, unknown> = {};
  const endings: number[] = [];
  for (const players of [6, 7] as const) {
    const roots = rootsOf(players, deals);
    for (const root of roots.slice(0, WARM_UP)) best(root);
    const bestMs = roots.map(best);
    const allMs = roots.map(all);
    tables[players] = {
      deals,
      best: {
        medianMs: quantile(bestMs, 0.5),
        p90Ms: quantile(bestMs, 0.9),
        maxMs: rounded(Math.max(...bestMs)),
      },
      all: { medianMs: quantile(allMs, 0.5), p90Ms: quantile(allMs, 0.9) },
    };
    endings.push(...roots.map((root, i) => best(ending(root, i + 1))));
  }
  return { ...tables, endings4: { medianMs: quantile(endings, 0.5) } };
}

/** Random play until four tricks are left. */
function ending(root: Position, seed: number): Position {
  playOut(root, seed);
  while (root.tricks - root.trick + 1 < ENDING || root.inTrick > 0) root.undo();
  return root;
}
