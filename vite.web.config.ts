import { defineConfig } from 'vite';
import { SECURITY_HEADERS } from './electron/main/csp.ts';
import manifest from './package.json' with { type: 'json' };
import { collectLicences } from './vite.licences.ts';
import { page, QUIET } from './vite.page.ts';

const common = page('browser');
const licences = collectLicences('out/web/LICENCES.txt');

/** The browser edition: the same page with the host of the sitting in a Worker, files for any static server. */
export default defineConfig({
  ...common,
  plugins: [...common.plugins, licences()],
  appType: 'mpa', // an address that names no file is not found, instead of being the page
  base: './',
  worker: { format: 'es', plugins: () => [licences()], rolldownOptions: { checks: QUIET } },
  build: { ...common.build, outDir: '../out/web', target: 'es2022' },
  preview: {
    cors: false,
    headers: {
      ...SECURITY_HEADERS,
      'Cache-Control': 'no-cache', // asked for again each time, answered by 304: a new build shows at once
      'X-Dappen': manifest.version,
    },
  },
});
