import { forkEm } from '~/db/orm.server';
import { listsAt } from '~/features/wallpapers/gallery-lists.server';
import { api, json } from '~/http/api.server';

/** What Load More fetches: /more and the address of a list's next page answer that page's lists as data. */
export const { loader, action } = api({
  async GET({ request, params }) {
    const lists = await listsAt(await forkEm(), `/${params['*'] ?? ''}`, new URL(request.url).searchParams);
    return json(lists, { headers: { 'X-Robots-Tag': 'noindex' } });
  },
});
