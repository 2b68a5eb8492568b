import type { ChildProcess } from 'node:child_process';
import { logOf } from '~/lib/log/log.server';

/** remix-serve's greeting, which the launcher's own takes the place of. */
const GREETING = '[remix-serve]';

/** A stack comes in several pieces. */
const TOGETHER_MS = 50;

/** What a process writes past the log: packages that talk, warnings of Node, the stack it dies with. */
export function logOutput({ stdout, stderr, pid }: ChildProcess, component: string): void {
  const log = logOf(component);
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n').filter(Boolean)) {
      log[line.startsWith(GREETING) ? 'debug' : 'info']({ pid }, line);
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
