import { ApiPickedWallpaper } from '~/features/integrations/picks/pick.api.server';
import { PickQuery, RotationQuery } from '~/features/integrations/picks/pick-query.schema';
import type { Operation, Operations } from './operation.server';

const pick = {
  query: PickQuery,
  isReadableByAll: true,
  answers: {
    200: {
      description:
        'With `as=json`, or `Accept: application/json`: the wallpaper, and the file that suits the screen. With `as=text` the address of that file, with `as=image` or `redirect=0` the file itself, named by `Content-Disposition`.',
      schema: ApiPickedWallpaper,
      types: ['text/plain', 'image/jpeg', 'image/webp', 'image/avif', 'image/png'],
      headers: ['Vary'],
      mayHave: ['Content-Disposition', 'X-Wallpaper-Fit'],
    },
    302: {
      description: 'Otherwise: a redirect to that file.',
      headers: ['Location', 'Vary'],
      mayHave: ['X-Wallpaper-Fit'],
    },
  },
  refusals: ['not_found', 'too_many_requests'],
} satisfies Partial<Operation>;

const SCREEN =
  'Sixty times a minute for one client; what is in memory already costs nothing. Parameters that nobody knows are ignored.';

export const PICKS: Operations = {
  '/api/random': {
    get: {
      ...pick,
      id: 'pickAny',
      summary: 'Pick any wallpaper',
      description: `Another one each time. \`/random/{width}x{height}\` is the same with a cut of that size. ${SCREEN}`,
    },
  },
  '/api/daily': {
    get: {
      ...pick,
      id: 'pickOfTheDay',
      summary: 'Pick the wallpaper of the day',
      description: `The same one for everybody until midnight, UTC. \`/daily/{width}x{height}\` is the same with a cut of that size. ${SCREEN}`,
      isCached: true,
    },
  },
  '/api/rotation': {
    get: {
      ...pick,
      id: 'pickInRotation',
      query: RotationQuery,
      summary: 'Pick the wallpaper of the hour',
      description: `Of an hour, or of another interval: the same one for everybody, and none again until all were shown. Of more than 10,000 each round goes through 10,000. Screens with different shifts show different ones. ${SCREEN}`,
      isCached: true,
    },
  },
};
