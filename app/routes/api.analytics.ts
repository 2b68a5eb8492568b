import { forkEm } from '~/db/orm.server';
import { toApiAnalytics } from '~/features/statistics/analytics.api.server';
import { readAnalytics } from '~/features/statistics/analytics.queries.server';
import { requestContext } from '~/http/request/request-context.server';
import { api, json } from '~/http/response/api.server';

export const facts = { cache: {} };

export const { loader, action } = api(
  {
    async GET() {
      return json(toApiAnalytics(await readAnalytics(await forkEm()), requestContext().origin));
    },
  },
  { scopes: { GET: 'read' } },
);
