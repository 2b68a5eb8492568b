import { writeFileSync } from 'node:fs';

/** A reporter: Vitest's JSON report leaves out errors that belong to no test. */
export default class {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map(({ message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) =>
      [file, test, stack ?? message].filter(Boolean).join('\n'),
    );
    if (texts.length > 0) writeFileSync(process.env.OUTSIDE_ERRORS, JSON.stringify(texts));
  }
}
