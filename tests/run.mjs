/** `npm test`: every test there is, and how many of them passed. Uses nothing that npm has to install. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
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
    failures: ({ testResults }) =>
      testResults.flatMap(({ name, status, message, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed');
        if (status === 'failed' && failed.length === 0)
          return [{ file: name, title: 'the file itself', errors: [message] }];
        return failed.map(({ fullName, failureMessages }) => ({
          file: name,
          title: fullName,
          errors: failureMessages,
        }));
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
    failures: ({ suites, errors }) => [
      ...errors.map(({ message }) => ({ file: '', title: 'outside any test', errors: [message] })),
      ...suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ projectName, results }) => ({
            file,
            title: `[${projectName}] ${title}`,
            errors: results.flatMap((result) => result.errors.map(({ message }) => message)),
          })),
      ),
    ],
  },
];

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Lines of an error that are shown again at the end. */
const MOST_LINES = 30;

/** Runs a suite and counts. One that ends badly without a failed test counts as one failure. */
function run({ name, result, command, count, failures }, env) {
  console.info(`\n${name}\n`);
  const [program, ...options] = command(result);
  const script = path.join(projectRoot, 'node_modules', program);
  const { status } = spawnSync(process.execPath, [script, ...options], { cwd: projectRoot, env, stdio: 'inherit' });
  if (!existsSync(result)) return { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [] };
  const report = JSON.parse(readFileSync(result, 'utf8'));
  const counts = count(report);
  return {
    counts: { ...counts, failed: status === 0 ? counts.failed : Math.max(1, counts.failed) },
    failures: failures(report),
  };
}

/** Says again at the end what failed, since a log of two thousand tests is often kept only in part. */
function sayAgain({ file, title, errors }) {
  console.info(
    `\nFAILED  ${file && `${path.relative(projectRoot, path.resolve(projectRoot, 'tests/e2e', file))} › `}${title}`,
  );
  for (const error of errors)
    console.info(
      stripVTControlCharacters(error ?? '')
        .split('\n')
        .slice(0, MOST_LINES)
        .join('\n'),
    );
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
  const failed = [];
  for (const suite of SUITES) {
    const env = { ...process.env, TEST_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: suite.result };
    const { counts, failures } = run(suite, env);
    for (const [kind, number] of Object.entries(counts)) totals[kind] += number;
    failed.push(...failures);
  }
  for (const failure of failed) sayAgain(failure);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.info(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

main();
