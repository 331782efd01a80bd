import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openLog } from '#electron/main/log.ts';

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
