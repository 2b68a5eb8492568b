import type { ApiRandomWallpaper } from '~/features/wallpapers/lists/random/random-pick.api.server';
import { pathForScreen } from '~/features/wallpapers/lists/random/random-pick.server';
import { toApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { RENDITION_TYPES } from '~/images/renditions';
import { json, publicJson } from './api.server';

/** JPEG for whoever does not name the others: what saves a file under one name gets one format. */
function typeFor(accept: string) {
  const { avif, webp, jpg } = RENDITION_TYPES;
  return [avif, webp].find((type) => accept.includes(type)) ?? jpg;
}

export function randomPickResponse(
  request: Request,
  wallpaper: WallpaperDetail,
  screen: { width?: number; height?: number },
  maxAge: number,
): Response {
  const accept = request.headers.get('Accept')?.toLowerCase() ?? '';
  const url = pathForScreen(wallpaper, screen, typeFor(accept));
  const headers = { Vary: 'Accept' };
  if (accept.includes('application/json')) {
    const body: ApiRandomWallpaper = { ...toApiWallpaper(wallpaper), url };
    return maxAge > 0 ? publicJson(request, body, { maxAge, staleFor: 0, headers }) : json(body, { headers });
  }
  const caching = maxAge > 0 ? `public, max-age=${maxAge}` : 'no-store';
  return new Response(null, { status: 302, headers: { ...headers, Location: url, 'Cache-Control': caching } });
}
