import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

/** Importing the real `electron` package outside its runtime starts a download: tests always get the mock. */
const electronMock = new URL('./tests/electron/mock/electron.ts', import.meta.url).pathname;

export default defineConfig({
  define: { __EDITION__: JSON.stringify('browser'), __VERSION__: JSON.stringify('0.0.0') },
  test: {
    // no test measures time; a busy machine is no failure
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        resolve: { alias: { electron: electronMock } },
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/renderer/**', 'tests/e2e/**'],
        },
      },
      {
        extends: true,
        plugins: [vue()],
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          include: ['tests/renderer/**/*.test.ts'],
        },
      },
    ],
  },
});
