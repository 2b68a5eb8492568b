import { forkEm } from '~/db/orm.server';
import { suggestSearches } from '~/features/wallpapers/search-suggestions.server';
import { api, json } from '~/http/api.server';
import { clientKey } from '~/http/client-address.server';
import { rateLimit } from '~/http/rate-limit.server';
import { requestContext } from '~/http/request-context.server';

const requests = rateLimit('suggestions', 120, 60);

/** What the search box offers while somebody types. */
export const { loader, action } = api({
  async GET({ request }) {
    await requests.consume(clientKey(requestContext().address));
    const typed = new URL(request.url).searchParams.get('q') ?? '';
    const suggestions = await suggestSearches(await forkEm(), typed);
    return json(suggestions, { headers: { 'Cache-Control': 'public, max-age=60' } });
  },
});
