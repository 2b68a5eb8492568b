import { answerRandom } from '~/features/integrations/picks/answer-pick.server';
import { api } from '~/http/response/api.server';

export { randomFacts as facts } from '~/features/integrations/picks/pick-response.server';
/** /random/1920x1080, the address that start pages know: a cut of any wallpaper. */
export const { loader, action } = api(
  {
    GET: answerRandom,
  },
  { readableByAll: true },
);
