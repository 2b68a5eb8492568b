import type { ShownList } from '~/features/lists/list.view';
import type { ApiShownWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { readJson } from '~/ui/browser/requests';

async function ask<T>(
  path: string,
  failure: string,
  init: Pick<RequestInit, 'method' | 'signal' | 'cache'>,
): Promise<T> {
  try {
    return await readJson(path, init);
  } catch (cause) {
    throw new Error(failure, { cause });
  }
}

export async function fetchListPage(address: string, key: string, signal: AbortSignal): Promise<ShownList> {
  const failure = 'Failed to fetch wallpapers';
  const lists = await ask<ShownList[]>(`/more${address}`, failure, { signal });
  const page = lists.find((list) => list.key === key);
  if (!page) throw new Error(failure);
  return page;
}

export function fetchWallpaper(id: number, signal: AbortSignal): Promise<ApiShownWallpaper> {
  // Who has just changed or downloaded something wants to see it, not an answer of a cache.
  return ask(`/api/wallpapers/${id}`, 'Failed to fetch wallpaper', { signal, cache: 'no-cache' });
}

export async function countDownload(id: number): Promise<number> {
  const { downloads } = await ask<{ downloads: number }>(
    `/api/wallpapers/${id}/download`,
    'There was an error downloading the wallpaper',
    { method: 'POST' },
  );
  return downloads;
}
