import { useSyncExternalStore } from 'react';
import { readJson } from '~/ui/browser/requests';

/** Counts returned by downloads on this page; they are newer than what was loaded. */
let counts: ReadonlyMap<number, number> = new Map();
const listeners = new Set<() => void>();

function onDownload(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the new count everywhere on the page. @throws when the server could not count it */
export async function countDownload(id: number): Promise<void> {
  const { downloads } = await readJson<{ downloads: number }>(`/api/wallpapers/${id}/download`, { method: 'POST' });
  counts = new Map(counts).set(id, downloads);
  for (const listener of listeners) listener();
}

const latestDownloads = () => counts;
const none: typeof counts = new Map();

export function useDownloads(): (wallpaper: { id: number; downloads: number }) => number {
  const latest = useSyncExternalStore(onDownload, latestDownloads, () => none);
  return ({ id, downloads }) => Math.max(downloads, latest.get(id) ?? 0);
}
