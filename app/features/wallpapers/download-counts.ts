import { useSyncExternalStore } from 'react';

/** Counts that a download on this page has brought to light; what was loaded before is older. */
const counts = new Map<number, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function publishDownloads(id: number, downloads: number): void {
  counts.set(id, downloads);
  for (const listener of listeners) listener();
}

/** How often a wallpaper was downloaded: as loaded, or more when this visitor has just downloaded it. */
export function useDownloads(id: number, loaded: number): number {
  const latest = useSyncExternalStore(
    subscribe,
    () => counts.get(id) ?? 0,
    () => 0,
  );
  return Math.max(loaded, latest);
}
