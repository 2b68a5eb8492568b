import { forkEm } from '~/db/orm.server';
import { PickQuery } from '~/features/wallpapers/lists/list-query.schema';
import { pickAnyWallpaper } from '~/features/wallpapers/lists/random-pick.server';
import { parseQuery } from '~/http/request/query.server';
import { selectedWallpaper } from '~/http/request/selected-wallpaper.server';
import { limitPicks } from '~/http/request/visitor-limits.server';
import { api } from '~/http/response/api.server';

/** For wallpaper changers: another wallpaper each time. */
export const { loader, action } = api(
  {
    async GET({ request }) {
      const { width, height, ...filter } = parseQuery(PickQuery, request);
      await limitPicks();
      return selectedWallpaper(request, await pickAnyWallpaper(await forkEm(), filter), { width, height }, 0);
    },
  },
  { readableByAll: true },
);
