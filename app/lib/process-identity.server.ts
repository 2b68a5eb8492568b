import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export function processStart(pid: number): string | null {
  try {
    return process.platform === 'linux' ? linuxStart(pid) : psStart(pid);
  } catch {
    return null;
  }
}

/** Tells a process from a later one with the same id, after a restart of the machine too. */
export function processIdentity(pid: number): string | null {
  const start = processStart(pid);
  if (start === null || process.platform !== 'linux') return start;
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${start}`;
  } catch {
    return null;
  }
}

export const isRunning = (pid: number): boolean => processStart(pid) !== null;

/** Fields 3 and 22 of proc_pid_stat(5); the command name before them may itself hold spaces and parentheses. */
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
