import { answerInRotation } from '~/features/integrations/picks/answer-pick.server';
import { api } from '~/http/response/api.server';

export { rotationFacts as facts } from '~/features/integrations/picks/pick-response.server';
export const { loader, action } = api(
  {
    GET: answerInRotation,
  },
  { readableByAll: true, scopes: { GET: 'read' } },
);
