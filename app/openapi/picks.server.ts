import { ApiPickedWallpaper } from '~/features/integrations/picks/pick.api.server';
import { PickQuery } from '~/features/integrations/picks/pick-query.schema';
import type { Operation, Operations } from './operation.server';

const pick = {
  query: PickQuery,
  isReadableByAll: true,
  answers: {
    200: {
      description:
        'With `as=json` or `Accept: application/json`: the wallpaper and the address of the file for the screen. With `as=text`: only that address. With `as=image` or `redirect=0`: the file itself, with its name in `Content-Disposition`.',
      schema: ApiPickedWallpaper,
      types: ['text/plain', 'image/jpeg', 'image/webp', 'image/avif', 'image/png'],
      headers: ['Vary'],
      mayHave: ['Content-Disposition', 'X-Wallpaper-Fit'],
    },
    302: {
      description: 'Otherwise, a redirect to that file.',
      headers: ['Location', 'Vary'],
      mayHave: ['X-Wallpaper-Fit'],
    },
  },
  refusals: ['not_found'],
} satisfies Partial<Operation>;

const SCREEN = '60 requests per minute and client; cached answers do not count. Unknown parameters are ignored.';

export const PICKS: Operations = {
  '/api/random': {
    get: {
      ...pick,
      id: 'pickAny',
      scope: 'read',
      summary: 'Pick any wallpaper',
      description: `A different one each time. \`/random/{width}x{height}\` does the same with a cut of that size. ${SCREEN}`,
    },
  },
  '/api/daily': {
    get: {
      ...pick,
      id: 'pickOfTheDay',
      scope: 'read',
      summary: 'Pick the wallpaper of the day',
      description: `The same for everyone until midnight UTC. \`/daily/{width}x{height}\` does the same with a cut of that size. ${SCREEN}`,
      isCached: true,
    },
  },
};
