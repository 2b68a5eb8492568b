import { PickQuery } from '~/features/wallpapers/lists/list-query.schema';
import { ApiRandomWallpaper } from '~/features/wallpapers/lists/random/random-pick.api.server';
import type { Operation, Operations } from './operation.server';

const pick = {
  tag: 'Wallpapers',
  query: PickQuery,
  isReadableByAll: true,
  answers: {
    200: {
      description: 'With `Accept: application/json`: the wallpaper, and the file that suits the screen.',
      schema: ApiRandomWallpaper,
      headers: ['Vary'],
    },
    302: { description: 'Otherwise: a redirect to that file.', headers: ['Location', 'Vary'] },
  },
  refusals: ['not_found', 'too_many_requests'],
} satisfies Partial<Operation>;

const SCREEN = 'Sixty times a minute for one client. AVIF or WebP where `Accept` names them, otherwise JPEG.';

export const PICKS: Operations = {
  '/api/random': {
    get: { ...pick, id: 'pickAny', summary: 'Pick any wallpaper', description: `Another one each time. ${SCREEN}` },
  },
  '/api/daily': {
    get: {
      ...pick,
      id: 'pickOfTheDay',
      summary: 'Pick the wallpaper of the day',
      description: `The same one for everybody until midnight, UTC. ${SCREEN}`,
      isCached: true,
    },
  },
};
