import { forkEm } from '~/db/orm.server';
import { PickQuery } from '~/features/wallpapers/lists/list-query.schema';
import { pickAnyWallpaper } from '~/features/wallpapers/lists/random/random-pick.server';
import { parseQuery } from '~/http/request/query.server';
import { limitRandomPicks } from '~/http/request/visitor-limits.server';
import { api } from '~/http/response/api.server';
import { randomPickResponse } from '~/http/response/random-pick.server';

/** For wallpaper changers: another wallpaper each time. */
export const { loader, action } = api(
  {
    async GET({ request }) {
      const { width, height, ...filter } = parseQuery(PickQuery, request);
      await limitRandomPicks();
      return randomPickResponse(request, await pickAnyWallpaper(await forkEm(), filter), { width, height }, 0);
    },
  },
  { readableByAll: true },
);
