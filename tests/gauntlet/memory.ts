import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Processes whose command line contains all of these words, on Linux. */
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

/** The peak memory of a process since its start or `forgetPeak`, in MB. */
export function peakOf(pid: number): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** Its current memory, in MB. */
export function heldBy(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** Resets the peak. See proc_pid_clear_refs(5). */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Processor time of a process since its start, in ms. Unlike the clock, it does not depend on other processes. */
export function effortOf(pid: number): number {
  // Fields 14 and 15 of proc_pid_stat(5), counted after the name in brackets. A tick is 10 ms.
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has already ended.
    return '';
  }
}
