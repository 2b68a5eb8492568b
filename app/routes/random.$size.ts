import { pickAnyWallpaper } from '~/features/wallpapers/picks/pick.server';
import { PickQuery } from '~/features/wallpapers/picks/pick-query.schema';
import { api } from '~/http/response/api.server';
import { answerPick } from '~/http/response/pick-route.server';

/** /random/1920x1080, the address that start pages know: a cut of any wallpaper. */
export const { loader, action } = api(
  {
    GET: (args) => answerPick(args, PickQuery, pickAnyWallpaper),
  },
  { readableByAll: true },
);
