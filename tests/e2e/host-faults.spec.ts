import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { MessagePortMain, UtilityProcess } from 'electron';
import { keepHost, RESTARTS } from '#electron/main/host-keeper.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import type { HostEvent, RequestBody, SittingView } from '#engine/table/protocol.ts';
import { isAlive } from '#tests/support/process.ts';
import { quietDeal } from '#tests/support/scenario.ts';
import { decision, HostProcess } from './support/host.ts';
import { savedTable } from './support/table.ts';

/** The built host killed as `kill -9` does it, over real files: what was saved is gone on with. */

const KILL_AT = new URL('./support/kill-at.mjs', import.meta.url).href;
const OTHER_CLOCK = new URL('./support/other-clock.mjs', import.meta.url).href;
const STAND_IN = new URL('./support/stand-in.mjs', import.meta.url).pathname;

let folder = '';
const hosts: HostProcess[] = [];
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dappen-kill-'));
});
test.afterEach(async () => {
  for (const host of hosts.splice(0)) await host.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(
  from = folder,
  env: Readonly<Record<string, string>> = {},
  before: readonly string[] = [],
): HostProcess {
  const host = new HostProcess(from, env, before);
  hosts.push(host);
  return host;
}

const put = (save: string): void => writeFileSync(path.join(folder, 'match.json'), save);
/** How many actions of the running hand the saved match holds. */
function savedActions(): number | undefined {
  const file = path.join(folder, 'match.json');
  if (!existsSync(file)) return undefined;
  const { hands } = JSON.parse(readFileSync(file, 'utf8')) as {
    hands: { actions: unknown[] }[];
  };
  return hands.at(-1)?.actions.length;
}
const names = ['Anna', 'Bärbel', 'Christa', 'Dieter', 'Emil', 'Fritz'];
const newMatch: RequestBody = {
  type: 'newMatch',
  rules: { players: 6, target: 100 },
  you: 0,
  names,
  bots: names.map(() => 'thumb'),
  seed: 'host faults',
};

/** Prepared hands that lead the person through every phase, with what the person says in them. */
const HANDS = [
  { save: savedTable({ ...quietDeal(5), script: 'passes 0:dapp 1:challenge' }), words: ['keep'] },
  {
    save: savedTable({
      dealer: 5,
      hands: { 0: 'Skus XXI XX XIX XVIII XVII I' },
      dapp: 'XV XIV XIII XII XI X',
    }),
    words: ['dapp', 'pass'],
  },
];

const DAY = 86_400_000;
/** What the clock of the next host may show: the right time elsewhere, a day earlier, a year later, the first day of all. */
const CLOCKS = [
  { DAPPEN_CLOCK: '0', TZ: 'Pacific/Kiritimati' },
  { DAPPEN_CLOCK: String(-DAY), TZ: 'Europe/Berlin' },
  { DAPPEN_CLOCK: String(365 * DAY), TZ: 'America/St_Johns' },
  { DAPPEN_CLOCK: String(-Date.now()), TZ: 'UTC' },
];

test('killed at every phase of a hand, whatever the clock shows next, the host goes on to the very same end', async () => {
  const phases = new Set<string>();
  for (const { save, words } of HANDS) {
    put(save);
    const straight = start();
    const turns: SittingView[] = [];
    await straight.resume();
    for (;;) {
      const view = await straight.turn();
      turns.push(view);
      phases.add(view.observation.phase);
      if (view.observation.result !== undefined) break;
      await straight.ask({ type: 'act', action: decision(view.observation.legal, words) }, 'step');
    }
    await straight.end('SIGTERM');

    put(save);
    const rng = rngFrom('kills');
    const killed = new Set<number>();
    let host = start();
    await host.resume();
    for (;;) {
      const view = await host.turn();
      expect(view).toEqual(turns.find(({ actionCount }) => actionCount === view.actionCount));
      if (view.observation.result !== undefined) break;
      // nobody decides faster than this is written
      await expect.poll(savedActions, { intervals: [2, 5, 10] }).toBeGreaterThanOrEqual(view.actionCount);
      const action = decision(view.observation.legal, words);
      if (killed.has(view.actionCount)) {
        await host.ask({ type: 'act', action }, 'step');
        continue;
      }
      killed.add(view.actionCount);
      host.request({ type: 'act', action });
      await new Promise((resolve) => setTimeout(resolve, rng.upTo(25)));
      await host.end('SIGKILL');
      host = start(folder, CLOCKS[killed.size % CLOCKS.length], [OTHER_CLOCK]);
      // what was there before the action, or something after it
      expect((await host.resume()).actionCount).toBeGreaterThanOrEqual(view.actionCount);
    }
    expect(killed.size).toBe(turns.length - 1);
    await host.end('SIGTERM');
  }
  expect([...phases].sort()).toEqual(['answer', 'dapp', 'done', 'exchange', 'play', 'solo', 'ultimo']);
});

test('killed at any call to the file system, the host finds the old state or the new one', async () => {
  let kept = 0;
  for (let at = 0; at < 15; at++) {
    rmSync(folder, { recursive: true, force: true });
    const host = start(folder, { DAPPEN_KILL_AT: String(at) }, [KILL_AT]);
    host.request({ type: 'hello' });
    host.request(newMatch);
    await expect
      .poll(() => host.gone || host.views().some((view) => view.observation.toAct === 0))
      .toBe(true);
    if (!host.gone) host.request({ type: 'act', action: { type: 'pass' } });
    await expect.poll(() => host.gone, `the host was not killed at call ${at}`).toBe(true);
    expect(host.child.signalCode).toBe('SIGKILL');

    const again = start();
    const welcome = await again.ask({ type: 'hello' }, 'welcome');
    expect(welcome.setAside, `call ${at}`).toBeUndefined();
    if (welcome.saved !== undefined) {
      const { view } = await again.ask({ type: 'resume' }, 'step');
      expect(host.views(), `call ${at}`).toContainEqual(view);
      kept++;
    }
    await again.end('SIGTERM');
    expect(readdirSync(folder), `call ${at}`).toEqual(welcome.saved ? ['match.json'] : []);
  }
  expect(kept).toBeGreaterThan(2);
});

/** Somebody at the table of a host that another process started, as main does. */
class Table {
  readonly heard: HostEvent[] = [];
  readonly main: ChildProcess;
  pid = 0;

  constructor() {
    this.main = fork(STAND_IN, [folder], { serialization: 'advanced', execArgv: [] });
    this.main.on('message', (message: HostEvent | { type: 'pid'; pid: number }) => {
      if (message.type === 'pid') this.pid = message.pid;
      else this.heard.push(message);
    });
    for (const type of ['hello', 'resume']) this.main.send({ id: 0, type });
  }

  /** Waits until it is the person's turn again, or the hand is over. */
  async turn(after = -1): Promise<SittingView> {
    const last = (): SittingView | undefined => this.heard.findLast((event) => event.type === 'step')?.view;
    const due = (view = last()): boolean =>
      view !== undefined &&
      view.actionCount > after &&
      (view.observation.toAct === view.you || view.observation.result !== undefined);
    await expect.poll(() => due(), { intervals: [2, 5, 10, 20] }).toBe(true);
    return last() as SittingView;
  }

  async kill(): Promise<void> {
    this.main.kill('SIGKILL');
    await expect.poll(() => isAlive(this.pid), { intervals: [5, 10, 20] }).toBe(false);
  }
}

test('when the process that started it is killed, in whatever phase, the host writes what it has and goes', async () => {
  const phases = new Set<string>();
  for (const { save, words } of HANDS) {
    put(save);
    let table = new Table();
    let view = await table.turn();
    for (;;) {
      const { phase, legal, result } = view.observation;
      if (!phases.has(phase)) {
        phases.add(phase);
        await table.kill();
        table = new Table();
        expect(await table.turn()).toEqual(view);
      }
      if (result !== undefined) break;
      table.main.send({ id: 1, type: 'act', action: decision(legal, words) });
      view = await table.turn(view.actionCount);
    }
    await table.kill();
  }
  expect([...phases].sort()).toEqual(['answer', 'dapp', 'done', 'exchange', 'play', 'solo', 'ultimo']);
});

/**
 * Leaves no room where the host of this number saves: its folder on a file system of 64 kB, filled up, where the
 * tests may mount one; else what it writes goes to the device that is always full.
 */
function fill(pid: number): { readonly mounted: boolean; free(): void } {
  const save = readFileSync(path.join(folder, 'match.json'), 'utf8');
  const options = ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder];
  const mounted = spawnSync('mount', options, { stdio: 'ignore' }).status === 0;
  if (!mounted) {
    symlinkSync('/dev/full', path.join(folder, `match.json.${pid}`));
    return { mounted, free: () => undefined };
  }
  put(save);
  const ballast = path.join(folder, 'ballast');
  const more = (): void => appendFileSync(ballast, Buffer.alloc(4096));
  expect(() => {
    for (;;) more();
  }).toThrow('ENOSPC');
  return { mounted, free: () => rmSync(ballast) };
}

test('a full disk is told, the old save stays whole, and the next action that finds room is saved', async () => {
  const { save } = HANDS[1] ?? { save: '' };
  put(save);
  const host = start();
  await host.ask({ type: 'hello' }, 'welcome');
  const { mounted, free } = fill(host.child.pid ?? 0);
  try {
    expect(await host.ask({ type: 'resume' }, 'notSaved')).toEqual({ type: 'notSaved', reason: 'full' });
    if (mounted) {
      const view = await host.turn();
      await host.ask({ type: 'act', action: decision(view.observation.legal, ['pass']) }, 'step');
      expect(readFileSync(path.join(folder, 'match.json'), 'utf8')).toBe(save);
      expect(host.events.map(({ type }) => type)).not.toContain('savedAgain');
    }
    free();
    const { observation } = await host.turn();
    await host.ask({ type: 'act', action: decision(observation.legal, ['pass']) }, 'step');
    await host.turn();
    await expect.poll(() => host.events.map(({ type }) => type)).toContain('savedAgain');
    await expect.poll(savedActions).toBe(host.view().actionCount);
    await host.end('SIGKILL');
    expect(await start().resume()).toEqual(host.view());
  } finally {
    for (const one of hosts.splice(0)) await one.end('SIGKILL');
    if (mounted) spawnSync('umount', [folder]);
  }
});

test('a folder that cannot be made is told, and the match goes on in memory', async () => {
  put('a file where the folder should be');
  const host = start(path.join(folder, 'match.json', 'deeper'));
  expect(await host.ask({ type: 'hello' }, 'notSaved')).toEqual({ type: 'notSaved', reason: 'unknown' });
  await host.ask(newMatch, 'step');
  await host.turn();
  await host.ask({ type: 'act', action: { type: 'pass' } }, 'step');
  expect(host.gone).toBe(false);
});

test('two hosts over one folder leave one whole match', async () => {
  const [first, second] = [start(), start()];
  for (const host of [first, second]) await host.ask({ type: 'hello' }, 'welcome');
  first.request(newMatch);
  second.request({ ...newMatch, seed: 'another' } as RequestBody);
  for (const host of [first, second]) {
    await expect.poll(() => host.views().length).toBeGreaterThan(0);
    await host.turn();
    await host.ask({ type: 'act', action: { type: 'pass' } }, 'step');
    await host.turn();
  }
  for (const host of [first, second]) await host.end('SIGTERM');
  const third = start();
  const view = await third.resume();
  expect([first.view(), second.view()]).toContainEqual(view);
  await third.end('SIGTERM'); // what it writes itself is not looked at half done
  const others = readdirSync(folder).filter((name) => name !== 'match.json');
  for (const name of others)
    expect(() => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).not.toThrow();
});

test('main starts a killed host three times over the same save, then stops and says so, and can be asked again', async () => {
  const told: string[] = [];
  const started: HostProcess[] = [];
  const port = {} as MessagePortMain;
  const keeper = keepHost({
    fork: () => {
      const host = start();
      started.push(host);
      const child = {
        once: (event: 'exit', listener: (code: number | null) => void) => host.child.once(event, listener),
        on: () => undefined,
        postMessage: () => undefined,
        kill: () => host.child.kill('SIGTERM'),
      };
      return child as unknown as UtilityProcess;
    },
    destroy: () => current().child.kill('SIGKILL'),
    repeat: () => () => undefined,
    pair: () => ({ port1: port, port2: port }),
    handOver: () => undefined,
    tell: (state) => told.push(state),
    log: () => undefined,
  });
  const current = (): HostProcess => started.at(-1) ?? (test.fail() as never);
  keeper.connect();
  await current().ask({ type: 'hello' }, 'welcome');
  await current().ask(newMatch, 'step');
  const view = await current().turn();
  await expect.poll(savedActions).toBe(view.actionCount);
  for (let death = 0; death <= RESTARTS; death++) {
    if (death > 0) expect(await current().resume()).toEqual(view);
    await current().end('SIGKILL');
    await expect.poll(() => told.length).toBe(death + 1);
  }
  expect(told).toEqual(['restarting', 'restarting', 'restarting', 'stopped']);
  expect(started).toHaveLength(RESTARTS + 1);
  keeper.connect();
  expect(started).toHaveLength(RESTARTS + 2);
  expect(await current().resume()).toEqual(view);
  keeper.stop();
  await expect.poll(() => current().gone).toBe(true);
});
