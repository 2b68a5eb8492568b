import { answerRandomPick } from '~/features/integrations/picks/answer-pick.server';
import { randomFacts } from '~/features/integrations/picks/pick-response.server';
import { api } from '~/http/response/api.server';

export const facts = randomFacts;

/** For wallpaper changers: another wallpaper each time. */
export const { loader, action } = api(
  {
    GET: answerRandomPick,
  },
  { readableByAll: true },
);
