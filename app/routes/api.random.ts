import { forkEm } from '~/db/orm.server';
import { PickQuery } from '~/features/wallpapers/lists/list-query.schema';
import { pickAnyWallpaper } from '~/features/wallpapers/lists/random-pick.server';
import { api } from '~/http/api.server';
import { pickedWallpaper } from '~/http/picked-wallpaper.server';
import { parseQuery } from '~/http/query.server';
import { limitPicks } from '~/http/visitor-limits.server';

/** For wallpaper changers: another wallpaper each time. */
export const { loader, action } = api(
  {
    async GET({ request }) {
      const { width, height, ...filter } = parseQuery(PickQuery, request);
      await limitPicks();
      return pickedWallpaper(request, await pickAnyWallpaper(await forkEm(), filter), { width, height }, 0);
    },
  },
  { readableByAll: true },
);
