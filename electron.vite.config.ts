import { defineConfig } from 'electron-vite';
import { page } from './vite.page.ts';

const common = page('electron');

/** The desktop edition. All libraries are bundled, so nothing but `out` ships. */
export default defineConfig({
  main: {
    build: {
      externalizeDeps: false,
      rolldownOptions: {
        input: {
          index: 'electron/main/index.ts',
          host: 'electron/host/index.ts',
          helper: 'electron/host/helper.ts',
        },
      },
    },
  },
  preload: {
    build: {
      externalizeDeps: false, // a sandboxed preload can require nothing but `electron`
      rolldownOptions: {
        input: { index: 'electron/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    ...common,
    build: {
      ...common.build,
      rolldownOptions: { ...common.build.rolldownOptions, input: 'renderer/index.html' },
    },
  },
});
