import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { MOST_TICKS } from '#engine/pulse.ts';
import type { Desktop } from '#tests/double/desktop.ts';
import { savedMoment } from '#tests/support/phases.ts';
import { isAlive } from '#tests/support/process.ts';
import { quietDeal } from '#tests/support/scenario.ts';
import { desktopEdition, expect, type Starter, test } from './support/edition.ts';
import { killPage } from './support/kill.ts';
import { Player, savedTable, THROUGH_ALL } from './support/table.ts';

/**
 * The built desktop edition on the double of Electron: processes that die, windows that close, and what a
 * page may not do. What the rules say is tested elsewhere.
 */

const MIDDLE = savedTable({ ...quietDeal(5), script: 'passes' });
/** So many actions it holds. */
const PASSED = 6;

/** Starts the program over a match that waits for the person, and sits down. */
async function sitDown(starter: Starter): Promise<{ desktop: Desktop; page: Page }> {
  starter.keep(MIDDLE);
  const desktop = await starter.start();
  const page = await desktop.page();
  await playOn(page);
  return { desktop, page };
}

async function playOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.locator('.question')).toBeVisible();
}

async function host(desktop: Desktop): Promise<number> {
  await expect.poll(async () => (await desktop.hosts()).length).toBe(1);
  return (await desktop.hosts())[0] ?? Number.NaN;
}

async function killHost(desktop: Desktop): Promise<void> {
  const pid = await host(desktop);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => desktop.hosts()).not.toContain(pid);
}

/** The person is told of the host that was replaced, and goes on. */
async function hearsOfIt(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'The table was set up anew' });
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(dialog).toBeHidden();
}

/** Blocks the host's one thread for ever (tests/double/host.ts), as a bot does that comes to no end. */
async function spinHost(desktop: Desktop): Promise<number> {
  const pid = await host(desktop);
  process.kill(pid, 'SIGUSR2');
  return pid;
}

/** Main loses its patience with a host, without the time that this takes. */
async function losePatience(desktop: Desktop, pid: number): Promise<void> {
  const tick = async (): Promise<boolean> => {
    await desktop.ask('tick');
    return isAlive(pid);
  };
  await expect.poll(tick, { intervals: [50] }).toBe(false);
}

/** Ways in which a host ends, each of a real process. */
const ENDS: Readonly<Record<string, (desktop: Desktop) => Promise<void>>> = {
  killed: killHost,
  blocked: async (desktop) => losePatience(desktop, await spinHost(desktop)),
};

/** Ways in which all but the host goes; the program that runs after it. */
const LOSSES: Readonly<Record<string, (desktop: Desktop, page: Page, starter: Starter) => Promise<Desktop>>> =
  {
    /** Main loads it again by itself, over the same sitting. */
    page: async (desktop, page) => {
      await killPage(page);
      await expect.poll(async () => (await desktop.page()) === page).toBe(false);
      return desktop;
    },
    /** The host does not outlive it. */
    program: async (desktop, _page, starter) => {
      const pid = await host(desktop);
      desktop.main.kill('SIGKILL');
      expect(await desktop.ended).toBeUndefined();
      await expect.poll(() => isAlive(pid)).toBe(false);
      return starter.start();
    },
  };

