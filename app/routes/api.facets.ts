import { forkEm } from '~/db/orm.server';
import { toApiFacets } from '~/features/wallpapers/lists/filters/facets.api';
import { readFacetTotals } from '~/features/wallpapers/lists/filters/filters.server';
import { FacetsQuery } from '~/features/wallpapers/lists/list-query.schema';
import { parseQuery } from '~/http/request/query.server';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { api, publicJson } from '~/http/response/api.server';

export const { loader, action } = api(
  {
    async GET({ request }) {
      const { facets = {}, ...scope } = parseQuery(FacetsQuery, request);
      await limitSearches(scope.search ?? '');
      return publicJson(request, toApiFacets(await readFacetTotals(await forkEm(), scope, facets)));
    },
  },
  { readableByAll: true },
);
