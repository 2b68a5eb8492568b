import { useSyncExternalStore } from 'react';

/** Counts returned by downloads on this page; they are newer than what was loaded. */
let counts: ReadonlyMap<number, number> = new Map();
const listeners = new Set<() => void>();

function onDownload(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function publishDownloads(id: number, downloads: number): void {
  counts = new Map(counts).set(id, downloads);
  for (const listener of listeners) listener();
}

const latestDownloads = () => counts;
const none: typeof counts = new Map();

export function useDownloads(): (wallpaper: { id: number; downloads: number }) => number {
  const latest = useSyncExternalStore(onDownload, latestDownloads, () => none);
  return ({ id, downloads }) => Math.max(downloads, latest.get(id) ?? 0);
}
