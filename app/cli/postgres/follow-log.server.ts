import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';
import { componentLog } from '~/platform/log.server';

const EVERY_MS = 1000;
const MAX_BYTES = 64 * 1024;
const NEWLINE = 0x0a;

/** The sender of a statement reports its errors, and anything else is only of interest when debugging. */
const LEVELS: Record<string, 'error' | 'warn'> = { PANIC: 'error', FATAL: 'warn', WARNING: 'warn' };

/** Called FATAL, but normal when PostgreSQL or a client starts or stops. */
const ORDINARY = /^(?:terminating connection|connection to client lost|the database system is)/;

const log = componentLog('postgres');

function logLine(line: string): void {
  const [, severity = '', message] = /\b([A-Z]+): {2}(.*)/.exec(line) ?? [];
  const level = ORDINARY.test(message ?? '') ? 'debug' : (LEVELS[severity] ?? 'debug');
  log[level](message ?? line);
}

/** Copies new lines from PostgreSQL's log file to the log. A file, because it survives a killed launcher. */
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
      // Not readable now, but nothing is lost: the lines are in the file.
    }
  }
  const timer = setInterval(readOn, EVERY_MS).unref();
  child.once('exit', () => {
    clearInterval(timer);
    readOn();
  });
}
