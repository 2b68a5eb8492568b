import { answerDaily } from '~/features/integrations/picks/answer-pick.server';
import { api } from '~/http/response/api.server';

export { dailySizeFacts as facts } from '~/features/integrations/picks/pick-response.server';
/** /daily/1920x1080: the wallpaper of the day, cut to that size. */
export const { loader, action } = api(
  {
    GET: answerDaily,
  },
  { readableByAll: true },
);
