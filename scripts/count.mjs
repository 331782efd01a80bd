import { existsSync, readFileSync } from 'node:fs';
import { at } from './lib/project.mjs';

/**
 * Prints `N passed, N failed` over the reports of the last `npm test`: every unit and end-to-end test counts
 * one, and so does every step that is no test. Exits 1 when something failed or no test ran at all.
 */

/** @param {string} name */
const report = (name) =>
  existsSync(at('reports', name)) ? JSON.parse(readFileSync(at('reports', name), 'utf8')) : undefined;

/** The reports of the two steps that are made of tests. */
const TESTS = {
  unit: () => {
    const unit = report('vitest.json');
    if (!unit) return undefined;
    // A file that could not even be loaded holds no failed test, yet it failed.
    const broken = unit.testResults.filter(
      (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
        file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    return { passed: unit.numPassedTests, failed: unit.numFailedTests + broken };
  },
  e2e: () => {
    const browser = report('playwright.json');
    if (!browser) return undefined;
    const { expected, unexpected, flaky } = browser.stats;
    return { passed: expected + flaky, failed: unexpected + browser.errors.length };
  },
};

let tests = 0;
let passed = 0;
let failed = 0;
for (const [step, outcome] of Object.entries(report('steps.json') ?? {})) {
  const counted = step === 'unit' ? TESTS.unit() : step === 'e2e' ? TESTS.e2e() : undefined;
  if (counted) {
    tests += counted.passed + counted.failed;
    passed += counted.passed;
    failed += counted.failed;
  }
  // A step made of tests that failed although none of its tests did (or that left no report) failed as such.
  if (!outcome.passed && !counted?.failed) failed += 1;
  else if (outcome.passed && !counted) passed += 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && tests > 0 ? 0 : 1;
