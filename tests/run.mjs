/** `npm test`: every test there is, and how many of them passed. Uses nothing that npm has to install. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideBrowser } from './support/browser.mjs';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const resultsFolder = path.join(projectRoot, 'test-results');

const SUITES = [
  {
    name: 'Parts, features and API',
    result: path.join(resultsFolder, 'vitest.json'),
    command: (result) => [
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${result}`,
    ],
    count: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
      passed: numPassedTests,
      // A file that does not even load has no tests to count.
      failed:
        numFailedTests +
        testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
      skipped: numPendingTests + numTodoTests,
    }),
  },
  {
    name: 'In the browser, with and without JavaScript',
    result: path.join(resultsFolder, 'playwright.json'),
    command: () => ['@playwright/test/cli.js', 'test', '--reporter=list,json'],
    count: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
  },
];

/** Runs a suite and counts. One that ends badly without a failed test counts as one failure. */
function run({ name, result, command, count }, env) {
  console.info(`\n${name}\n`);
  const [program, ...options] = command(result);
  const script = path.join(projectRoot, 'node_modules', program);
  const { status } = spawnSync(process.execPath, [script, ...options], { cwd: projectRoot, env, stdio: 'inherit' });
  if (!existsSync(result)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = count(JSON.parse(readFileSync(result, 'utf8')));
  return { ...counts, failed: status === 0 ? counts.failed : Math.max(1, counts.failed) };
}

function main() {
  const browser = provideBrowser();
  if (!browser) {
    console.error('The tests need a browser. Install Chromium, or name one with TEST_BROWSER=/path/to/chromium.');
    process.exitCode = 1;
    return console.info('0 passed, 1 failed');
  }
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  const totals = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of SUITES) {
    const env = { ...process.env, TEST_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: suite.result };
    for (const [kind, number] of Object.entries(run(suite, env))) totals[kind] += number;
  }
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.info(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

main();
