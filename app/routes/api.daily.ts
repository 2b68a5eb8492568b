import { answerDaily } from '~/features/integrations/picks/answer-pick.server';
import { api } from '~/http/response/api.server';

export { dailyFacts as facts } from '~/features/integrations/picks/pick-response.server';
export const { loader, action } = api(
  {
    GET: answerDaily,
  },
  { readableByAll: true, scopes: { GET: 'read' } },
);
