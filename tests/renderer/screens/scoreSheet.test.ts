import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printCsv } from '#renderer/results/csv.ts';
import { coins, plainNumber } from '#renderer/results/money.ts';
import { inRanges } from '#renderer/results/ranges.ts';
import { scoreSheet, standings } from '#renderer/results/scoreSheet.ts';
import { finishedView } from '#tests/support/views.ts';

describe('the score sheet', () => {
  it('adds up to the totals of the match and says what is missing', () => {
    const view = finishedView({ hands: 7, rules: { target: 200 } });
    const sheet = scoreSheet(view);
    expect(sheet.rows.length).toBe(7);
    expect(sheet.rows.at(-1)?.totals).toEqual(view.totals);
    expect(sheet.rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(sheet.rows.map(({ dealer }) => dealer)).toEqual([1, 2, 3, 4, 5, 0, 1]);
    expect(sheet.missing).toEqual(view.totals.map((total) => 200 - total));
    expect(sheet.rows[3]?.assisted).toBe(true);
    expect(sheet).not.toHaveProperty('winners');
  });

  it('with eight the Dealer sits out', () => {
    const sheet = scoreSheet(finishedView({ hands: 3, rules: { players: 8, target: 200 } }));
    for (const row of sheet.rows) {
      expect(row.sitsOut).toBe(row.dealer);
      expect(row.scores[row.dealer]).toBe(0);
    }
  });

  it('coins sum to nothing and have no target', () => {
    const sheet = scoreSheet(finishedView({ hands: 4, rules: { scoring: 'traditional', hands: 4 } }));
    for (const { scores } of sheet.rows) expect(scores.reduce((a, b) => a + b, 0)).toBe(0);
    expect(sheet).toMatchObject({ coins: true, hands: 4 });
    expect(sheet).not.toHaveProperty('target');
    expect(sheet.winners?.length).toBeGreaterThan(0);
  });

  it('equal totals share a place', () => {
    expect(standings([3, 9, 9, 1]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });
});

describe('amounts', () => {
  it.each([
    [0, 'de', '0\u00a0ct'],
    [35, 'en', '35\u00a0ct'],
    [-5, 'de', '\u22125\u00a0ct'],
    [120, 'de', '1,20\u00a0€'],
    [120, 'en', '€1.20'],
    [-100, 'en', '\u2212€1.00'],
    [-2350, 'de', '\u221223,50\u00a0€'],
  ] as const)('%d in %s is %s', (cents, language, text) => {
    expect(coins(cents, language)).toBe(text);
  });
  it('a minus sign, and no minus nothing', () => {
    expect(plainNumber(-7)).toBe('\u22127');
    expect(plainNumber(-0)).toBe('0');
  });
});

describe('CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    [' =1', "' =1"],
    ['a,b', '"a,b"'],
    ['a;b', 'a;b'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
    [-15, '-15'],
    ['Resi', 'Resi'],
  ])('%j is printed as %s', (cell, text) => {
    expect(printCsv([[cell, 'x']])).toBe(`${text},x\r\n`);
  });

  /** A plain reader of RFC 4180, to see that what is written comes back. */
  function read(text: string, separator: string): string[][] {
    const rows: string[][] = [];
    let row: string[] = [];
    let cell = '';
    let quoted = false;
    for (let i = 0; i < text.length; i++) {
      const at = text[i] ?? '';
      if (quoted) {
        if (at !== '"') cell += at;
        else if (text[i + 1] === '"') {
          cell += '"';
          i++;
        } else quoted = false;
      } else if (at === '"') quoted = true;
      else if (at === separator) {
        row.push(cell);
        cell = '';
      } else if (at === '\r' && text[i + 1] === '\n') {
        rows.push([...row, cell]);
        row = [];
        cell = '';
        i++;
      } else cell += at;
    }
    return rows;
  }

  it('comes back as it was, but for the escaping, and no text begins a formula', () => {
    const text = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",;ab \'') });
    fc.assert(
      fc.property(
        fc.array(fc.array(text, { minLength: 1 })),
        fc.constantFrom(',' as const, ';' as const),
        (rows, separator) => {
          const back = read(printCsv(rows, separator), separator);
          expect(back.map((row) => row.map((cell) => cell.replace(/^'(?=\s*[=+\-@]|[\t\r\n])/, '')))).toEqual(
            rows.map((row) => row.map((cell) => cell.replace(/^'(?=\s*[=+\-@]|[\t\r\n])/, ''))),
          );
          for (const cell of back.flat()) expect(cell).not.toMatch(/^(\s*[=+\-@]|[\t\r\n])/);
        },
      ),
      { seed: 20261130 },
    );
  });
});

describe('numbers of tricks in short', () => {
  it.each([
    [[], ''],
    [[4], '4'],
    [[1, 2], '1, 2'],
    [[1, 2, 3, 5, 6, 7], '1–3, 5–7'],
    [[1, 3, 4, 5, 7], '1, 3–5, 7'],
  ])('%j is %s', (numbers, short) => {
    expect(inRanges(numbers)).toBe(short);
  });
});
