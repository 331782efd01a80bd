import type { ForeignCounts } from './arena.ts';
import type { BotReport, Gain } from './arena-report.ts';

/** The arena's report as JSON (docs/records.md) and as a table for people. */
export interface SimulateReport {
  readonly deals: number;
  readonly hands: number;
  readonly handsPerSecond: number;
  readonly bots: readonly EntryReport[];
}

type EntryReport = BotReport & { readonly foreign: ForeignCounts | undefined };

/**
 * The fields that docs/records.md lists; `gains` only for an entry that was compared, `foreign` only for a
 * foreign program.
 */
export const jsonReport = ({ deals, hands, handsPerSecond, bots }: SimulateReport) => ({
  deals,
  hands,
  handsPerSecond: Math.round(handsPerSecond * 10) / 10,
  bots: bots.map(({ name, value, se, asDapper, asTeam, decisionMs, gains, foreign }) => ({
    name,
    value,
    se,
    asDapper: {
      hands: asDapper.hands,
      winRate: asDapper.winRate,
      value: asDapper.value,
      se: asDapper.se,
    },
    asTeam,
    decisionMs,
    ...(gains.length > 0 && { gains }),
    ...(foreign && { foreign }),
  })),
});

const COLUMNS = [
  'bot',
  'value',
  '±',
  'as Dapper',
  'won',
  'value',
  '±',
  'Solo',
  'drafted',
  'raised',
  'as team',
  'ms p50',
  'ms p95',
] as const;

/** A table, one line per entry of the line-up. */
export function textReport({ deals, hands, handsPerSecond, bots }: SimulateReport): string[] {
  const rows = [COLUMNS, ...bots.map(row)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const head = `${deals} deals, ${hands} hands, ${handsPerSecond.toFixed(0)} hands a second`;
  return [head, ...rows.map(line), ...bots.flatMap(gainLines), ...bots.flatMap(foreignLines)];
}

/** What a foreign program was asked and how it answered. */
function foreignLines({ name, foreign }: EntryReport): string[] {
  if (foreign === undefined) return [];
  const { asked, errors, timeouts } = foreign;
  return [`${name} was asked ${asked} times; thumb answered ${errors} errors and ${timeouts} time-outs`];
}

/** What the first entry gains over each baseline. */
function gainLines({ name, gains }: BotReport): string[] {
  const part = (what: string, { hands, value, se }: Gain): string =>
    `${what} ${fixed(value, 3)} ± ${fixed(se, 3)} (${hands} hands)`;
  return gains.flatMap(({ over, asDapper, asTeam, bothDapper, ...all }) => [
    `${name} over ${over}: ${part('all', all)}, ${part('as Dapper', asDapper)}`,
    `  ${part('as Dapper in both', bothDapper)}, ${part('as team', asTeam)}`,
  ]);
}

function row({ name, value, se, asDapper, asTeam, decisionMs }: BotReport): string[] {
  const share = (count: number): string => percent(asDapper.hands === 0 ? null : count / asDapper.hands);
  return [
    name,
    fixed(value, 3),
    fixed(se, 3),
    String(asDapper.hands),
    percent(asDapper.winRate),
    fixed(asDapper.value, 3),
    fixed(asDapper.se, 3),
    share(asDapper.solo),
    share(asDapper.drafted),
    share(asDapper.raised),
    fixed(asTeam.value, 3),
    fixed(decisionMs.p50, 2),
    fixed(decisionMs.p95, 2),
  ];
}

const fixed = (number: number | null, places: number): string =>
  number === null ? '–' : number.toFixed(places);
const percent = (part: number | null): string => (part === null ? '–' : `${(100 * part).toFixed(1)} %`);

const BAR = 30;

/** A progress bar of a fixed width. */
export function progressLine(done: number, all: number, what = 'hands'): string {
  const filled = Math.floor((BAR * done) / all);
  return `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done} of ${all} ${what}`;
}
