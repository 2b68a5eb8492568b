import { pickAnyWallpaper } from '~/features/wallpapers/picks/pick.server';
import { PickQuery } from '~/features/wallpapers/picks/pick-query.schema';
import { api } from '~/http/response/api.server';
import { answerPick } from '~/http/response/pick-route.server';

/** For wallpaper changers: another wallpaper each time. */
export const { loader, action } = api(
  {
    GET: (args) => answerPick(args, PickQuery, pickAnyWallpaper),
  },
  { readableByAll: true },
);
