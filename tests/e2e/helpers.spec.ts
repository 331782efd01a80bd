import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { quietDeal } from '#tests/support/scenario.ts';
import { decision, HostProcess } from './support/host.ts';
import { expect, savedTable, test } from './support/table.ts';

/** Bots that think share the work with other threads, from the files that are built (docs/architecture.md). */

const masters = (json: string): string => {
  const match = JSON.parse(json);
  return JSON.stringify({ ...match, table: { ...match.table, bots: match.table.bots.map(() => 'level4') } });
};

test('in the browser a Worker of the Worker takes its share', { tag: '@browser' }, async ({
  page,
  player,
}) => {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const script = 'passes 0:dapp 1:pass 2:pass 3:pass 4:pass 5:pass';
  await player.open(masters(savedTable({ ...quietDeal(5), script })));
  await page.getByRole('button', { name: 'Play on' }).click();
  const result = await player.playHand();
  expect(result.end).toBe('played');
  // with one core all is thought in one thread
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  expect(workers.filter((url) => url.includes('helper')).length).toBe(Math.min(3, cores - 1));
  expect(trouble).toEqual([]);
});

test('the host process of the desktop edition starts its helping thread', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dappen-helpers-'));
  const host = new HostProcess(folder);
  const names = ['Anna', 'Bärbel', 'Christa', 'Dieter', 'Emil', 'Fritz'];
  const bots = names.map(() => 'level4' as const);
  const rules = { players: 6 } as const;
  await host.ask({ type: 'newMatch', rules, you: 0, names, bots, seed: 'helpers' }, 'step');
  for (;;) {
    const { observation } = await host.turn();
    if (observation.result !== undefined) break;
    const from = host.events.length;
    host.request({ type: 'act', action: decision(observation.legal, ['pass']) });
    await expect.poll(() => host.events.slice(from).some(({ type }) => type === 'step')).toBe(true);
  }
  // a thread that cannot start complains
  expect(host.complaints).toEqual([]);
  await host.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});
