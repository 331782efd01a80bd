import { defineConfig } from 'electron-vite';
import { collectLicences } from './vite.licences.ts';
import { page, QUIET } from './vite.page.ts';

const common = page('electron');
/** Ships beside the program: the page is built last and completes it. */
const licences = collectLicences('out/LICENCES.txt');

/** The desktop edition. All libraries are bundled, so nothing but `out` ships. */
export default defineConfig({
  main: {
    plugins: [licences()],
    build: {
      externalizeDeps: false,
      rolldownOptions: {
        checks: QUIET,
        input: {
          index: 'electron/main/index.ts',
          host: 'electron/host/index.ts',
          helper: 'electron/host/helper.ts',
        },
      },
    },
  },
  preload: {
    plugins: [licences()],
    build: {
      externalizeDeps: false, // a sandboxed preload can require nothing but `electron`
      rolldownOptions: {
        checks: QUIET,
        input: { index: 'electron/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    ...common,
    plugins: [...common.plugins, licences()],
    build: {
      ...common.build,
      rolldownOptions: { ...common.build.rolldownOptions, input: 'renderer/index.html' },
    },
  },
});
