import { forkEm } from '~/db/orm.server';
import { PickQuery } from '~/features/wallpapers/lists/list-query.schema';
import { pickWallpaperOfDay } from '~/features/wallpapers/lists/random-pick.server';
import { api } from '~/http/api.server';
import { pickedWallpaper } from '~/http/picked-wallpaper.server';
import { parseQuery } from '~/http/query.server';
import { limitPicks } from '~/http/visitor-limits.server';

/** For wallpaper changers: the same wallpaper for everybody until midnight, UTC. */
export const { loader, action } = api(
  {
    async GET({ request }) {
      const { width, height, ...filter } = parseQuery(PickQuery, request);
      await limitPicks();
      const { wallpaper, endsInSeconds } = await pickWallpaperOfDay(await forkEm(), filter, new Date());
      return pickedWallpaper(request, wallpaper, { width, height }, endsInSeconds);
    },
  },
  { readableByAll: true },
);
