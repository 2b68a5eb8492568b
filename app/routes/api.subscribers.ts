import { requireAdminApi } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import type { ApiSubscriber } from '~/features/subscribers/subscriber.api.server';
import { SubscriberQuery } from '~/features/subscribers/subscriber-list.schema';
import { listSubscribers, subscribersCsv } from '~/features/subscribers/subscribers.queries.server';
import { api, json } from '~/http/api.server';
import { csvDownload } from '~/http/csv.server';
import { pageLinks, parseQuery } from '~/http/query.server';

export const { loader, action } = api({
  async GET({ request }) {
    const em = await forkEm();
    await requireAdminApi(em, request);
    const { format, search, limit, offset } = parseQuery(SubscriberQuery, request);
    if (format === 'csv') return csvDownload(request, 'subscribers.csv', subscribersCsv(em));
    const { items, total } = await listSubscribers(em, search, { limit, offset });
    return json<ApiSubscriber[]>(items, {
      headers: { 'X-Total-Count': String(total), ...pageLinks(request, { limit, offset }, total) },
    });
  },
});
