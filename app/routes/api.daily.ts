import { pickWallpaperOfDay } from '~/features/integrations/picks/pick.server';
import { PickQuery } from '~/features/integrations/picks/pick-query.schema';
import { api } from '~/http/response/api.server';
import { answerPick } from '~/http/response/pick-route.server';

/** For wallpaper changers: the same wallpaper for everybody until midnight, UTC. */
export const { loader, action } = api(
  {
    GET: (args) =>
      answerPick(args, PickQuery, (em, filter, screen) => pickWallpaperOfDay(em, filter, screen, new Date())),
  },
  { readableByAll: true },
);
