import { execFile } from 'node:child_process';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { TEST_SETTINGS } from './test-settings';

export interface Ended {
  code: number | null;
  output: string;
}

/** Runs a built command to its end with only these settings, ignoring the environment of the tests. @param prefix a program that runs it */
export function runCommand(
  command: string,
  words: string[],
  settings: Record<string, string>,
  prefix: string[] = [],
): Promise<Ended> {
  const { PATH, HOME } = process.env;
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', PATH, HOME, ...TEST_SETTINGS, ...settings };
  return new Promise((resolve) => {
    const whole = [...prefix, process.execPath, path.resolve('build/cli', `${command}.js`), ...words];
    const child = execFile(whole[0] ?? '', whole.slice(1), { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
    onTestFinished(() => void child.kill());
  });
}
