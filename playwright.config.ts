import { defineConfig } from '@playwright/test';

/** Apart from the port people play on, so that tests and a running game leave each other alone. */
const port = process.env.DAPPEN_TEST_PORT ?? '21549';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
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
