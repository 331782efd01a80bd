import { describe, expect, it } from 'vitest';
import { LONGEST_LINE, MOST_NOTES, openJournal } from '#renderer/diagnostics/journal.ts';
import { cleaned, reportOf } from '#renderer/diagnostics/report.ts';
import { initialPreferences } from '#renderer/preferences/definitions.ts';
import { momentOf, savedMoment } from '#tests/support/phases.ts';

const PEOPLE = ['Hildegard', 'Zacharias', 'Walpurga', 'Ferdinand', 'Kunigunde', 'Balthasar'];
const SECRET = 'my own seed';

function report(): string {
  const record = JSON.parse(savedMoment('follow', { names: PEOPLE })) as { table: { seed: string } };
  record.table.seed = SECRET;
  return reportOf({
    version: '1.2.3',
    edition: 'electron',
    browser: 'Chromium/140',
    preferences: { ...initialPreferences(), playerName: 'Annegret' },
    record: JSON.stringify(record),
    view: { ...momentOf('follow', { names: PEOPLE }).view },
    notes: [
      {
        at: 0,
        line: "host: fault: ENOSPC: no space left, open '/home/annegret/.config/Dappen/match.json.12'",
      },
      { at: 1, line: 'page: | Error: C:\\Users\\Annegret Ober\\AppData\\x y is gone' },
      { at: 2, line: 'page: | TypeError: x | at f (app://dappen/assets/index-Bq1.js:12:345)' },
      { at: 3, line: 'Walpurga was not found, said Annegret' },
      { at: Number.MAX_VALUE, line: 'link: lost' },
    ],
    log: [
      "[2026-11-30 08:01:26.207] [warn]  host: notSaved: EACCES: permission denied, open '/home/annegret/match.json.12'",
      '[2026-11-30 08:01:27.000] [warn]  host:     at run (file:///home/annegret/Dappen/out/main/host.js:12:3)',
      '[2026-11-30 08:01:27.001] [error] Walpurga',
      '[2026-11-30 08:01:28.000] [warn]  host gives no sign of life and is ended',
    ],
  });
}

describe('a report', () => {
  it('holds no name, no path and no seed that somebody typed', () => {
    const text = report();
    for (const word of [
      ...PEOPLE,
      'Annegret',
      'annegret',
      'Ober',
      '/home',
      'Users',
      'AppData',
      SECRET,
      'Eva',
    ]) {
      expect(text, word).not.toContain(word);
    }
  });

  it('holds what helps to find a mistake', () => {
    const made: unknown = JSON.parse(report());
    const { rules } = momentOf('follow').view;
    expect(made).toMatchObject({
      format: 'dappen-report/1',
      version: '1.2.3',
      edition: 'electron',
      browser: 'Chromium/140',
      settings: { speed: initialPreferences().speed },
      rules,
      record: { format: 'dappen-match/1', rules },
      view: { observation: momentOf('follow').view.observation },
    });
    const { notes } = made as { notes: string[] };
    expect(notes[0]).toBe('1970-01-01T00:00:00.000Z host: fault: ENOSPC: no space left, open (path)');
    expect(notes[2]).toContain('index-Bq1.js:12:345');
    expect((made as { log: string[] }).log).toEqual([
      '[2026-11-30 08:01:26.207] [warn]  host: notSaved: EACCES: permission denied, open (path)',
      '[2026-11-30 08:01:27.000] [warn]  host:     at run (host.js:12:3)',
      '[2026-11-30 08:01:27.001] [error] (name)',
      '[2026-11-30 08:01:28.000] [warn]  host gives no sign of life and is ended',
    ]);
    expect(notes[4]).toBe('at an impossible time link: lost');
  });

  it('is made without a match and with a record that is none', () => {
    const parts = { version: '1', edition: 'browser', browser: '', preferences: initialPreferences() };
    for (const record of [undefined, '{"torn', '[]', '7']) {
      const text = reportOf({ ...parts, record, view: undefined, notes: [], log: [] });
      expect(JSON.parse(text)).toMatchObject({ format: 'dappen-report/1', notes: [] });
    }
  });
});

describe('a line of it', () => {
  it.each([
    [
      "EACCES: permission denied, mkdir '/Users/eva maria/Library'",
      'EACCES: permission denied, mkdir (path)',
    ],
    ['cannot read /home/eva/My Games/dappen.log', 'cannot read (path)'],
    ['cannot read D:\\Eva\\x', 'cannot read (path)'],
    ['\\\\server\\eva', '(path)'],
    ['at https://127.0.0.1:21540/assets/worker-1.js:1:20', 'at worker-1.js:1:20'],
    ['link: open', 'link: open'],
    ['1 / 2', '1 / 2'],
  ])('%s', (line, clean) => {
    expect(cleaned(line, [])).toBe(clean);
  });
});

describe('the journal', () => {
  const store = () => {
    const texts = new Map<string, string>();
    return {
      texts,
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string): void => void texts.set(key, value),
    };
  };

  it('keeps the latest notes, also over a new start, and no more than so many', () => {
    const kept = store();
    const first = openJournal(kept, () => 5);
    for (let i = 0; i < MOST_NOTES + 50; i++) first.note(`note ${i}`);
    const second = openJournal(kept, () => 6);
    second.note('x'.repeat(10_000));
    expect(second.notes).toHaveLength(MOST_NOTES);
    expect(second.notes[0]).toEqual({ at: 5, line: 'note 51' });
    expect(second.notes.at(-1)?.line).toHaveLength(LONGEST_LINE);
    expect([...kept.texts.values()].join('').length).toBeLessThan(100_000);
  });

  it.each(['{"torn', '7', '[{"at":"x"}]', '[null]'])('begins anew where %s is kept', (text) => {
    const kept = store();
    kept.texts.set('dappen.journal', text);
    const journal = openJournal(kept, () => 1);
    journal.note('a');
    expect(journal.notes).toEqual([{ at: 1, line: 'a' }]);
  });

  it('goes on in memory where nothing can be kept', () => {
    const journal = openJournal(
      {
        getItem: () => {
          throw new Error('switched off');
        },
        setItem: () => {
          throw new Error('full');
        },
      },
      () => 1,
    );
    journal.note('a');
    expect(journal.notes).toHaveLength(1);
  });
});
