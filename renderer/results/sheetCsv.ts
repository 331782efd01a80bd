import type { Translate } from '#renderer/i18n/index.ts';
import { type Cell, printCsv } from './csv.ts';
import type { Sheet, SheetRow } from './scoreSheet.ts';

const NUMBERS = { III: '3', II: '2', I: '1' } as const;

/** What was bid, in words. */
export function contractText(row: SheetRow, t: Translate): string {
  if (row.end !== 'played') return t(`scores.contracts.${row.end}`);
  return t(`scores.contracts.${row.drafted ? 'drafted' : row.contract}`);
}

/**
 * The score sheet as comma-separated values: one row per hand, then the totals. Scores are VP or cents.
 * German spreadsheets expect semicolons.
 */
export function sheetCsv(
  sheet: Sheet,
  names: readonly string[],
  t: Translate,
  language: 'en' | 'de',
): string {
  const columns = [
    'hand',
    'dealer',
    'dapper',
    'contract',
    'stake',
    'ultimos',
    'dapperPoints',
    'teamPoints',
  ] as const;
  const head: Cell[] = [...columns.map((column) => t(`scores.csvColumns.${column}`)), ...names];
  const rows = sheet.rows.map((row): Cell[] => [
    row.number,
    names[row.dealer] ?? '',
    names[row.missedBy ?? row.dapper] ?? '',
    contractText(row, t),
    row.contract === 'solo' || row.end === 'missedDuty' ? '' : row.stake,
    row.ultimos
      .map(({ card, made }) => `${NUMBERS[card]} ${t(made ? 'scores.made' : 'scores.broken')}`)
      .join(', '),
    row.points?.dapper ?? '',
    row.points?.team ?? '',
    ...row.scores,
  ]);
  const blanks: Cell[] = columns.slice(1).map(() => '');
  const totals: Cell[] = [t('scores.csvColumns.total'), ...blanks, ...sheet.totals];
  // The mark at the beginning tells spreadsheets that the text is UTF-8.
  return `\uFEFF${printCsv([head, ...rows, totals], language === 'de' ? ';' : ',')}`;
}
