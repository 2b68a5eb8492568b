import { api } from '~/http/response/api.server';
import { answerRandomPick } from '~/http/response/pick-route.server';

/** For wallpaper changers: another wallpaper each time. */
export const { loader, action } = api(
  {
    GET: answerRandomPick,
  },
  { readableByAll: true },
);
