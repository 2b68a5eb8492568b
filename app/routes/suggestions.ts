import { forkEm } from '~/db/orm.server';
import { suggestSearches } from '~/features/wallpapers/lists/search/autocomplete.queries.server';
import { limitSuggestions } from '~/http/request/visitor-limits.server';
import { api, json } from '~/http/response/api.server';

export const { loader, action } = api({
  async GET({ request }) {
    await limitSuggestions();
    const typed = new URL(request.url).searchParams.get('q') ?? '';
    const suggestions = await suggestSearches(await forkEm(), typed);
    return json(suggestions, { headers: { 'Cache-Control': 'public, max-age=60' } });
  },
});
