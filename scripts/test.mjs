import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { forbiddenWords } from './lib/forbidden.mjs';
import { tryPackage } from './lib/package-try.mjs';
import { at, ensureInstalled, runPackage, say } from './lib/project.mjs';

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {() => boolean} run whether all is well
 * @property {string} [needs] a step that must have gone well before
 */

/** @type {(file: string, ...args: string[]) => boolean} */
const tool = (file, ...args) => runPackage(file, args) === 0;

/** Biome colours its words even where nobody can see colours. */
const PLAIN = process.stderr.isTTY ? [] : ['--colors=off'];

/** @type {Record<string, Step>} */
const STEPS = {
  lint: {
    title: 'format and lint',
    run: () => tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...PLAIN, '.'),
  },
  types: {
    title: 'types',
    run: () =>
      [
        tool('typescript/bin/tsc', '-p', 'tsconfig.engine.json'),
        tool('typescript/bin/tsc', '-p', 'tsconfig.node.json'),
        tool('typescript/bin/tsc', '-p', 'tsconfig.tools.json'),
        tool('vue-tsc/bin/vue-tsc.js', '-p', 'tsconfig.web.json'),
      ].every(Boolean),
  },
  boundaries: {
    title: 'boundaries',
    run: () =>
      tool(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        'engine',
        'electron',
        'renderer',
        'scripts',
        'tests',
      ),
  },
  unused: { title: 'unused files, exports and packages', run: () => tool('knip/bin/knip.js') },
  words: {
    title: 'forbidden words',
    run: () => {
      const found = forbiddenWords();
      for (const line of found) say(line);
      return found.length === 0;
    },
  },
  unit: {
    title: 'unit, property and golden tests',
    run: () =>
      tool(
        'vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=reports/vitest.json',
      ),
  },
  build: {
    title: 'builds',
    run: () =>
      [
        tool('electron-vite/dist/cli.js', 'build', '--logLevel', 'warn'),
        tool('vite/bin/vite.js', 'build', '--config', 'vite.web.config.ts', '--logLevel', 'warn'),
        tool('vite/bin/vite.js', 'build', '--config', 'vite.cli.config.ts', '--logLevel', 'warn'),
      ].every(Boolean),
  },
  package: {
    title: 'what the package holds',
    needs: 'build',
    run: tryPackage,
  },
  e2e: {
    title: 'end-to-end tests in Chromium',
    needs: 'build',
    run: () => ensureChromium() && tool('@playwright/test/cli.js', 'test'),
  },
};

/** Runs the chosen steps in order; a failed one does not keep the later ones from running. */
function main() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = values.only?.split(',') ?? Object.keys(STEPS);
  const unknown = chosen.filter((name) => !Object.hasOwn(STEPS, name));
  if (unknown.length > 0) {
    say(`npm test knows no step ${unknown.join(', ')}; there are: ${Object.keys(STEPS).join(', ')}`);
    return 2;
  }
  ensureInstalled();
  rmSync(at('reports'), { recursive: true, force: true });
  mkdirSync(at('reports'), { recursive: true });

  /** @type {Record<string, { passed: boolean, seconds: number }>} */
  const report = {};
  for (const [name, step] of Object.entries(STEPS)) {
    if (!chosen.includes(name)) continue;
    say(`\n── ${name}: ${step.title} ${'─'.repeat(Math.max(3, 70 - name.length - step.title.length))}`);
    const started = Date.now();
    const blocked = step.needs !== undefined && report[step.needs]?.passed === false;
    if (blocked) say(`not run, because ${step.needs} failed`);
    const passed = !blocked && step.run();
    report[name] = { passed, seconds: Math.round((Date.now() - started) / 1000) };
  }
  writeFileSync(at('reports', 'steps.json'), `${JSON.stringify(report, null, 2)}\n`);

  say('');
  for (const [name, { passed, seconds }] of Object.entries(report)) {
    say(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  }
  return Object.values(report).every(({ passed }) => passed) ? 0 : 1;
}

process.exitCode = main();
