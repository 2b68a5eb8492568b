import type { z } from 'zod';
import { pictureResponse } from '~/features/cuts/picture-response.server';
import { toApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { acceptedTypes } from '~/http/request/content-encoding.server';
import { requestContext } from '~/http/request/request-context.server';
import type { RouteFacts } from '~/http/request/route-facts';
import { ownLocation } from '~/http/request/safe-redirect';
import { textDocument } from '~/http/response/document.server';
import { FOR_ALL_SITES } from '~/http/response/file.server';
import { fitHeader } from '~/http/response/fit.server';
import { fileKeyIn, nameStart, type RenditionFormat } from '~/images/renditions';
import { notFound } from '~/lib/errors';
import { absoluteUrl } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { choosePicture } from './choose-picture.server';
import type { ApiPickedWallpaper } from './pick.api.server';
import type { Pick } from './pick.server';
import { type PickQuery, pickParameters, rotationParameters, withBareSearch } from './pick-query.schema';

/** The types that change the response, in order of preference. */
const PICK_TYPES = ['application/json', 'image/avif', 'image/webp'];

type Wish = { [Name in 'as' | 'redirect' | 'picture']: z.output<typeof PickQuery>[Name] };

/** JPEG unless a client names another format: programs that save under a fixed name get a fixed format. */
const usualFormat = (accept: string): RenditionFormat =>
  (['avif', 'webp'] as const).find((format) => accept.includes(`image/${format}`)) ?? 'jpg';

function chooseKind({ as, redirect }: Wish, accept: string) {
  if (redirect === '0' && (as === undefined || as === 'redirect')) return 'image';
  return as ?? (accept.includes('application/json') ? 'json' : 'redirect');
}

/** Bytes can take long to send, so such requests count as streams. */
const asksForBytes = (query: string): boolean => /(?:^|&)(?:as=image|redirect=0)(?:&|$)/.test(query);

const streamed = { streams: 'download', isStreamed: asksForBytes } satisfies RouteFacts;

/** Random picks differ each time, so they can't be cached. */
export const randomFacts: RouteFacts = { ...streamed, skipsRouter: true };
export const dailyFacts: RouteFacts = {
  ...streamed,
  cache: { parameters: Object.keys(pickParameters), accept: PICK_TYPES },
};
export const dailySizeFacts: RouteFacts = { ...streamed, cache: { ...dailyFacts.cache, readQuery: withBareSearch } };
export const rotationFacts: RouteFacts = {
  ...streamed,
  cache: { parameters: Object.keys(rotationParameters), accept: PICK_TYPES },
};

export const secondsUntil = (time: Date): number => Math.max(0, Math.ceil((time.getTime() - Date.now()) / 1000));

/** The cache of answers reads `Expires` and recalculates `max-age` for each request. */
export const cachingUntil = (until: Date | null): Record<string, string> =>
  until
    ? { 'Cache-Control': `public, max-age=${secondsUntil(until)}`, Expires: until.toUTCString() }
    : { 'Cache-Control': 'no-store' };

/** One wallpaper for a program: a redirect to the file, JSON, the address as text, or the bytes. */
export async function pickResponse(
  request: Request,
  { wallpaper, until, isNearest }: Pick,
  wish: Wish,
): Promise<Response> {
  const { origin } = requestContext();
  const accept = acceptedTypes(request.headers.get('Accept') ?? '', PICK_TYPES);
  const path = choosePicture(wallpaper, wish.picture, usualFormat(accept));
  const url = absoluteUrl(origin, path);
  const headers = {
    ...FOR_ALL_SITES,
    ...cachingUntil(until),
    ...fitHeader(isNearest),
    Vary: 'Accept',
    'X-Robots-Tag': 'noindex',
  };
  switch (chooseKind(wish, accept)) {
    case 'json': {
      const body: ApiPickedWallpaper = { ...toApiWallpaper(wallpaper, origin), url };
      return textDocument(request, JSON.stringify(body), { type: 'application/json', maxAge: 0, headers });
    }
    case 'text':
      return textDocument(request, `${url}\n`, { type: 'text/plain', maxAge: 0, headers });
    case 'image': {
      const key = fileKeyIn(path);
      const name = path.slice(path.lastIndexOf('/') + 1);
      // Files at PUBLIC_FILES_URL have the same names in every picture's folder.
      const saveAs = name.startsWith(nameStart(key)) ? name : `${nameStart(key)}-${name}`;
      const named = { 'Content-Location': url, 'Content-Disposition': `inline; filename="${saveAs}"` };
      const answer = await pictureResponse(request, fileStore(), { key, name }, { ...headers, ...named }, wallpaper);
      if (answer.status === 404) throw notFound(messagesOf('picks').noFile);
      return answer;
    }
    default:
      return new Response(null, { status: 302, headers: { ...headers, Location: ownLocation(path) } });
  }
}
