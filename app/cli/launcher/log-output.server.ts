import type { ChildProcess } from 'node:child_process';
import { componentLog } from '~/platform/log.server';

/** Start messages of remix-serve and graphile-worker. The launcher has its own. */
const GREETING = /^\[remix-serve\]|looking for jobs/;

/** A stack arrives in several pieces. */
const TOGETHER_MS = 50;

/** Logs what a process writes directly: output of packages, warnings of Node, the stack of a crash. */
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
