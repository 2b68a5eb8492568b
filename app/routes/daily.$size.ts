import { pickWallpaperOfDay } from '~/features/integrations/picks/pick.server';
import { PickQuery } from '~/features/integrations/picks/pick-query.schema';
import { api } from '~/http/response/api.server';
import { answerPick } from '~/http/response/pick-route.server';

/** /daily/1920x1080: a cut of the wallpaper of the day. */
export const { loader, action } = api(
  {
    GET: (args) =>
      answerPick(args, PickQuery, (em, filter, screen) => pickWallpaperOfDay(em, filter, screen, new Date())),
  },
  { readableByAll: true },
);
