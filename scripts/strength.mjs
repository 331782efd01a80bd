import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { CLI, ensureCli } from './lib/build-cli.mjs';
import { at, say } from './lib/project.mjs';

/**
 * `npm run strength`: plays everything that docs/strength.md shows and writes the tables in it anew. The
 * same commands give the same tables, times aside. `--resume` keeps results that are there already in
 * out/strength, `--scale 0.1` plays a tenth of the deals (a first look), `--jobs 1` uses one processor
 * core alone, `--tables` plays nothing and writes what is there.
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: String(Math.max(1, cpus().length)) },
    scale: { type: 'string', default: '1' },
    resume: { type: 'boolean', default: false },
    tables: { type: 'boolean', default: false },
  },
});

/** @typedef {{ players: 6 | 7, preset: 'basic' | 'furtwangen' }} Setting */
/** @typedef {{ hands: number, value: number | null, se: number | null }} Gain */
/** @typedef {Gain & { over: string, asDapper: Gain, asTeam: Gain, bothDapper: Gain }} Gains */
/** Of one run; processor time in seconds. */
/** @typedef {{ deals: number, processorSeconds?: number, bots: { gains: Gains[], decisionMs: { p50: number, p95: number } }[] }} Report */
/** @typedef {{ setting: Setting, tested: string, baselines: string[], seats: string, deals: number }} Run */

/** @type {Setting[]} */
const SETTINGS = [
  { players: 6, preset: 'basic' },
  { players: 6, preset: 'furtwangen' },
  { players: 7, preset: 'basic' },
  { players: 7, preset: 'furtwangen' },
];
/**
 * Who is tested in every seat, over whom, in how many deals, and in how many at seven players if they are others.
 * @type {[string, string[], number, number?][]}
 */
const EVERYWHERE = [
  ['level1', ['random'], 50],
  ['thumb', ['level1'], 1200],
  ['level2', ['thumb'], 500],
  ['level3', ['level2', 'thumb'], 100],
  ['level4', ['level3', 'thumb'], 125, 250],
  ['level4/words', ['level3/words', 'thumb'], 1000],
  ['level4/play', ['thumb'], 100],
  ['perfect', ['thumb'], 40],
];
/** Who is tested in the Dapper's seat alone, over `thumb`, and in how many deals. */
const AS_DAPPER = ['level4', 'perfect'].flatMap((bot) => [
  { tested: bot, deals: 150 },
  ...['words', 'exchange', 'ultimos', 'play'].map((part) => ({
    tested: `${bot}/${part}`,
    // whole deals for each of its choices, slow under Furtwangen rules
    deals: bot === 'perfect' && part === 'exchange' ? 30 : 75,
  })),
]);

/** @param {Setting} setting @returns {Run[]} */
const runsOf = (setting) => [
  ...EVERYWHERE.map(([tested, baselines, atSix, atSeven = atSix]) => ({
    setting,
    tested,
    baselines,
    seats: 'all',
    deals: setting.players === 7 ? atSeven : atSix,
  })),
  ...AS_DAPPER.map(({ tested, deals }) => ({
    setting,
    tested,
    baselines: ['thumb'],
    seats: 'dapper',
    deals,
  })),
];

/** @param {number} deals */
const scaled = (deals) => Math.max(2, Math.round(deals * Number(values.scale)));

/** @param {Run} run */
function argsOf({ setting: { players, preset }, tested, baselines, seats, deals }) {
  const others = Array.from({ length: players - 1 }, () => 'thumb');
  const hands = seats === 'all' ? scaled(deals) * players : scaled(deals);
  return [
    'simulate',
    ...['--players', `${players}`, '--preset', preset, '--hands', `${hands}`, '--seed', 'strength'],
    ...['--bots', [tested, ...others].join(), '--baseline', baselines.join(), '--seats', seats],
  ];
}

/** @param {Run} run */
const fileOf = ({ setting: { players, preset }, tested, seats }) =>
  at('out', 'strength', `${[players, preset, tested.replace('/', '-'), seats].join('_')}.json`);

/** Plays one run in a process of its own. @param {Run} run @returns {Promise<void>} */
function play(run) {
  return new Promise((resolve, reject) => {
    const args = argsOf(run);
    const timed = ['--import', new URL('./lib/processor-time.mjs', import.meta.url).href];
    const child = spawn(process.execPath, [...timed, at(CLI), ...args, '--json'], {
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    });
    let out = '';
    let seconds = '';
    child.stdout?.on('data', (text) => {
      out += text;
    });
    child.stdio[3]?.on('data', (text) => {
      seconds += text;
    });
    child.once('error', reject);
    child.once('close', (status) => {
      if (status !== 0) return reject(new Error(`dappen ${args.join(' ')}: exit status ${status}`));
      const processorSeconds = Math.round(Number(seconds));
      writeFileSync(fileOf(run), JSON.stringify({ ...JSON.parse(out), processorSeconds }));
      resolve();
    });
  });
}

/** @param {Run[]} queue @param {number} all */
async function worker(queue, all) {
  for (let run = queue.shift(); run !== undefined; run = queue.shift()) {
    say(`${all - queue.length} of ${all}: dappen ${argsOf(run).join(' ')}`);
    await play(run);
  }
}

