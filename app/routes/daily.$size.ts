import { chooseDaily } from '~/features/integrations/picks/choose-pick.server';
import { api } from '~/http/response/api.server';
import { answerPick } from '~/http/response/pick.server';

export { dailySizeFacts as facts } from '~/features/integrations/picks/describe-pick.server';
/** /daily/1920x1080: the wallpaper of the day, cut to that size. */
export const { loader, action } = api(
  {
    GET: answerPick(chooseDaily),
  },
  { readableByAll: true },
);
