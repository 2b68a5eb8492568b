import { chooseRandom } from '~/features/integrations/picks/choose-pick.server';
import { api } from '~/http/response/api.server';
import { answerPick } from '~/http/response/pick.server';

export { randomFacts as facts } from '~/features/integrations/picks/describe-pick.server';
export const { loader, action } = api(
  {
    GET: answerPick(chooseRandom),
  },
  { readableByAll: true, scopes: { GET: 'read' } },
);
