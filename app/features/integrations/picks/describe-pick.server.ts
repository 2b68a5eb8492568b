import type { z } from 'zod';
import { openPicture } from '~/features/cuts/open-picture.server';
import { toApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { acceptedTypes } from '~/http/request/content-encoding.server';
import { requestContext } from '~/http/request/request-context.server';
import type { RouteFacts } from '~/http/request/route-facts';
import type { PickAnswer } from '~/http/response/pick.server';
import { fileKeyIn, nameStart, type RenditionFormat } from '~/images/renditions';
import { absoluteUrl } from '~/lib/paths';
import { fileStore } from '~/storage/store.server';
import { choosePicture } from './choose-picture.server';
import type { ApiPickedWallpaper } from './pick.api.server';
import type { Pick } from './pick.server';
import { type PickQuery, pickParameters, withBareSearch } from './pick-query.schema';

/** The types that change the response, in order of preference. */
const PICK_TYPES = ['application/json', 'image/avif', 'image/webp'];

type Wanted = { [Name in 'as' | 'redirect' | 'picture']: z.output<typeof PickQuery>[Name] };

/** JPEG unless a client names another format: programs that save under a fixed name get a fixed format. */
const usualFormat = (accept: string): RenditionFormat =>
  (['avif', 'webp'] as const).find((format) => accept.includes(`image/${format}`)) ?? 'jpg';

function chooseKind({ as, redirect }: Wanted, accept: string) {
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

/** One wallpaper for a program: a redirect to the file, JSON, the address as text, or the bytes. @param accepts its `Accept` header */
export async function describePick(
  { wallpaper, until, isNearest }: Pick,
  wanted: Wanted,
  accepts: string,
): Promise<PickAnswer> {
  const { origin } = requestContext();
  const accept = acceptedTypes(accepts, PICK_TYPES);
  const path = choosePicture(wallpaper, wanted.picture, usualFormat(accept));
  const url = absoluteUrl(origin, path);
  const pick = { until, isNearest };
  switch (chooseKind(wanted, accept)) {
    case 'json': {
      const body: ApiPickedWallpaper = { ...toApiWallpaper(wallpaper, origin), url };
      return { ...pick, text: JSON.stringify(body), type: 'application/json' };
    }
    case 'text':
      return { ...pick, text: `${url}\n`, type: 'text/plain' };
    case 'image': {
      const key = fileKeyIn(path);
      const name = path.slice(path.lastIndexOf('/') + 1);
      // Files at PUBLIC_FILES_URL have the same names in every picture's folder.
      const saveAs = name.startsWith(nameStart(key)) ? name : `${nameStart(key)}-${name}`;
      return { ...pick, picture: await openPicture(fileStore(), { key, name }, wallpaper), url, saveAs };
    }
    default:
      return { ...pick, path };
  }
}
