/**
 * Every test of a report: its place, result, duration and errors.
 * @typedef {{ file: string, line?: number, project?: string, title: string, status: 'passed' | 'failed' | 'skipped', ms: number, errors: string[] }} TestResult
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @returns {TestResult[]} */
export function testsOfVitest({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    // A file that fails to load has no tests.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      return [{ file, title: 'the file itself', status: 'failed', ms: 0, errors: [message] }];
    return assertionResults.map((test) => ({
      file,
      title: [...test.ancestorTitles, test.title].join(' › '),
      status: ['passed', 'failed'].includes(test.status) ? test.status : 'skipped',
      ms: test.duration ?? 0,
      errors: test.failureMessages,
    }));
  });
}

const STATUS = { expected: 'passed', skipped: 'skipped' };

/** @returns {TestResult[]} */
export function testsOfPlaywright({ config, suites, errors }, root) {
  const tests = suites
    .flatMap((suite) => specsOf(suite, []))
    .flatMap(({ file, line, titles, tests: runs }) =>
      runs.map(({ projectName, status, results }) => ({
        file: path.relative(root, path.join(config.rootDir, file)),
        line,
        project: projectName,
        title: titles.join(' › '),
        status: STATUS[status] ?? 'failed',
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        errors: results.flatMap((result) => [...result.errors.map(({ message }) => message), ...pagesOf(result)]),
      })),
    );
  return [...tests, ...errors.map(({ message }) => outsideAnyTest(message))];
}

/** @returns {TestResult} */
export const outsideAnyTest = (message) => ({
  file: '',
  title: 'outside any test',
  status: 'failed',
  ms: 0,
  errors: [message],
});

/** What the page showed. Read at once, because a retry removes the files of the first run. */
const pagesOf = ({ attachments }) =>
  attachments
    .filter((one) => one.name === 'error-context' && existsSync(one.path))
    .map((one) => /# Page snapshot\s+```yaml\n(.*?)```/s.exec(readFileSync(one.path, 'utf8'))?.[1] ?? '');

function specsOf({ specs = [], suites = [] }, titles) {
  return [
    ...specs.map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
    ...suites.flatMap((suite) => specsOf(suite, suite.title === suite.file ? titles : [...titles, suite.title])),
  ];
}
