import { defineConfig } from 'vite';

/** The command line as one file that Node runs without node_modules: `scripts/dappen.mjs` builds and starts it. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'out/cli',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // of no interest to somebody who waits for the program
      input: { dappen: 'engine/cli/main.ts' },
      output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
