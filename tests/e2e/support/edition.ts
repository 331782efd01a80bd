import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron, test as base, expect, type Page } from '@playwright/test';
import { buildDouble, Desktop, type Start } from '#tests/double/desktop.ts';

/** The editions in which the same tests run, and what differs between them. */

/** `double`: the built desktop edition on tests/double. `electron`: the same on a real runtime. */
export type EditionName = 'browser' | 'double' | 'electron';

export interface Edition {
  readonly page: Page;
  /** Puts what the page stores (by its keys) and a saved match where an earlier evening would have left them,
   *  and opens the first screen. */
  prepare(kept: Readonly<Record<string, unknown>>, save: string | undefined): Promise<void>;
  /** The person does something that asks for a file, and chooses this one. */
  choose(file: string, act: () => Promise<void>): Promise<void>;
  /** The saved match. */
  savedText(): Promise<string | undefined>;
}

const NOBODY = 65534;

const store = (kept: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
};

export function browserEdition(page: Page): Edition {
  return {
    page,
    async prepare(kept, save) {
      // a page of the same origin that does not start the game, nor has an icon to ask for
      await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      await page.goto('/favicon.svg');
      await page.evaluate(store, kept);
      await page.evaluate((text) => {
        return new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('dappen', 1);
          request.onupgradeneeded = () => {
            request.result.createObjectStore('match');
            request.result.createObjectStore('aside', { autoIncrement: true });
          };
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const transaction = request.result.transaction('match', 'readwrite');
            if (text !== undefined) transaction.objectStore('match').put(text, 'saved');
            transaction.oncomplete = () => {
              request.result.close();
              resolve();
            };
          };
        });
      }, save);
      await page.goto('/');
    },
    async choose(file, act) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), act()]);
      await chooser.setFiles(file);
    },
    savedText: () =>
      page.evaluate(
        () =>
          new Promise<string | undefined>((resolve, reject) => {
            const request = indexedDB.open('dappen', 1);
            request.onerror = () => reject(request.error);
            request.onsuccess = () => {
              const get = request.result.transaction('match').objectStore('match').get('saved');
              get.onsuccess = () => {
                request.result.close();
                resolve(get.result as string | undefined);
              };
            };
          }),
      ),
  };
}

export function desktopEdition(
  page: Page,
  userData: string,
  answerDialog: (answer: { canceled: boolean; filePaths: string[] }) => Promise<void>,
): Edition {
  const file = path.join(userData, 'match.json');
  return {
    page,
    async prepare(kept, save) {
      if (save !== undefined) writeFileSync(file, save);
      await page.evaluate(store, kept);
      await page.reload();
    },
    async choose(chosen, act) {
      await answerDialog({ canceled: false, filePaths: [chosen] });
      await act();
    },
    savedText: async () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
  };
}

/** How a desktop edition is started in this test, as often as it likes; one folder, one storage. */
export interface Starter {
  readonly userData: string;
  /** Puts a saved match where an earlier evening would have left it. */
  keep(match: string): void;
  saved(): string;
  /** How many actions the saved match holds; 0 without one. */
  actions(): number;
  start(...args: string[]): Promise<Desktop>;
  /** The same over a folder that its host may read and not write, until `allow` is called. */
  startForbidden(): Promise<{ readonly desktop: Desktop; allow(): void }>;
}

export interface Fixtures {
  readonly editionName: EditionName;
  readonly starter: Starter;
  readonly edition: Edition;
}
export interface WorkerFixtures {
  readonly doubleOnce: () => Promise<string>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  editionName: ['browser', { option: true }],
  locale: 'en-GB',

  doubleOnce: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium');
      let built: ReturnType<typeof buildDouble> | undefined;
      await use(async () => {
        built ??= buildDouble();
        return (await built).folder;
      });
      (await built)?.remove();
    },
    { scope: 'worker' },
  ],

  starter: async ({ context, doubleOnce }, use) => {
    const userData = mkdtempSync(path.join(tmpdir(), 'dappen-desktop-'));
    mkdirSync(path.join(userData, 'documents'));
    const file = path.join(userData, 'match.json');
    const started: Desktop[] = [];
    const start = async (more: Pick<Start, 'args' | 'hostUid'>): Promise<Desktop> => {
      const desktop = new Desktop({ double: await doubleOnce(), context, userData, ...more });
      started.push(desktop);
      return desktop;
    };
    await use({
      userData,
      keep: (match) => writeFileSync(file, match),
      saved: () => readFileSync(file, 'utf8'),
      actions() {
        if (!existsSync(file)) return 0;
        const { hands } = JSON.parse(readFileSync(file, 'utf8')) as { hands: { actions: unknown[] }[] };
        return hands.reduce((sum, { actions }) => sum + actions.length, 0);
      },
      start: (...args) => start({ args }),
      async startForbidden() {
        const root = process.getuid?.() === 0;
        chmodSync(userData, root ? 0o755 : 0o555);
        const desktop = await start({ hostUid: root ? NOBODY : undefined });
        return { desktop, allow: () => chmodSync(userData, 0o777) };
      },
    });
    for (const desktop of started) {
      desktop.answers.push({ response: 1 }); // should it ask, as it does over a match that could not be saved
      await desktop.quit();
    }
    for (const left of [userData, `${userData}.lock`, `${userData}.second`])
      rmSync(left, { recursive: true, force: true });
    expect(started.flatMap(({ faults }) => faults)).toEqual([]);
  },

  edition: async ({ editionName, context, starter }, use) => {
    if (editionName === 'browser') return use(browserEdition(await context.newPage()));
    const { userData } = starter;
    if (editionName === 'double') {
      const desktop = await starter.start();
      const answer = async (given: unknown): Promise<void> => {
        desktop.answers.push(given);
      };
      return use(desktopEdition(await desktop.page(), userData, answer));
    }
    const executablePath = process.env.DAPPEN_ELECTRON;
    const app = await _electron.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['.', `--user-data-dir=${userData}`],
    });
    // the system's own dialog is out of a test's reach
    await use(
      desktopEdition(await app.firstWindow(), userData, (given) =>
        app.evaluate(({ dialog }, answer) => {
          dialog.showOpenDialog = async () => answer;
        }, given),
      ),
    );
    await app.close();
  },

  page: async ({ edition }, use) => use(edition.page),
});
export { expect };
