import { forkEm } from '~/db/orm.server';
import { drawList } from '~/features/gallery/cards/card-markup.server';
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
    const path = `/${params['*'] ?? ''}`;
    const page = await findListPage(em, path, searchParams);
    await limitSearches(page.base.search ?? '');
    const { lists } = await readLists(em, page, searchParams, wantsDataSaver(request.headers));
    const drawing = { isAdded: true, isOfCategory: path.startsWith('/category/') };
    const drawn = lists.map((list) => drawList(list, drawing));
    return json(drawn, { headers: { 'X-Robots-Tag': 'noindex' } });
  },
});
