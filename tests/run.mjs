/**
 * `npm test`, `npm run test:all` and their parts. Reports what failed and what was slow and, with `--retry` as in `.ci/run`,
 * what was unstable. Needs no packages from npm.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { provideBrowser } from './support/browser.mjs';
import { provideNode } from './support/node-versions.mjs';
import { outsideAnyTest, testsOfPlaywright, testsOfVitest } from './support/reports.mjs';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const resultsFolder = path.join(projectRoot, 'test-results');

const resultFile = (name, ending) => path.join(resultsFolder, `${name.replaceAll(' ', '-')}${ending}`);

const vitest = (name, projects, files = []) => ({
  name,
  script: 'vitest/vitest.mjs',
  options: [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultFile(name, '.json')}`,
    '--reporter=./tests/support/outside-errors.mjs',
    ...files,
  ],
  testsOf: testsOfVitest,
  // The tests of a file depend on each other, so a retry runs the whole file.
  filterOf: ({ file }) => [file],
});

const playwright = (name, ...options) => ({
  name,
  script: '@playwright/test/cli.js',
  options: ['test', '--reporter=list,json', `--output=${resultFile(name, '')}`, ...options],
  testsOf: testsOfPlaywright,
  filterOf: ({ file, line, project }) => [`${file}:${line}`, `--project=${project}`],
});

/** Installing, building, starting and stopping, and the native packages: pictures, passwords, the database. */
const START = ['tests/faults/start-and-stop.test.ts', 'tests/api/wallpapers.test.ts'];

const onNode = (version, files = []) => ({
  ...vitest(`node ${version}`, ['api', 'faults'], [...START, ...files]),
  node: version,
});

const NODE22 = onNode('22.23.3');
const NODE24 = onNode('24.21.0');
// Files and connections that end early differ between versions.
const NEWEST = onNode('26.10.0', [
  'tests/faults/transfers.test.ts',
  '--testNamePattern=^(?!many clients that do not read)',
]);

const FAULTS = vitest('faults', ['faults', 'isolated-faults']);
const BROWSER_FAULTS = playwright('browser faults', '--project=js', '--project=no-js', '--grep=@fault');

/** The suites of each command run one after another: side by side they keep each other waiting until tests give up. */
const COMMANDS = {
  test: [
    vitest('parts, features and API', ['unit', 'integration', 'isolated', 'api']),
    playwright('main journeys', '--project=core'),
  ],
  all: [
    playwright('all journeys', '--project=js', '--project=no-js'),
    vitest('sites of their own', ['sites']),
    vitest('text browsers', ['text-browsers']),
    vitest('Firefox and WebKit', ['browsers']),
    FAULTS,
    NODE22,
    NODE24,
    NEWEST,
  ],
  faults: [FAULTS, BROWSER_FAULTS],
  // With other servers: nginx, Caddy, Ceph's gateway, PostgreSQL of several kinds, PgBouncer.
  servers: [vitest('servers', ['servers'])],
  barriers: [vitest('barriers in Firefox', ['barriers'])],
  nodes: [NODE22, NODE24, NEWEST],
};

/** With `--retry`, up to this many failed tests run once more, and do not fail the run if they then pass. */
const MAX_UNSTABLE = 2;
const SLOWEST = 20;
/** How many lines of an error are repeated at the end. */
const MAX_LINES = 60;

/** Runs a suite, or only `files`. `isBroken` if it failed for another reason than failed tests. */
async function run({ name, script, options, testsOf, node }, env, files = []) {
  const report = resultFile(name, '.json');
  const outsideErrors = resultFile(name, '-outside-errors.json');
  for (const file of [report, outsideErrors]) rmSync(file, { force: true });
  const program = node ? provideNode(node, path.join(projectRoot, '.cache')) : process.execPath;
  if (!program) return { tests: [], isBroken: true };
  const child = spawn(program, [path.join(projectRoot, 'node_modules', script), ...options, ...files], {
    cwd: projectRoot,
    // What the tests start by name runs on the same version.
    env: {
      ...env,
      PATH: `${path.dirname(program)}${path.delimiter}${env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      OUTSIDE_ERRORS: outsideErrors,
    },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  const read = (file, fallback) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallback);
  const results = read(report, null);
  const tests = [...(results ? testsOf(results, projectRoot) : []), ...read(outsideErrors, []).map(outsideAnyTest)];
  return { tests, isBroken: code !== 0 && !tests.some(isFailed) };
}

async function runAll(suites, env) {
  const outcomes = [];
  for (const suite of suites) {
    console.info(`\n${suite.name}\n`);
    const started = Date.now();
    const outcome = await run(suite, env);
    outcomes.push({ suite, ...outcome, seconds: Math.round((Date.now() - started) / 1000) });
  }
  return outcomes;
}

const isFailed = ({ status }) => status === 'failed';

async function passesAgain(suite, test, env) {
  if (!test.file) return false;
  console.info(`\nOnce more by itself: ${titleOf(test)}\n`);
  const { tests, isBroken } = await run(suite, env, suite.filterOf(test));
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

async function main() {
  const { positionals, values } = parseArgs({ options: { retry: { type: 'boolean' } }, allowPositionals: true });
  const [command = 'test'] = positionals;
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
  const env = { ...process.env, TEST_SEED: seed, TEST_BROWSER: browser };

  const outcomes = await runAll(COMMANDS[command], env);
  const all = outcomes.flatMap(({ tests }) => tests);
  const failures = outcomes.flatMap(({ suite, tests }) => tests.filter(isFailed).map((test) => ({ suite, test })));
  const broken = outcomes.filter(({ isBroken }) => isBroken);
  const unstable = [];
  if (values.retry && broken.length === 0 && failures.length <= MAX_UNSTABLE)
    for (const failure of failures) if (await passesAgain(failure.suite, failure.test, env)) unstable.push(failure);

  saySlowest(all);
  for (const failure of failures) sayAgain(unstable.includes(failure) ? 'unstable:' : 'FAILED ', failure.test);
  for (const { suite } of broken)
    console.info(`\nFAILED  ${suite.name} ended badly, outside of any test. The reason stands above.`);
  const times = outcomes.map(({ suite, seconds }) => `${suite.name}: ${seconds} s`);
  console.info(`\nTEST_SEED=${seed}. ${times.join('. ')}.`);
  const failed = failures.length - unstable.length + broken.length;
  const skipped = all.filter(({ status }) => status === 'skipped').length;
  const passed = all.length - skipped - failures.length + unstable.length;
  console.info(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
