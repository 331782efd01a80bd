import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { MOST_TICKS } from '#engine/pulse.ts';
import { quietDeal } from '#tests/support/scenario.ts';
import { browserEdition } from './support/edition.ts';
import { killPage } from './support/kill.ts';
import { expect, Player, savedTable, THROUGH_ALL, test } from './support/table.ts';

/** The browser edition when its processes die or its storage fails: nothing is lost, and the person is told. */

const MIDDLE = savedTable({ ...quietDeal(5), script: 'passes' });
const PLAYING = { speed: 'instant', motion: 'none' };

async function answersOnce(player: Player, page: Page): Promise<string | undefined> {
  await page.locator('.question [data-word="pass"]').click();
  await expect(page.locator('.actions .turn, .question, .result').first()).toBeVisible();
  return player.savedText();
}

test('a page that is killed with its Worker, in whatever phase of a hand, is opened again and goes on with it', async ({
  player,
  page,
  context,
}) => {
  let at = player;
  await player.open(THROUGH_ALL, PLAYING);
  await page.getByRole('button', { name: 'Play on' }).click();
  for (const phase of ['question', 'exchange', 'ultimos', 'card']) {
    expect(await at.turn()).toBe(phase);
    const before = await at.savedText();
    await killPage(at.page);
    expect(at.complaints).toEqual([]);
    const next = await context.newPage();
    await at.page.close();
    at = new Player(browserEdition(next));
    await next.goto('/');
    expect(await at.savedText()).toBe(before);
    await next.getByRole('button', { name: 'Play on' }).click();
    expect(await at.turn()).toBe(phase);
    await at.decide({ words: ['dapp'], lay: ['I'] });
  }
  expect(at.complaints).toEqual([]);
});

test('a browser that is killed and started again goes on with the hand', async ({ baseURL }, testInfo) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dappen-browser-'));
  const { launchOptions } = testInfo.project.use;
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: baseURL ?? '',
      locale: 'en-GB',
    });
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  try {
    const first = await open();
    await first.page.goto('/');
    await first.page.evaluate(() => localStorage.setItem('dappen.preferences', '{"speed":"instant"}'));
    await first.page.reload();
    await first.page.getByRole('button', { name: 'New match' }).click();
    await first.page.getByRole('button', { name: 'To the table' }).click();
    await expect(first.page.locator('.table')).toBeVisible();
    await expect(first.page.locator('.question, .actions .turn, .result').first()).toBeVisible();
    const browser = first.context.browser();
    const session = await browser?.newBrowserCDPSession();
    const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
    const pid = processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
    expect(pid).toBeGreaterThan(0);
    process.kill(pid, 'SIGKILL');
    await first.context.close().catch(() => undefined);

    const second = await open();
    await second.page.goto('/');
    await second.page.getByRole('button', { name: 'Play on' }).click();
    await expect(second.page.locator('.table')).toBeVisible();
    await second.context.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The Worker's log tells of storage, and of nothing else. */
function onlyStorageComplaints(player: Player): void {
  const complaints = player.complaints.splice(0);
  expect(complaints.length).toBeGreaterThan(0);
  expect(complaints.filter((line) => !line.startsWith('notSaved'))).toEqual([]);
}

test('where the person forbade the browser to keep anything she is told, and plays on', async ({
  baseURL,
}, testInfo) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dappen-browser-'));
  mkdirSync(path.join(folder, 'Default'));
  // "Don't allow sites to save data on your device"
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(path.join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
  const { launchOptions } = testInfo.project.use;
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    // the headless shell has no settings
    ...(launchOptions?.executablePath ? {} : { channel: 'chromium' }),
    baseURL: baseURL ?? '',
    locale: 'en-GB',
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const player = new Player(browserEdition(page));
    await page.goto('/');
    const refused = await page.evaluate(() => {
      try {
        return String(localStorage.length);
      } catch (error) {
        return (error as DOMException).name;
      }
    });
    expect(refused).toBe('SecurityError');
    const told = page.getByRole('status').filter({ hasText: 'this browser keeps nothing' });
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: 'New match' }).click();
    await page.getByRole('button', { name: 'To the table' }).click();
    await expect(page.locator('.table')).toBeVisible();
    await expect(told).toBeVisible();
    await page.locator('.question [data-word="pass"]').first().click();
    await expect(page.locator('.actions .turn, .question, .result').first()).toBeVisible();
    onlyStorageComplaints(player);

    // an error of the page: nothing is called saved that is not, and nobody is asked to throw it away
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('a mistake'))));
    const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
    await expect(dialog).toContainText('Leave this window open');
    await expect(dialog.getByRole('button', { name: 'Reload the window' })).toHaveCount(0);
    await page.screenshot({ path: testInfo.outputPath('forbidden.png') });
    await dialog.getByRole('button', { name: 'Play on' }).click();
    await expect(page.locator('.actions .turn, .question, .result').first()).toBeVisible();

    // and the browser asks before the tab goes
    const asked = page.waitForEvent('dialog');
    void page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await expect(page.locator('.table')).toBeVisible();
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Fills what is left of the storage with texts that nothing can pack; returns what it was refused for. */
async function fillStorage(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('dappen', 1);
      request.onsuccess = () => resolve(request.result);
    });
    const letters = (length: number): string =>
      String.fromCharCode(...crypto.getRandomValues(new Uint8Array(length)).map((byte) => 33 + (byte % 90)));
    const refused: string[] = [];
    for (let length = 50_000; length > 100; ) {
      const transaction = database.transaction('aside', 'readwrite');
      transaction.objectStore('aside').add(letters(length));
      const name = await new Promise<string | undefined>((resolve) => {
        transaction.oncomplete = () => resolve(undefined);
        transaction.onabort = () => resolve(transaction.error?.name);
      });
      if (name === undefined) continue;
      refused.push(name);
      length = Math.floor(length / 2);
    }
    database.close();
    return refused;
  });
}

