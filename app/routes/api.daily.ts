import { forkEm } from '~/db/orm.server';
import { PickQuery } from '~/features/wallpapers/lists/list-query.schema';
import { pickWallpaperOfDay } from '~/features/wallpapers/lists/random/random-pick.server';
import { parseQuery } from '~/http/request/query.server';
import { limitRandomPicks } from '~/http/request/visitor-limits.server';
import { api } from '~/http/response/api.server';
import { randomPickResponse } from '~/http/response/random-pick.server';

/** For wallpaper changers: the same wallpaper for everybody until midnight, UTC. */
export const { loader, action } = api(
  {
    async GET({ request }) {
      const { width, height, ...filter } = parseQuery(PickQuery, request);
      await limitRandomPicks();
      const { wallpaper, endsInSeconds } = await pickWallpaperOfDay(await forkEm(), filter, new Date());
      return randomPickResponse(request, wallpaper, { width, height }, endsInSeconds);
    },
  },
  { readableByAll: true },
);
