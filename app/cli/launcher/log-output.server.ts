import type { ChildProcess } from 'node:child_process';
import { log } from '~/lib/log.server';

/** remix-serve's greeting, which the launcher's own takes the place of. */
const GREETING = '[remix-serve]';

/** What a process writes past the log: packages that talk, warnings of Node, the stack it dies with. */
export function logOutput({ stdout, stderr, pid }: ChildProcess, component: string): void {
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n').filter(Boolean)) {
      log[line.startsWith(GREETING) ? 'debug' : 'info']({ component, pid }, line);
    }
  });
  // In one piece: a stack has many lines.
  stderr?.setEncoding('utf8').on('data', (text: string) => log.error({ component, pid }, text.trimEnd()));
}
