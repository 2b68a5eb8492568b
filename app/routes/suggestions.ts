import { forkEm } from '~/db/orm.server';
import { suggestSearches, suggestTags } from '~/features/lists/search/autocomplete.queries.server';
import { limitSuggestions } from '~/http/request/visitor-limits.server';
import { api, json } from '~/http/response/api.server';

export const facts = { cache: { parameters: ['q', 'kind'] } };

export const { loader, action } = api({
  async GET({ request }) {
    await limitSuggestions();
    const { searchParams } = new URL(request.url);
    const suggest = searchParams.get('kind') === 'tag' ? suggestTags : suggestSearches;
    const suggestions = await suggest(await forkEm(), searchParams.get('q') ?? '');
    return json(suggestions, { headers: { 'Cache-Control': 'public, max-age=60' } });
  },
});
