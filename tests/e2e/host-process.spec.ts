import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { RequestBody } from '#engine/table/protocol.ts';
import { HostProcess } from './support/host.ts';

const names = ['Anna', 'Bärbel', 'Christa', 'Dieter', 'Emil', 'Fritz'];
const newMatch: RequestBody = {
  type: 'newMatch',
  rules: { players: 6 },
  you: 0,
  names,
  bots: names.map(() => 'thumb'),
  seed: 'host process',
};

let folder = '';
let host: HostProcess;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dappen-host-'));
  host = new HostProcess(folder);
});
test.afterEach(async () => {
  await host.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('a killed host starts again with the match it had saved', async () => {
  expect(await host.ask({ type: 'hello' }, 'welcome')).not.toHaveProperty('saved');
  await host.ask(newMatch, 'step');
  await expect.poll(() => readdirSync(folder)).toContain('match.json');
  await host.end('SIGKILL');

  host = new HostProcess(folder);
  const { saved } = await host.ask({ type: 'hello' }, 'welcome');
  expect(saved).toMatchObject({ names, you: 0, handNumber: 1 });
  const { view, kind } = await host.ask({ type: 'resume' }, 'step');
  expect(kind).toBe('reset');
  expect(view.names).toEqual(names);
});

test('whatever a message holds, the host answers and goes on', async () => {
  const rubbish: unknown[] = [
    'hello',
    17,
    { type: 'hello' },
    { id: 'x', type: 'hello' },
    { id: 1, type: 'nothing' },
    { id: 2, type: 'act', action: { type: 'play', card: 'XXXII' } },
    { id: 3, type: 'newMatch', rules: { players: 600 }, you: 9, names: [], bots: [] },
    new Map([['type', 'hello']]),
    new Uint8Array(100_000),
    JSON.parse('{"id":4,"type":"act","__proto__":{"type":"undo"}}'),
  ];
  for (const message of rubbish) host.say(message);
  await host.ask({ type: 'hello' }, 'welcome');
  const answers = host.events.slice(0, rubbish.length).map((event) => event.type);
  expect(answers).toEqual(rubbish.map(() => 'error'));
  expect((await host.ask(newMatch, 'step')).view.handNumber).toBe(1);
});

test('a spoilt save is set aside and said so', async () => {
  writeFileSync(path.join(folder, 'match.json'), '{"format":"dappen-match/1"');
  const { setAside } = await host.ask({ type: 'hello' }, 'welcome');
  expect(setAside?.reason).toBeTruthy();
  await expect.poll(() => readdirSync(folder)).toEqual(['match-unreadable-1.json']);
});

test('the host goes with whoever started it', async () => {
  await host.ask({ type: 'hello' }, 'welcome');
  const gone = new Promise((resolve) => host.child.once('exit', resolve));
  host.child.disconnect();
  expect(await gone).toBe(0);
});
