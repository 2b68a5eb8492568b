import { requireAdminApi } from '~/auth/guards.server';
import { unsubscribeLinks } from '~/features/newsletter/letter-links.server';
import type { ApiSubscriber } from '~/features/newsletter/subscriber.api.server';
import { SubscriberQuery } from '~/features/newsletter/subscriber-list.schema';
import { toApiSubscriber } from '~/features/newsletter/subscriber-list.view';
import { listSubscribers, subscribersCsv } from '~/features/newsletter/subscribers.queries.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { pageLinks, parseQuery } from '~/http/body/query.server';
import { requestContext } from '~/http/request/request-context.server';
import { api, json } from '~/http/response/api.server';
import { csvDownload } from '~/http/response/csv.server';

export const { loader, action } = api({
  async GET({ request }) {
    const { em } = await requireAdminApi(request);
    const { format, search, limit, offset } = parseQuery(SubscriberQuery, request);
    if (format === 'csv') {
      const linkOf = await unsubscribeLinks(em, (await readSiteSettings(em)).siteUrl ?? requestContext().origin);
      return csvDownload(request, 'subscribers.csv', subscribersCsv(em, linkOf));
    }
    const { items, total } = await listSubscribers(em, search, { limit, offset });
    return json<ApiSubscriber[]>(items.map(toApiSubscriber), {
      headers: { 'X-Total-Count': String(total), ...pageLinks(request, { limit, offset }, total) },
    });
  },
});
