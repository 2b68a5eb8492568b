import { requireAdminApi } from '~/auth/guards.server';
import type { ApiSuggestion } from '~/features/suggestions/suggestion.api.server';
import { SuggestionInput } from '~/features/suggestions/suggestion.schema';
import { suggest } from '~/features/suggestions/suggestions.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { parseInput, readBody } from '~/http/body/body.server';
import { api, apiId, json } from '~/http/response/api.server';

export const { loader, action } = api(
  {
    async POST({ request, params }) {
      const { em } = await requireAdminApi(request);
      const wallpaper = await getWallpaper(em, apiId(params.id, 'wallpaper'));
      const suggested = await suggest(em, wallpaper, parseInput(SuggestionInput, await readBody(request)));
      return json<ApiSuggestion>(suggested, { status: suggested.state === 'waiting' ? 201 : 200 });
    },
  },
  { scopes: { POST: 'suggest' } },
);
