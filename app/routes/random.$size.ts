import { api } from '~/http/response/api.server';
import { answerRandomPick } from '~/http/response/pick-route.server';

/** /random/1920x1080, the address that start pages know: a cut of any wallpaper. */
export const { loader, action } = api(
  {
    GET: answerRandomPick,
  },
  { readableByAll: true },
);
