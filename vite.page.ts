import vue from '@vitejs/plugin-vue';
import type { PluginOption } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** How long its own plugins take is of no interest to somebody who waits for the game. */
export const QUIET = { bundlerTimings: false };

/** What both editions of the page have in common; only how messages reach the engine differs. */
export const page = (edition: 'electron' | 'browser') => ({
  root: 'renderer',
  plugins: [vue()] as PluginOption[],
  define: {
    __EDITION__: JSON.stringify(edition),
    __VERSION__: JSON.stringify(manifest.version),
    __VUE_OPTIONS_API__: 'false',
    __VUE_I18N_LEGACY_API__: 'false',
    __VUE_I18N_FULL_INSTALL__: 'false',
  },
  build: {
    emptyOutDir: true,
    // The polyfill would fetch, which the content security policy forbids; the browsers we know preload.
    modulePreload: { polyfill: false },
    // Everything is a file of its own: `data:` fonts and pictures would need a wider policy.
    assetsInlineLimit: 0,
    minify: true,
    // The card art is most of it. Everything comes from this machine, so one file is as good as many.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      checks: QUIET,
      // The drawings on the cards are a file of their own, which the size of the rest is measured without.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'art', test: /components\/cards\/art\// }],
        },
      },
    },
  },
});
