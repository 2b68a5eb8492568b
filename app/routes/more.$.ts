import { forkEm } from '~/db/orm.server';
import { parseListAddress } from '~/features/lists/pages/list-address.server';
import { findListing } from '~/features/lists/pages/listings.server';
import { readLists } from '~/features/lists/pages/read-lists.server';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { api, json } from '~/http/response/api.server';
import { HOME_PARAMETERS } from '~/lib/paths';

export const facts = { cache: { parameters: HOME_PARAMETERS }, dataSaver: true };

/** For Load More: /more followed by the address of a list's next page answers the lists of that page as data. */
export const { loader, action } = api({
  async GET({ request, params }) {
    const address = parseListAddress(`/${params['*'] ?? ''}`, new URL(request.url).searchParams);
    const em = await forkEm();
    const listing = await findListing(em, address);
    await limitSearches(address.q);
    const { lists } = await readLists(em, listing, wantsDataSaver(request.headers));
    return json(lists, { headers: { 'X-Robots-Tag': 'noindex' } });
  },
});
