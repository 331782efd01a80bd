/** One cell: text is escaped and quoted as needed, a number stays a number. */
export type Cell = string | number;

/** A spreadsheet may run a cell that begins like this as a formula, whatever white space comes first. */
const FORMULA = /^(?:\s*[=+\-@]|[\t\r\n])/;

function printCell(cell: Cell, separator: string): string {
  // A number is written by this program and cannot be a formula; an apostrophe would make it text.
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  const quoted = text.includes('"') || text.includes(separator) || /[\r\n\t]|^\s|\s$/.test(text);
  return quoted ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as comma-separated values (RFC 4180, lines ended by CRLF). Text that a spreadsheet would take
 * for a formula gets an apostrophe before it.
 */
export const printCsv = (rows: readonly (readonly Cell[])[], separator: ',' | ';' = ','): string =>
  rows.map((row) => `${row.map((cell) => printCell(cell, separator)).join(separator)}\r\n`).join('');
