import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Tells a process from a later one with the same id. Null when no such process is running. */
export function processIdentity(pid: number): string | null {
  return process.platform === 'linux' ? linuxIdentity(pid) : psIdentity(pid);
}

export function isRunning(pid: number): boolean {
  return processIdentity(pid) !== null;
}

function linuxIdentity(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name before the last parenthesis may itself hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startedAt] = [fields[0], fields[19]];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return state === 'Z' ? null : `${boot} ${startedAt}`;
  } catch {
    return null;
  }
}

function psIdentity(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
