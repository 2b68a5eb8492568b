import { readdirSync, readFileSync } from 'node:fs';

/** Ticks in /proc: 100 per second on every common Linux. */
const TICK_MS = 10;

/** The fields of /proc/PID/stat from the third on, because the second is a name that may contain spaces. Null when the process has ended. */
function statOf(pid: string | number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Child processes of this one whose command contains `words`. */
export function childrenOf(parent: number, words: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)?.[1] === String(parent) && commandOf(name).includes(words))
    .map(Number);
}

/** Processor time of these processes so far, including threads, in ms. */
export function cpuOf(pids: number[]): number {
  const ticks = pids.map((pid) => {
    const stat = statOf(pid);
    return Number(stat?.[11] ?? 0) + Number(stat?.[12] ?? 0);
  });
  return ticks.reduce((sum, count) => sum + count, 0) * TICK_MS;
}
