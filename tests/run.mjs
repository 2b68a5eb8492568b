/**
 * `npm test` and `npm run test:faults`. Reports what failed and what was slow and, with `--retry` as in `.ci/run`, what was
 * unstable. Needs no packages from npm.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { provideBrowser } from './support/browser.mjs';
import { outsideAnyTest, testsOfPlaywright, testsOfVitest } from './support/reports.mjs';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const resultsFolder = path.join(projectRoot, 'test-results');

const report = path.join(resultsFolder, 'report.json');
const outsideErrors = path.join(resultsFolder, 'outside-errors.json');

const vitest = (projects, files = []) => ({
  script: 'vitest/vitest.mjs',
  options: [
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./tests/support/outside-errors.mjs',
    ...files,
  ],
  testsOf: testsOfVitest,
  // The tests of a file depend on each other, so a retry runs the whole file.
  filterOf: ({ file }) => [file],
});

const playwright = (...options) => ({
  script: '@playwright/test/cli.js',
  options: ['test', '--reporter=list,json', ...options],
  testsOf: testsOfPlaywright,
  filterOf: ({ file, line, project }) => [`${file}:${line}`, `--project=${project}`],
});

const START = ['tests/faults/start-and-stop.test.ts', 'tests/api/wallpapers.test.ts'];

const SUITES = {
  tests: [
    { name: 'Parts, features and API', ...vitest(['unit', 'integration', 'api']) },
    { name: 'In the browser, with and without JavaScript', ...playwright('--grep-invert=@fault') },
  ],
  faults: [
    { name: 'Faults', ...vitest(['faults']) },
    { name: 'Faults in the browser', ...playwright('--grep=@fault') },
  ],
  // With other servers: nginx, Caddy, Ceph's gateway, PostgreSQL of several kinds, PgBouncer.
  servers: [{ name: 'Beside other servers', ...vitest(['servers']) }],
  // Installing, building, starting and stopping, and the native packages: pictures, passwords, the database.
  supported: [{ name: `Start on Node ${process.versions.node}`, ...vitest(['api', 'faults'], START) }],
  // What differs between versions of Node: files and connections that end early.
  newest: [
    {
      name: `Start and transfers on Node ${process.versions.node}`,
      ...vitest(
        ['api', 'faults'],
        [...START, 'tests/faults/transfers.test.ts', '--testNamePattern=^(?!many clients that do not read)'],
      ),
    },
  ],
};

/** With `--retry`, up to this many failed tests run once more, and do not fail the run if they then pass. */
const MAX_UNSTABLE = 2;
const SLOWEST = 20;
/** How many lines of an error are repeated at the end. */
const MAX_LINES = 60;

/** Runs a suite, or only `files`. `isBroken` if it failed for another reason than failed tests. */
function run({ script, options, testsOf }, env, files = []) {
  for (const file of [report, outsideErrors]) rmSync(file, { force: true });
  const command = [path.join(projectRoot, 'node_modules', script), ...options, ...files];
  const { status } = spawnSync(process.execPath, command, { cwd: projectRoot, env, stdio: 'inherit' });
  const read = (file, fallback) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallback);
  const results = read(report, null);
  const tests = [...(results ? testsOf(results, projectRoot) : []), ...read(outsideErrors, []).map(outsideAnyTest)];
  return { tests, isBroken: status !== 0 && !tests.some(isFailed) };
}

const isFailed = ({ status }) => status === 'failed';

function passesAgain(suite, test, env) {
  if (!test.file) return false;
  console.info(`\nOnce more by itself: ${titleOf(test)}\n`);
  const { tests, isBroken } = run(suite, env, suite.filterOf(test));
  return !isBroken && tests.length > 0 && !tests.some(isFailed);
}

const titleOf = ({ file, project, title }) => `${file} › ${project ? `[${project}] ` : ''}${title}`;

/** Repeats failures at the end, because logs of two thousand tests are often cut off. */
function sayAgain(word, test) {
  console.info(`\n${word} ${titleOf(test)}`);
  for (const error of test.errors)
    console.info(
      stripVTControlCharacters(error ?? '')
        .split('\n')
        .slice(0, MAX_LINES)
        .join('\n'),
    );
}

function saySlowest(tests) {
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  console.info(`\nThe ${slowest.length} slowest tests, in seconds:`);
  for (const test of slowest) console.info(`${(test.ms / 1000).toFixed(1).padStart(6)}  ${titleOf(test)}`);
}

function main() {
  const { positionals, values } = parseArgs({ options: { retry: { type: 'boolean' } }, allowPositionals: true });
  const [command = 'tests'] = positionals;
  const suites = SUITES[command];
  const browser = provideBrowser();
  if (!browser) {
    console.error('The tests need a browser. Install Chromium, or name one with TEST_BROWSER=/path/to/chromium.');
    process.exitCode = 1;
    return console.info('0 passed, 1 failed');
  }
  mkdirSync(resultsFolder, { recursive: true });
  // All random numbers in tests depend on it.
  const seed = process.env.TEST_SEED || String(randomInt(1e9));
  console.info(`TEST_SEED=${seed}`);
  const env = {
    ...process.env,
    ...{ TEST_SEED: seed, TEST_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report, OUTSIDE_ERRORS: outsideErrors },
  };

  const all = [];
  const failures = [];
  const times = [];
  let broken = 0;
  for (const suite of suites) {
    console.info(`\n${suite.name}\n`);
    const started = Date.now();
    const { tests, isBroken } = run(suite, env);
    times.push(`${suite.name}: ${Math.round((Date.now() - started) / 1000)} s`);
    all.push(...tests);
    failures.push(...tests.filter(isFailed).map((test) => ({ suite, test })));
    if (isBroken) broken += 1;
  }
  const areFew = values.retry && broken === 0 && failures.length <= MAX_UNSTABLE;
  const unstable = areFew ? failures.filter(({ suite, test }) => passesAgain(suite, test, env)) : [];

  saySlowest(all);
  for (const failure of failures) sayAgain(unstable.includes(failure) ? 'unstable:' : 'FAILED ', failure.test);
  if (broken > 0) console.info('\nFAILED  A suite ended badly, outside of any test. The reason stands above.');
  console.info(`\nTEST_SEED=${seed}. ${times.join('. ')}.`);
  const failed = failures.length - unstable.length + broken;
  const skipped = all.filter(({ status }) => status === 'skipped').length;
  const passed = all.length - skipped - failures.length + unstable.length;
  console.info(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main();