test.describe('the desktop edition', { tag: '@double' }, () => {
  for (const [how, end] of Object.entries(ENDS)) {
    test(`a ${how} host comes back by itself, three times; then a plain word, and once more when asked`, async ({
      starter,
    }) => {
      const { desktop, page } = await sitDown(starter);
      const before = starter.saved();
      for (let death = 1; death <= 3; death++) {
        await end(desktop);
        await hearsOfIt(page);
        await expect(page.locator('.question')).toBeVisible();
      }
      await end(desktop);
      await expect(page.getByRole('alert')).toContainText('The table does not answer');
      expect(await desktop.hosts()).toEqual([]);
      expect(starter.saved()).toBe(before);
      await page.getByRole('button', { name: 'Start the table again' }).click();
      await expect(page.locator('.question')).toBeVisible();
      await page.locator('.question [data-word="pass"]').click();
      await expect.poll(() => starter.actions()).toBeGreaterThan(PASSED);
    });
  }

  test('a host that spins for ever is ended and comes back as after a crash; nothing is lost', async ({
    starter,
  }) => {
    const { desktop, page } = await sitDown(starter);
    await page.locator('.question [data-word="pass"]').click();
    await expect.poll(() => starter.actions()).toBeGreaterThan(PASSED);
    await expect(page.locator('.actions .turn, .question').first()).toBeVisible();
    const before = starter.saved();
    const well = await host(desktop);
    for (let tick = 0; tick < 2 * MOST_TICKS; tick++) {
      await desktop.ask('tick');
      await page.waitForTimeout(200);
    }
    expect(isAlive(well)).toBe(true);
    const pid = await spinHost(desktop);
    expect(pid).toBe(well);
    await losePatience(desktop, pid);
    expect(starter.saved()).toBe(before);
    const log = readFileSync(path.join(starter.userData, 'logs', 'dappen.log'), 'utf8');
    expect(log).toContain('host gives no sign of life');

    // the person is told; main's log goes into the report, and tells nothing of this computer
    const file = path.join(starter.userData, 'documents', 'report.txt');
    desktop.answers.push(file);
    const dialog = page.getByRole('dialog', { name: 'The table was set up anew' });
    await dialog.getByRole('button', { name: 'Save a report' }).click();
    await page.getByRole('button', { name: 'Save the report' }).click();
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8').endsWith('}\n')).toBe(true);
    const report = JSON.parse(readFileSync(file, 'utf8')) as { log: string[] };
    expect(report.log.join()).toContain('host gives no sign of life');
    expect(JSON.stringify(report)).not.toContain(path.basename(starter.userData));

    await page.locator('.hand button[data-card]:not([aria-disabled])').first().click();
    await expect.poll(() => starter.saved()).not.toBe(before);
  });

  test('a program that is left while its host spins leaves no process behind', async ({ starter }) => {
    const { desktop, page } = await sitDown(starter);
    const pid = await spinHost(desktop);
    for (let tick = 0; tick < 2; tick++) {
      await page.waitForTimeout(200);
      await desktop.ask('tick');
    }
    expect(await desktop.quit()).toBe(0);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test('a folder that may not be written is told in a sentence; the hand goes on and is saved once that may be', async ({
    starter,
  }) => {
    starter.keep(MIDDLE);
    const { desktop, allow } = await starter.startForbidden();
    const page = await desktop.page();
    await playOn(page);
    const told = page.getByRole('status').filter({ hasText: 'not allowed' });
    await expect(told).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('forbidden.png') });
    await page.locator('.question [data-word="pass"]').click();
    await expect(page.locator('.actions .turn')).toBeVisible();
    await expect(told).toBeVisible();
    expect(starter.saved()).toBe(MIDDLE);

    // the window asks before it closes over it
    desktop.answers.push({ response: 0 });
    await desktop.ask('closeWindow');
    await expect.poll(() => desktop.dialogs.map(({ kind }) => kind)).toEqual(['message']);
    expect(desktop.dialogs[0]?.options).toMatchObject({
      message: 'The match cannot be saved at the moment.',
    });
    expect(desktop.main.exitCode).toBeNull();
    allow();
    await page.locator('.hand button[data-card]:not([aria-disabled])').first().click();
    await expect(told).toBeHidden();
    expect(starter.actions()).toBeGreaterThan(PASSED);
    expect(readdirSync(starter.userData).filter((name) => name.startsWith('match'))).toEqual(['match.json']);
    expect(await desktop.closeWindow()).toBe(0);
    expect(desktop.dialogs).toHaveLength(1);
  });

  for (const [what, lose] of Object.entries(LOSSES)) {
    test(`a ${what} that is killed, in whatever phase of a hand: the next goes on where it stood`, async ({
      starter,
      context,
    }) => {
      await context.addInitScript(() => {
        localStorage.setItem('dappen.preferences', '{"speed":"instant","motion":"none"}');
      });
      const resume = async (page: Page): Promise<Player> => {
        await page.getByRole('button', { name: 'Play on' }).click();
        return new Player(desktopEdition(page, starter.userData, async () => undefined));
      };
      starter.keep(THROUGH_ALL);
      let desktop = await starter.start();
      let player = await resume(await desktop.page());
      for (const phase of ['question', 'exchange', 'ultimos', 'card']) {
        expect(await player.turn()).toBe(phase);
        const before = starter.saved();
        desktop = await lose(desktop, player.page, starter);
        expect(starter.saved()).toBe(before);
        player = await resume(await desktop.page());
        expect(await player.turn()).toBe(phase);
        // a fourth time the same program would not load its page again
        if (what === 'page' && phase === 'exchange') {
          expect(await desktop.quit()).toBe(0);
          desktop = await starter.start();
          player = await resume(await desktop.page());
        }
        await player.decide({ words: ['dapp'], lay: ['I'] });
      }
    });
  }

  test('a save that cannot be read is kept aside as it is and told in a sentence; a new match begins at once', async ({
    starter,
  }) => {
    const torn = Buffer.concat([Buffer.from(MIDDLE).subarray(0, 200), Buffer.from([0xff, 0xfe, 0, 0])]);
    const newer = Buffer.from(MIDDLE.replace('dappen-match/1', 'dappen-match/9'));
    const spoilt: readonly (readonly [Buffer, string])[] = [
      [torn, 'could not be read'],
      [newer, 'comes from a newer version'],
    ];
    const aside = (number: number): Buffer =>
      readFileSync(path.join(starter.userData, `match-unreadable-${number}.json`));
    for (const [i, [bytes, said]] of spoilt.entries()) {
      writeFileSync(path.join(starter.userData, 'match.json'), bytes);
      const desktop = await starter.start();
      const page = await desktop.page();
      await expect(page.getByText(said)).toContainText('put aside, not deleted');
      await expect(page.getByRole('button', { name: 'Play on' })).toHaveCount(0);
      await expect.poll(() => readdirSync(starter.userData)).not.toContain('match.json');
      expect(aside(i + 1)).toEqual(bytes);
      if (i === spoilt.length - 1) {
        await page.getByRole('button', { name: 'New match' }).click();
        await page.getByRole('button', { name: 'To the table' }).click();
        await expect(page.locator('.table')).toBeVisible();
        await expect.poll(() => existsSync(path.join(starter.userData, 'match.json'))).toBe(true);
      }
      expect(await desktop.quit()).toBe(0);
    }
    expect([aside(1), aside(2)]).toEqual([torn, newer]);
    expect(starter.saved()).toContain('dappen-match/1');
  });

  test('closing the window in the middle of a hand ends everything and loses nothing; it opens where it can be seen', async ({
    starter,
  }) => {
    const { desktop, page } = await sitDown(starter);
    const pid = await host(desktop);
    await page.locator('.question [data-word="pass"]').click();
    await expect(page.locator('.question')).toBeHidden();
    expect(await desktop.closeWindow()).toBe(0);
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(starter.actions()).toBeGreaterThan(PASSED);
    const place = JSON.parse(readFileSync(path.join(starter.userData, 'window.json'), 'utf8')) as object;
    expect(place).toEqual({ bounds: { x: 0, y: 0, width: 1280, height: 720 }, maximized: false });

    // a screen has gone meanwhile: there the window stood, filling it
    const gone = { bounds: { x: 2500, y: -300, width: 1000, height: 700 }, maximized: true };
    writeFileSync(path.join(starter.userData, 'window.json'), JSON.stringify(gone));
    const again = await starter.start();
    await (await again.page()).getByRole('button', { name: 'Play on' }).click();
    expect(await again.ask('windowState')).toMatchObject({
      bounds: { x: 920, y: 0, width: 1000, height: 700 },
      maximized: true,
      shown: true,
    });
  });

  test('a second start goes away and leaves the first alone', async ({ starter }) => {
    const { desktop, page } = await sitDown(starter);
    const second = await starter.start();
    expect(await second.ended).toBe(0);
    await page.locator('.question [data-word="pass"]').click();
    await expect.poll(() => starter.actions()).toBeGreaterThan(PASSED);
    expect(desktop.main.exitCode).toBeNull();
  });

  test('the page gets a few functions and no way around them', async ({ starter }) => {
    const { desktop, page } = await sitDown(starter);
    const seen = await page.evaluate(async () => {
      const { dappen } = window as unknown as { dappen: Record<string, (...args: unknown[]) => void> };
      const attempt = (does: () => unknown): string => {
        try {
          does();
          return 'done';
        } catch (error) {
          return String(error);
        }
      };
      // Later, when the tool that runs this is out of the way: it may evaluate text where a page may not.
      await new Promise((resolve) => setTimeout(resolve, 0));
      const refused: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        refused.push(effectiveDirective);
      });
      const found = {
        names: Object.keys(dappen).sort(),
        frozen: Object.isFrozen(dappen),
        node: ['require', 'process', 'module', 'Buffer', 'ipcRenderer'].filter((name) => name in window),
        double: Object.getOwnPropertyNames(window).filter((name) => name.includes('ouble')),
        again: attempt(() =>
          dappen.connect?.(
            () => undefined,
            () => undefined,
          ),
        ),
        evaluated: attempt(() => Function('return 1')()),
        frames: await new Promise<void>((resolve) => {
          const frame = document.createElement('iframe');
          frame.src = 'https://example.org/';
          frame.onload = () => resolve(); // also with what stands for a page that was refused
          document.body.append(frame);
        }),
        elsewhere: await fetch('https://example.org/').catch((error: unknown) => String(error)),
        files: await Promise.all(
          ['/..%2fmain/index.js', '/%2e%2e%2fpackage.json', '/assets', '/index.html%00.js'].map((file) =>
            fetch(file).then(
              ({ status }) => status,
              () => 'refused',
            ),
          ),
        ),
      };
      // told of in a moment of its own each
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { ...found, refused };
    });
    expect(seen).toMatchObject({ frozen: true, node: [], double: [] });
    expect(seen.again).toContain('once');
    expect(seen.evaluated).toContain('EvalError');
    expect(String(seen.elsewhere)).toContain('TypeError');
    expect(new Set(seen.refused)).toEqual(new Set(['script-src', 'frame-src', 'connect-src']));
    // `connect-src` falls back to 'none': the policy refuses before main is asked
    expect(seen.files).toEqual(['refused', 'refused', 'refused', 'refused']);
    for (const [url, status] of [
      ['app://dappen/index.html', 200],
      ['app://dappen/..%2fmain/index.js', 404],
      ['app://dappen/%2e%2e/%2e%2e/package.json', 404],
    ] as const) {
      const served = await desktop.ask('request', url, 'GET');
      expect(served).toMatchObject({ cancelled: false, status });
      if (!served.cancelled)
        expect(served.headers['content-security-policy']).toContain("default-src 'none'");
    }
    for (const url of [
      'https://example.org/',
      'file:///etc/passwd',
      'app://other/index.html',
      'data:text/html,x',
    ]) {
      expect(await desktop.ask('request', url, 'GET')).toEqual({ cancelled: true });
    }
    expect(await desktop.ask('permission', 'geolocation')).toEqual({ asked: false, checked: false });
  });

  test('the page goes nowhere and opens nothing', async ({ starter }) => {
    const { desktop, page } = await sitDown(starter);
    for (const url of ['https://example.org/', 'https://dappen/assets/', 'https://dappen/favicon.svg']) {
      await page.evaluate((to) => location.assign(to), url);
      await expect.poll(() => desktop.cancelled).toContain(url.replace('https://dappen', 'app://dappen'));
    }
    const popup = page.context().waitForEvent('page');
    await page.evaluate(() => window.open('about:blank'));
    await expect.poll(async () => (await popup).isClosed()).toBe(true);
    expect(page.url()).toBe('https://dappen/index.html');
    await expect(page.locator('.question')).toBeVisible();
  });

  test('a record on the command line is offered, and replaces the match only when asked to', async ({
    starter,
  }) => {
    const file = path.join(starter.userData, 'documents', 'evening.dappen');
    writeFileSync(file, savedTable({ dealer: 0, rules: { players: 7 } }));
    starter.keep(MIDDLE);
    const desktop = await starter.start(file);
    const page = await desktop.page();
    const offer = page.getByRole('dialog', { name: 'Go on with this match?' });
    await expect(offer).toContainText('seven players');
    await expect(offer).toContainText('given up');
    await offer.getByRole('button', { name: 'Cancel' }).click();
    expect(starter.saved()).toBe(MIDDLE);
    await playOn(page);

    // once more, as when it is double-clicked while the game runs
    expect(await (await starter.start(file)).ended).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Go on with it' }).click();
    await expect(page.locator('.table')).toBeVisible();
    await expect.poll(() => starter.saved()).toContain('"players":7');

    writeFileSync(file, 'no match');
    desktop.answers.push({ canceled: false, filePaths: [file] });
    await desktop.ask('choose', 'Game', 'Open a match…');
    await expect(page.getByRole('dialog')).toContainText('holds no Dappen match');
    expect(desktop.dialogs.at(-1)).toMatchObject({
      kind: 'open',
      options: { filters: [{ name: 'Dappen record', extensions: ['dappen'] }] },
    });
  });

  test('the menu follows the language of the page and moves it; what it saves goes through the dialog', async ({
    starter,
  }) => {
    starter.keep(savedMoment('follow', { hands: 2 }));
    const desktop = await starter.start();
    const page = await desktop.page();
    await page.getByRole('button', { name: 'Play on' }).click();
    const bar = async () => (await desktop.ask('menu'))?.map(({ label }) => label);
    expect(await bar()).toEqual(['Game', 'Edit', 'View', 'Help']);
    const scale = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    const usual = await scale();
    await desktop.ask('choose', 'View', 'Larger');
    await expect.poll(scale).not.toBe(usual);
    await desktop.ask('choose', 'View', 'Usual size');
    await expect.poll(scale).toBe(usual);
    await desktop.ask('choose', 'View', 'Full screen');
    expect((await desktop.ask('windowState')).fullScreen).toBe(true);
    await desktop.ask('choose', 'Help', 'About Dappen');
    expect(desktop.dialogs).toMatchObject([{ kind: 'about', options: { applicationName: 'Dappen' } }]);

    const file = path.join(starter.userData, 'documents', 'mine.dappen');
    desktop.answers.push(file);
    await desktop.ask('choose', 'Game', 'Score sheet');
    await page.getByRole('button', { name: /record/i }).click();
    await expect.poll(() => existsSync(file)).toBe(true);
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('dappen-match/1');
    // the two finished hands, and nothing of the third
    const { hands } = JSON.parse(starter.saved()) as { hands: object[] };
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ hands: hands.slice(0, -1) });
    expect(hands).toHaveLength(3);
    expect(desktop.dialogs.at(-1)).toMatchObject({
      kind: 'save',
      options: { filters: [{ name: 'Dappen record', extensions: ['dappen'] }] },
    });

    await desktop.ask('choose', 'Game', 'Preferences…');
    await page.evaluate(() => {
      localStorage.setItem('dappen.preferences', JSON.stringify({ language: 'de' }));
    });
    await page.reload();
    await expect.poll(bar).toEqual(['Spiel', 'Bearbeiten', 'Ansicht', 'Hilfe']);
  });
});
