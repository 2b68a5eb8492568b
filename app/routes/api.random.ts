import { answerRandom } from '~/features/integrations/picks/answer-pick.server';
import { api } from '~/http/response/api.server';

export { randomFacts as facts } from '~/features/integrations/picks/pick-response.server';
export const { loader, action } = api(
  {
    GET: answerRandom,
  },
  { readableByAll: true, scopes: { GET: 'read' } },
);