/** @param {Setting} setting @param {string} tested @param {string} seats @returns {Report | undefined} */
function reportOf(setting, tested, seats) {
  const file = fileOf({ setting, tested, seats, baselines: [], deals: 0 });
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {Setting} setting @param {string} tested @param {string} seats @param {string} over */
function gainsOf(setting, tested, seats, over) {
  return reportOf(setting, tested, seats)?.bots[0]?.gains.find((one) => one.over === over);
}

/** A mean with its 95 % interval, and the hands behind it. @param {Gain | undefined} gain */
function shown(gain) {
  const { hands = 0, value = null, se = null } = gain ?? {};
  return value === null || se === null ? '–' : `${signed(value)} ± ${(1.96 * se).toFixed(2)} (${hands})`;
}

/** @param {number} n */
const signed = (n) => (n < 0 ? `−${(-n).toFixed(2)}` : `+${n.toFixed(2)}`);
/** @param {Setting} setting */
const named = ({ players, preset }) => `${players}, ${preset === 'basic' ? 'Basic' : 'Furtwangen'}`;

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** One row: a figure for each setting. @param {string} title @param {(setting: Setting) => string} cell */
const row = (title, cell) => [title, ...SETTINGS.map(cell)];

/** @param {string} bot @param {'asDapper' | 'asTeam'} role */
const inRole = (bot, role) => row(bot, (setting) => shown(gainsOf(setting, bot, 'all', 'thumb')?.[role]));

/** @param {Setting} setting @param {string} bot */
const dapperSeat = (setting, bot) => gainsOf(setting, bot, 'dapper', 'thumb');

/** @param {number | null | undefined} own @param {number | null | undefined} whole */
const percent = (own, whole) => (own && whole ? `${Math.round((100 * own) / whole)} %` : '–');

/** Everything docs/strength.md shows between its marks. */
function results() {
  const head = SETTINGS.map(named);
  /** @param {Setting} setting */
  const times = (setting) => {
    const { p50, p95 } = reportOf(setting, 'level4', 'dapper')?.bots[0]?.decisionMs ?? {};
    return p50 === undefined || p95 === undefined ? '–' : `${p50.toFixed(1)} / ${p95.toFixed(0)}`;
  };
  /** @param {(tested: string) => boolean} counts */
  const minutes = (counts) => (/** @type {Setting} */ setting) => {
    const own = runsOf(setting).filter(({ tested }) => counts(tested));
    const seconds = own.map(({ tested, seats }) => reportOf(setting, tested, seats)?.processorSeconds);
    const known = seconds.flatMap((one) => one ?? []);
    const sum = (known.reduce((all, one) => all + one, 0) / 60).toFixed(1);
    return known.length === own.length ? sum : `${sum} (${known.length} of ${own.length} runs)`;
  };
  const steps = EVERYWHERE.slice(0, 6);
  return [
    `### The ladder\n\nGain in value a hand over the step below.`,
    table(
      ['step', ...head],
      steps.map(([tested, [below = '']]) =>
        row(`${tested} over ${below}`, (setting) => shown(gainsOf(setting, tested, 'all', below))),
      ),
    ),
    `### As Dapper\n\nGain over \`thumb\` in the hands the bot plays as Dapper, every seat tested in turn.`,
    table(
      ['bot', ...head],
      ['level3', 'level4', 'level4/words', 'perfect'].map((bot) => inRole(bot, 'asDapper')),
    ),
    'Gain over `thumb` in the seat that is Dapper among thumbs.',
    table(
      ['bot', ...head],
      [
        ...['level4', 'perfect'].map((bot) => row(bot, (setting) => shown(dapperSeat(setting, bot)))),
        row('level4 of perfect', (setting) =>
          percent(dapperSeat(setting, 'level4')?.value, dapperSeat(setting, 'perfect')?.value),
        ),
      ],
    ),
    `### As one of the team\n\nGain over \`thumb\` in all hands the bot does not play as Dapper.`,
    table(
      ['bot', ...head],
      ['level3', 'level4', 'level4/words', 'level4/play', 'perfect'].map((bot) => inRole(bot, 'asTeam')),
    ),
    `### Part by part\n\nOne part of the hand by the bot, all else by \`thumb\`, in the seat that is Dapper among thumbs.`,
    table(
      ['part', ...head],
      AS_DAPPER.filter(({ tested }) => tested.includes('/')).map(({ tested: bot }) =>
        row(bot, (setting) => shown(dapperSeat(setting, bot))),
      ),
    ),
    '### Time\n\nProcessor time of a decision in ms, where level 4 sits in the seat that is Dapper among thumbs.',
    table(['p50 / p95', ...head], [row('level4', times)]),
    'Processor time of all these runs in minutes.',
    table(
      ['runs', ...head],
      [
        row(
          '`level4` and its parts',
          minutes((tested) => tested.startsWith('level4')),
        ),
        row(
          '`perfect` and its parts',
          minutes((tested) => tested.startsWith('perfect')),
        ),
        row(
          'all',
          minutes(() => true),
        ),
      ],
    ),
  ].join('\n\n');
}

const MARKS = /(<!-- results -->\n)[\s\S]*?(\n<!-- end of results -->)/;

async function main() {
  const status = ensureCli();
  if (status !== 0) return status;
  mkdirSync(at('out', 'strength'), { recursive: true });
  const runs = SETTINGS.flatMap(runsOf);
  const queue = values.tables ? [] : runs.filter((run) => !(values.resume && existsSync(fileOf(run))));
  const all = queue.length;
  const started = Date.now();
  await Promise.all(Array.from({ length: Number(values.jobs) }, () => worker(queue, all)));
  say(`${all} runs in ${Math.round((Date.now() - started) / 60_000)} minutes`);
  const page = at('docs', 'strength.md');
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replace(MARKS, (_, before, after) => `${before}\n${results()}\n${after}`),
  );
  return 0;
}

process.exitCode = await main();
