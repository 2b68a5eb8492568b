import { answerPick } from '~/features/integrations/picks/answer-pick.server';
import { pickWallpaperOfDay } from '~/features/integrations/picks/pick.server';
import { PickQuery } from '~/features/integrations/picks/pick-query.schema';
import { dailySizeFacts } from '~/features/integrations/picks/pick-response.server';
import { api } from '~/http/response/api.server';

export const facts = dailySizeFacts;

/** /daily/1920x1080: a cut of the wallpaper of the day. */
export const { loader, action } = api(
  {
    GET: (args) =>
      answerPick(args, PickQuery, (em, filter, screen) => pickWallpaperOfDay(em, filter, screen, new Date())),
  },
  { readableByAll: true },
);