const FIRST_SAVE = new URL('../faults/saves/v1-first-basic.json', import.meta.url);

test('a save that cannot be read is kept aside and told in a sentence, one of an older program is gone on with', async ({
  player,
  page,
}) => {
  const spoilt: readonly (readonly [string, string])[] = [
    [MIDDLE.slice(0, -40), 'could not be read'],
    ['\u0000'.repeat(MIDDLE.length), 'could not be read'],
    [MIDDLE.replace('dappen-match/1', 'dappen-match/9'), 'comes from a newer version'],
    [MIDDLE.replaceAll('"type":"pass"', '"type":"solo"'), 'breaks its own rules'],
  ];
  for (const [text, said] of spoilt) {
    await player.open(text, PLAYING);
    await expect(page.getByText(said)).toContainText('put aside, not deleted');
    await expect(page.getByRole('button', { name: 'Play on' })).toHaveCount(0);
    await expect.poll(() => player.savedText()).toBeUndefined();
  }
  const aside = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const request = indexedDB.open('dappen', 1);
        request.onsuccess = () => {
          const all = request.result.transaction('aside').objectStore('aside').getAll();
          all.onsuccess = () => resolve(all.result.map(({ text }: { text: string }) => text));
        };
      }),
  );
  expect(aside).toEqual(spoilt.map(([text]) => text));

  await player.open(await readFile(FIRST_SAVE, 'utf8'), PLAYING);
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await expect.poll(() => player.savedText()).toContain('"version"');
  player.complaints.splice(0); // the Worker's log names what it put aside
});

test('storage that is full is told, the old save stays whole, and all is saved once there is room again', async ({
  player,
  page,
  baseURL,
}) => {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  // at first, because Chromium counts again only when it runs short
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  await player.open(MIDDLE, PLAYING);
  expect(new Set(await fillStorage(page))).toEqual(new Set(['QuotaExceededError']));
  await page.getByRole('button', { name: 'Play on' }).click();
  const told = page.getByText('there is no space left');
  await expect(told).toBeVisible();
  expect(await answersOnce(player, page)).toBe(MIDDLE);
  await expect(told).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.locator('.hand button[data-card]:not([aria-disabled])').first().click();
  await expect(told).toBeHidden();
  const { hands } = JSON.parse((await player.savedText()) ?? '') as { hands: { actions: unknown[] }[] };
  expect(hands[0]?.actions.length).toBeGreaterThan(6);
  onlyStorageComplaints(player);
});

test('a Worker that spins for ever is replaced, one that answers is not; nothing is lost', async ({
  player,
  page,
}) => {
  // what the page does at intervals it also does when the test says so
  await page.addInitScript(() => {
    const acts: (() => void)[] = [];
    const { setInterval: usual } = globalThis;
    Object.assign(globalThis, {
      setInterval: (act: () => void, ms: number) => {
        acts.push(act);
        return usual(act, ms);
      },
      tick: () => {
        for (const act of acts) act();
      },
    });
  });
  const tick = () => page.evaluate(() => (globalThis as unknown as { tick(): void }).tick());
  await player.open(MIDDLE, PLAYING);
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.locator('.question')).toBeVisible();
  const before = await player.savedText();
  const [first] = page.workers();
  const dialog = page.getByRole('dialog', { name: 'The table was set up anew' });
  for (let i = 0; i < 2 * MOST_TICKS; i++) {
    await tick();
    await page.waitForTimeout(200);
  }
  await expect(dialog).toBeHidden();
  void first
    ?.evaluate(() => {
      for (;;);
    })
    .catch(() => undefined);
  const replaced = async (): Promise<boolean> => {
    await tick();
    return dialog.isVisible();
  };
  await expect.poll(replaced, { intervals: [300] }).toBe(true);
  expect(await player.savedText()).toBe(before);
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await answersOnce(player, page);
});

test('a Worker that dies is replaced; the person is told, and can save a report', async ({
  player,
  page,
}) => {
  await page.addInitScript(() => {
    const Real = Worker;
    class Told extends Real {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        Object.assign(globalThis, { lastWorker: this });
      }
    }
    Object.assign(globalThis, { Worker: Told });
  });
  await player.open(MIDDLE, PLAYING);
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.locator('.question')).toBeVisible();
  await page.evaluate(() => {
    const { lastWorker } = globalThis as unknown as { lastWorker: Worker };
    lastWorker.terminate();
    lastWorker.dispatchEvent(new Event('error'));
  });
  const dialog = page.getByRole('dialog', { name: 'The table was set up anew' });
  await expect(dialog).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('happened.png') });
  await dialog.getByRole('button', { name: 'Save a report' }).click();
  const offer = page.getByRole('dialog', { name: 'Save a report' });
  await expect(offer).toContainText('Nothing is sent');
  await page.screenshot({ path: test.info().outputPath('report.png') });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    offer.getByRole('button', { name: 'Save the report' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'dappen-report/1', edition: 'browser' });
  for (const name of ['Eva', 'Resi', 'Otto', 'Vreni', 'Luzia', 'Karl', 'prepared'])
    expect(text).not.toContain(name);
  await answersOnce(player, page);
});
