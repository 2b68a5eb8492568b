import { forkEm } from '~/db/orm.server';
import { readHomeQuery } from '~/features/lists/pages/home-lists.server';
import { listsAt } from '~/features/lists/pages/page-lists.server';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { api, json } from '~/http/response/api.server';
import { HOME_PARAMETERS } from '~/lib/paths';

export const facts = { cache: { parameters: HOME_PARAMETERS }, dataSaver: true };

/** What Load More fetches: /more and the address of a list's next page answer that page's lists as data. */
export const { loader, action } = api({
  async GET({ request, params }) {
    const path = `/${params['*'] ?? ''}`;
    const { searchParams } = new URL(request.url);
    if (path === '/') await limitSearches(readHomeQuery(searchParams).q);
    const lists = await listsAt(await forkEm(), path, searchParams, wantsDataSaver(request.headers));
    return json(lists, { headers: { 'X-Robots-Tag': 'noindex' } });
  },
});
