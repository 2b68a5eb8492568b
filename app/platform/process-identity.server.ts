import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

export function processStart(pid: number): string | null {
  try {
    return process.platform === 'linux' ? linuxStart(pid) : psStart(pid);
  } catch {
    return null;
  }
}

/** Where a process id is valid: each container under a kernel has its own ids. */
export function processSpace(): { kernel: string; processes: string } {
  try {
    return { kernel: bootId(), processes: readlinkSync('/proc/self/ns/pid') };
  } catch {
    return { kernel: hostname(), processes: '' };
  }
}

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

/** Distinguishes a process from a later one with the same id, even after a restart of the machine. */
export function processIdentity(pid: number): string | null {
  const start = processStart(pid);
  if (start === null || process.platform !== 'linux') return start;
  try {
    return `${bootId()} ${start}`;
  } catch {
    return null;
  }
}

export const isRunning = (pid: number): boolean => processStart(pid) !== null;

/** Fields 3 and 22 of proc_pid_stat(5). The command name before them may contain spaces and parentheses. */
function linuxStart(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const isReaped = /[ZX]/.test(fields[0] ?? '');
  return isReaped ? null : (fields[19] ?? null);
}

function psStart(pid: number): string | null {
  const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return started.replace(/\W+/g, '') || null;
}
