import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import tests from '../../../playwright.config.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Pictures of every screen, for people to look at: `npm run screenshots`. No part of the tests. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: ['pictures.ts', 'frames.ts', 'startup.ts'],
  outputDir: `${root}reports/pictures`,
  projects: [{ name: 'browser' }],
  reporter: 'line',
  timeout: 60_000,
  use: { ...tests.use, trace: 'off', actionTimeout: 20_000, contextOptions: { reducedMotion: 'reduce' } },
  webServer: { ...Object.assign({}, tests.webServer), cwd: root },
});
