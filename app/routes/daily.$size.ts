import { answerDaily } from '~/features/integrations/picks/answer-pick.server';
import { api } from '~/http/response/api.server';

export { dailySizeFacts as facts } from '~/features/integrations/picks/pick-response.server';
/** /daily/1920x1080: a cut of the wallpaper of the day. */
export const { loader, action } = api(
  {
    GET: answerDaily,
  },
  { readableByAll: true },
);
