import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { noteGalleryChange } from './gallery-changes.server';

/** Longest wait for a busy launcher, in ms; the database tells everybody too. */
const TIMEOUT_MS = 250;

/** From a worker: I have changed the gallery. From the launcher: another has, or, with the worker's own number, all are told. */
interface GalleryChanged {
  galleryChanged: number | 'by another';
}

const isGalleryChanged = (message: unknown): message is GalleryChanged =>
  typeof message === 'object' && message !== null && 'galleryChanged' in message;

const ignore = () => undefined;

const waiting = new Map<number, () => void>();
let last = 0;

export function hearOfChanges(): void {
  process.on('message', (message) => {
    if (!isGalleryChanged(message)) return;
    if (message.galleryChanged === 'by another') noteGalleryChange();
    else waiting.get(message.galleryChanged)?.();
  });
}

/** Resolves when no worker of this machine gives an older answer; the database's notification may come after the next request. */
export async function tellFellowWorkers(): Promise<void> {
  noteGalleryChange();
  if (!cluster.isWorker || !process.connected) return;
  last += 1;
  const number = last;
  const told = new Promise<void>((resolve) => waiting.set(number, resolve));
  process.send?.({ galleryChanged: number } satisfies GalleryChanged, ignore);
  await Promise.race([told, delay(TIMEOUT_MS, undefined, { ref: false })]);
  waiting.delete(number);
}

/** In the launcher: the others read it before the client that made the change sends its next request. */
export function passChangesOn(): void {
  const tell = (worker: Worker | undefined, change: GalleryChanged) =>
    worker?.isConnected() && worker.send(change, ignore);
  cluster.on('message', (from, message) => {
    if (!isGalleryChanged(message)) return;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker !== from) tell(worker, { galleryChanged: 'by another' });
    }
    tell(from, message);
  });
}
