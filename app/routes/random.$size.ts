import { answerRandom } from '~/features/integrations/picks/answer-pick.server';
import { api } from '~/http/response/api.server';

export { randomFacts as facts } from '~/features/integrations/picks/pick-response.server';
/** /random/1920x1080: a random wallpaper, cut to that size. Start pages expect this form of address. */
export const { loader, action } = api(
  {
    GET: answerRandom,
  },
  { readableByAll: true },
);
