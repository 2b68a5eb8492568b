import { forkEm } from '~/db/orm.server';
import { readHomeQuery } from '~/features/lists/pages/list-address.server';
import { listsAt } from '~/features/lists/pages/read-lists.server';
import { wantsLittleData } from '~/http/request/little-data.server';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { api, json } from '~/http/response/api.server';

/** What Load More fetches: /more and the address of a list's next page answer that page's lists as data. */
export const { loader, action } = api({
  async GET({ request, params }) {
    const path = `/${params['*'] ?? ''}`;
    const { searchParams } = new URL(request.url);
    if (path === '/') await limitSearches(readHomeQuery(searchParams).q);
    const lists = await listsAt(await forkEm(), path, searchParams, wantsLittleData(request.headers));
    return json(lists, { headers: { 'X-Robots-Tag': 'noindex' } });
  },
});
