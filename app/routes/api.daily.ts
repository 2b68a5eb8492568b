import { answerPick } from '~/features/integrations/picks/answer-pick.server';
import { pickWallpaperOfDay } from '~/features/integrations/picks/pick.server';
import { PickQuery } from '~/features/integrations/picks/pick-query.schema';
import { dailyFacts } from '~/features/integrations/picks/pick-response.server';
import { api } from '~/http/response/api.server';

export const facts = dailyFacts;

/** For wallpaper changers: the same wallpaper for everybody until midnight, UTC. */
export const { loader, action } = api(
  {
    GET: (args) =>
      answerPick(args, PickQuery, (em, filter, screen) => pickWallpaperOfDay(em, filter, screen, new Date())),
  },
  { readableByAll: true },
);
