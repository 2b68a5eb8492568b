import { forkEm } from '~/db/orm.server';
import { findListPage } from '~/features/lists/pages/list-pages.server';
import { readLists } from '~/features/lists/pages/read-lists.server';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { api, json } from '~/http/response/api.server';
import { HOME_PARAMETERS } from '~/lib/paths';

export const facts = { cache: { parameters: HOME_PARAMETERS }, dataSaver: true };

/** For Load More: /more followed by the address of a list's next page answers the lists of that page as data. */
export const { loader, action } = api({
  async GET({ request, params }) {
    const { searchParams } = new URL(request.url);
    const em = await forkEm();
    const page = await findListPage(em, `/${params['*'] ?? ''}`, searchParams);
    await limitSearches(page.base.search ?? '');
    const { lists } = await readLists(em, page, searchParams, wantsDataSaver(request.headers));
    return json(lists, { headers: { 'X-Robots-Tag': 'noindex' } });
  },
});
