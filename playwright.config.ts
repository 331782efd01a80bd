import { defineConfig } from '@playwright/test';
import { runtime } from './scripts/lib/desktop.mjs';
import type { Fixtures, WorkerFixtures } from './tests/e2e/support/edition.ts';

/** Apart from the port people play on, so that tests and a running game leave each other alone. */
const port = process.env.DAPPEN_TEST_PORT ?? '21549';

/** Where the Electron runtime is installed the desktop edition is tested on it, else on tests/double. */
const electron = runtime();
if (electron) process.env.DAPPEN_ELECTRON = electron;

export default defineConfig<Fixtures, WorkerFixtures>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  projects: [
    { name: 'browser', grepInvert: /@double/ },
    {
      name: electron ? 'electron' : 'double',
      // On the real thing everything; on the double one test of each kind, which keeps the suite short.
      ...(electron ? { grepInvert: /@browser|@double/ } : { grep: /@desktop|@double/ }),
      testIgnore: [
        '**/smoke.spec.ts',
        '**/host-process.spec.ts',
        '**/host-faults.spec.ts',
        '**/page-faults.spec.ts',
      ],
      use: { editionName: electron ? 'electron' : 'double' },
    },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Unset, Playwright takes the browser it downloaded itself.
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node scripts/start.mjs --browser --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    env: { ...process.env, BROWSER: 'none' } as Record<string, string>,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
