import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../process-identity.server';
import { waitUntil } from '../wait.server';

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** The server process that runs this cluster now, by its postmaster.pid. */
export function findPostmaster(clusterDir: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(path.join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isRunning(pid) || !worksIn(pid, clusterDir)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Stops what a killed launcher or a killed server left running in this cluster. */
export async function stopLeftovers(clusterDir: string): Promise<void> {
  const orphan = findPostmaster(clusterDir);
  if (orphan) await stopPostmaster(orphan.pid);
  // Without their server the others leave by themselves, but a new one cannot start before they have.
  if (await waitUntil(() => backends(clusterDir).length === 0, 2000)) return;
  for (const pid of backends(clusterDir)) signal(pid, 'SIGKILL');
  await waitUntil(() => backends(clusterDir).length === 0, 2000);
}

/** Disconnects everyone and closes the files cleanly; the harder ways follow when that takes too long. */
export async function stopPostmaster(pid: number, patienceMs = 5000): Promise<void> {
  const gone = () => !isRunning(pid);
  signal(pid, 'SIGINT');
  if (await waitUntil(gone, patienceMs)) return;
  signal(pid, 'SIGQUIT');
  if (await waitUntil(gone, 1000)) return;
  signal(pid, 'SIGKILL');
  await waitUntil(gone, 1000);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in the meantime.
  }
}

// A process id alone may have passed on to a stranger; PostgreSQL's processes work in the cluster's directory.
function worksIn(pid: number, clusterDir: string): boolean {
  try {
    if (process.platform === 'linux') {
      const inside = readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
      return inside && path.basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres');
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(clusterDir);
  } catch {
    return false;
  }
}

function backends(clusterDir: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').map(Number);
  return pids.filter((pid) => pid > 0 && worksIn(pid, clusterDir) && isRunning(pid));
}
