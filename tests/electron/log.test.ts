import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lastLines, openLog } from '#electron/main/log.ts';

test('the log begins anew when it is full, and keeps one older one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dappen-log-'));
  try {
    const log = openLog(folder, 2000);
    log.transports.console.level = false;
    for (let i = 0; i < 500; i++) log.warn(`line ${i} of what the program complains of`);
    const logs = path.join(folder, 'logs');
    expect(readdirSync(logs).sort()).toEqual(['dappen.log', 'dappen.old.log']);
    for (const name of readdirSync(logs)) expect(statSync(path.join(logs, name)).size).toBeLessThan(4000);
    expect(existsSync(path.join(folder, 'dappen.log'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('its last lines are there for a report: older ones first, cut, and without what a bot said of its cards', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dappen-log-'));
  try {
    expect(await lastLines(folder)).toEqual([]);
    mkdirSync(path.join(folder, 'logs'));
    const put = (name: string, lines: readonly string[]): void =>
      writeFileSync(
        path.join(folder, 'logs', name),
        lines.map((line) => `[time] [warn]  ${line}\n`).join(''),
      );
    put('dappen.old.log', ['the oldest', ...Array.from({ length: 197 }, (_, i) => `line ${i}`)]);
    put('dappen.log', [
      'host: bot level4 illegal: {"card":"XXI"}',
      'host: notSaved: ENOSPC',
      'x'.repeat(9_000),
    ]);
    const lines = await lastLines(folder);
    expect(lines).toHaveLength(200);
    expect(lines[0]).toBe('[time] [warn]  line 0');
    expect(lines.slice(-3, -1)).toEqual([
      '[time] [warn]  host: bot level4 illegal',
      '[time] [warn]  host: notSaved: ENOSPC',
    ]);
    expect(lines.at(-1)).toHaveLength(500);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
