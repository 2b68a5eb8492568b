import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';
import { componentLog } from '~/platform/log.server';

const EVERY_MS = 1000;
const MAX_BYTES = 64 * 1024;
const NEWLINE = 0x0a;

/** Errors of statements are told by whoever sent them; the rest is for whoever looks closely. */
const LEVELS: Record<string, 'error' | 'warn'> = { PANIC: 'error', FATAL: 'warn', WARNING: 'warn' };

/** What it calls fatal whenever it stops or starts, or a client does. */
const ORDINARY = /^(?:terminating connection|connection to client lost|the database system is)/;

const log = componentLog('postgres');

function logLine(line: string): void {
  const [, severity = '', message] = /\b([A-Z]+): {2}(.*)/.exec(line) ?? [];
  const level = ORDINARY.test(message ?? '') ? 'debug' : (LEVELS[severity] ?? 'debug');
  log[level](message ?? line);
}

/** PostgreSQL writes to a file, which outlives a killed launcher; what is new in it goes to the log. */
export function followLog(file: string, start: number, child: ChildProcess): void {
  const bytes = Buffer.alloc(MAX_BYTES);
  let at = start;
  function readOn(): void {
    try {
      const descriptor = openSync(file, 'r');
      const length = readSync(descriptor, bytes, 0, MAX_BYTES, at);
      closeSync(descriptor);
      const end = bytes.subarray(0, length).lastIndexOf(NEWLINE) + 1;
      at += length === MAX_BYTES && end === 0 ? length : end;
      for (const line of bytes.toString('utf8', 0, end).split('\n').filter(Boolean)) logLine(line);
    } catch {
      // It cannot be read now; the database's own file has it.
    }
  }
  const timer = setInterval(readOn, EVERY_MS).unref();
  child.once('exit', () => {
    clearInterval(timer);
    readOn();
  });
}
