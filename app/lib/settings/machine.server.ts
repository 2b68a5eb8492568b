/** The processors and memory that this process may use, including the limits of a container. */
import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

const MB = 1024 * 1024;

/** For the launcher, jobs and PostgreSQL while pictures are stored. */
const BESIDE_WORKERS_MB = 224;
const WORKER_MB = 256;
const HEAP_MB = { least: 96, most: 384 };

const memoryMb = Math.floor(Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / MB);

/** May be a fraction. */
const cpus = Math.min(availableParallelism(), cpuQuota());

/** One per processor, as far as memory allows. */
export const defaultWorkers = Math.max(
  1,
  Math.min(Math.ceil(cpus), 64, Math.floor((memoryMb - BESIDE_WORKERS_MB) / WORKER_MB)),
);

/** Small machines get a smaller heap, to leave memory for pictures, which are outside the heap. */
export function heapMb(workers: number): number {
  const share = Math.floor((memoryMb - BESIDE_WORKERS_MB) / workers / 2);
  return Math.max(HEAP_MB.least, Math.min(HEAP_MB.most, share));
}

/** On a small machine, pictures are decoded one after another. */
export const isSmall = memoryMb < 1024;

/** The most memory for one picture, so that enough is left for the site. */
export const mostDecoderBytes = 0.4 * memoryMb * MB;

function cpuQuota(): number {
  const groups = read('/proc/self/cgroup').split('\n');
  const folders = groups.flatMap((line) => {
    const [, controllers = '', group = ''] = line.split(':');
    // Inside a container, its own group is at the root, whatever the path says.
    return [group, ''].flatMap((place) => [`/sys/fs/cgroup${place}`, `/sys/fs/cgroup/${controllers}${place}`]);
  });
  const quotas = folders.flatMap((folder) => [
    read(`${folder}/cpu.max`).split(' '),
    [read(`${folder}/cpu.cfs_quota_us`), read(`${folder}/cpu.cfs_period_us`)],
  ]);
  const limits = quotas.map(([quota, period]) => Number(quota) / Number(period)).filter((limit) => limit > 0);
  return Math.min(...limits, Number.POSITIVE_INFINITY);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
