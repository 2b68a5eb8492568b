import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '~/cli/launcher/wait.server';
import { isRunning } from '~/platform/process-identity.server';

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

const lockFile = (clusterDir: string) => path.join(clusterDir, 'postmaster.pid');

export function findPostmaster(clusterDir: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(lockFile(clusterDir), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isRunning(pid) || !runsIn(pid, clusterDir)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

export async function stopOrphans(clusterDir: string): Promise<void> {
  const orphan = findPostmaster(clusterDir);
  if (orphan) await stopPostmaster(orphan.pid, ORPHAN_STOP_TIMEOUTS);
  // Backends end without their server, but a new server cannot start before they have.
  if (!(await waitUntil(() => backends(clusterDir).length === 0, 2000))) {
    for (const pid of backends(clusterDir)) signal(pid, 'SIGKILL');
    await waitUntil(() => backends(clusterDir).length === 0, 2000);
  }
}

/** PostgreSQL refuses to start while any process of its user has the number in a killed server's postmaster.pid. */
export function removeStaleLock(clusterDir: string): void {
  // On other systems, PostgreSQL needs this file to notice backends that a killed server has left.
  if (process.platform !== 'linux' || findPostmaster(clusterDir) || backends(clusterDir).length > 0) return;
  rmSync(lockFile(clusterDir), { force: true });
}

interface StopTimeouts {
  clean: number;
  immediate: number;
}

// PostgreSQL waits 5 s before it kills backends that ignore an immediate shutdown.
const ORPHAN_STOP_TIMEOUTS: StopTimeouts = { clean: 20_000, immediate: 6000 };

export async function stopPostmaster(pid: number, { clean, immediate }: StopTimeouts): Promise<void> {
  const gone = () => !isRunning(pid);
  signal(pid, 'SIGINT');
  if (await waitUntil(gone, clean)) return;
  signal(pid, 'SIGQUIT');
  if (await waitUntil(gone, immediate)) return;
  signal(pid, 'SIGKILL');
  await waitUntil(gone, 1000);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}

// A process id may have been reused by another program; PostgreSQL's processes run in the cluster's folder.
function runsIn(pid: number, clusterDir: string): boolean {
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
  return pids.filter((pid) => pid > 0 && runsIn(pid, clusterDir) && isRunning(pid));
}
