import type { ChildProcess } from 'node:child_process';
import { componentLog } from '~/platform/log.server';

/** How remix-serve and graphile-worker, with the names of all jobs, greet; the launcher's own greeting takes their place. */
const GREETING = /^\[remix-serve\]|looking for jobs/;

/** A stack comes in several pieces. */
const TOGETHER_MS = 50;

/** What a process writes past the log: packages that talk, warnings of Node, the stack it dies with. */
export function logOutput({ stdout, stderr, pid }: ChildProcess, component: string): void {
  const log = componentLog(component);
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n').filter(Boolean)) {
      log[GREETING.test(line) ? 'debug' : 'info']({ pid }, line);
    }
  });
  let waiting = '';
  function logWaiting(): void {
    log.error({ pid }, waiting.trim());
    waiting = '';
  }
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (waiting === '') setTimeout(logWaiting, TOGETHER_MS);
    waiting += text;
  });
}
