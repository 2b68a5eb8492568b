import type { WallpaperListView } from '~/features/lists/list.view';
import type { ApiShownWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { messagesOf } from '~/messages/messages';
import { readJson } from '~/ui/browser/requests';

async function ask<T>(path: string, failure: string, init: Pick<RequestInit, 'signal' | 'cache'>): Promise<T> {
  try {
    return await readJson(path, init);
  } catch (cause) {
    throw new Error(failure, { cause });
  }
}

export async function fetchListPage(address: string, key: string, signal: AbortSignal): Promise<WallpaperListView> {
  const failure = messagesOf('listRequests').wallpapers;
  const lists = await ask<WallpaperListView[]>(`/more${address}`, failure, { signal });
  const page = lists.find((list) => list.key === key);
  if (!page) throw new Error(failure);
  return page;
}

export function fetchWallpaper(id: number, signal: AbortSignal): Promise<ApiShownWallpaper> {
  // Skip the cache: the visitor may have just changed or downloaded this wallpaper.
  return ask(`/api/wallpapers/${id}`, messagesOf('listRequests').wallpaper, { signal, cache: 'no-cache' });
}
