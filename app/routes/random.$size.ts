import { answerRandomPick } from '~/features/integrations/picks/answer-pick.server';
import { randomFacts } from '~/features/integrations/picks/pick-response.server';
import { api } from '~/http/response/api.server';

export const facts = randomFacts;

/** /random/1920x1080, the address that start pages know: a cut of any wallpaper. */
export const { loader, action } = api(
  {
    GET: answerRandomPick,
  },
  { readableByAll: true },
);
