import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Processes whose command line holds all of these words, on Linux. */
export function processesWith(...words: string[]): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => words.every((word) => read(`/proc/${pid}/cmdline`).includes(word)))
    .map(Number);
}

export function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
}

export const commandOf = (pid: number): string => read(`/proc/${pid}/cmdline`);

/** The most memory that a process has held since it started, or since `forgetPeak`, in MB. */
export function peakOf(pid: number): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** What it holds now, in MB. */
export function heldBy(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** From now on the peak counts anew. See proc_pid_clear_refs(5). */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Processor time that a process has used since it started, in ms: unlike the clock, it does not mind what else is running. */
export function effortOf(pid: number): number {
  // Fields 14 and 15 of proc_pid_stat(5), counted behind the name in brackets; a tick is 10 ms.
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
