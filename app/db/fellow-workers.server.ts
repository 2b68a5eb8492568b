import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { noteGalleryChange } from './gallery-changes.server';

/** A launcher that is too busy to pass a message on holds up no answer for longer, in ms; the database tells everybody too. */
const PATIENCE_MS = 250;

/** From a worker: I have changed the gallery. From the launcher: somebody has, or, with the worker's own number, all are told. */
interface GalleryChanged {
  galleryChanged: number | 'by another';
}

const isGalleryChanged = (message: unknown): message is GalleryChanged =>
  typeof message === 'object' && message !== null && 'galleryChanged' in message;

/** Whoever has just died hears nothing, which harms nobody. */
const ignore = () => undefined;

const waiting = new Map<number, () => void>();
let last = 0;

/** In a worker: listens for the changes of the others. */
export function hearOfChanges(): void {
  process.on('message', (message) => {
    if (!isGalleryChanged(message)) return;
    if (message.galleryChanged === 'by another') noteGalleryChange();
    else waiting.get(message.galleryChanged)?.();
  });
}

/**
 * In a worker, after a change: comes back when no worker of this machine will give an older answer any more. The notification
 * of the database takes a moment, in which whoever made the change may already be on the next page.
 */
export async function tellFellowWorkers(): Promise<void> {
  noteGalleryChange();
  if (!cluster.isWorker || !process.connected) return;
  last += 1;
  const number = last;
  const told = new Promise<void>((resolve) => waiting.set(number, resolve));
  process.send?.({ galleryChanged: number } satisfies GalleryChanged, ignore);
  await Promise.race([told, delay(PATIENCE_MS, undefined, { ref: false })]);
  waiting.delete(number);
}

/**
 * In the launcher: passes on what one worker says to all others. What is written to them before the first one's client gets its
 * answer, they read before that client's next request.
 */
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
