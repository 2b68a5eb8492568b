import { forkEm } from '~/db/orm.server';
import { toApiFacets } from '~/features/lists/pages/facets.api';
import { readFacetTotals } from '~/features/lists/pages/filters.server';
import { FacetsQuery } from '~/features/lists/pages/list-query.schema';
import { resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { parseQuery } from '~/http/body/query.server';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { api, publicJson } from '~/http/response/api.server';

export const facts = { cache: { parameters: Object.keys(FacetsQuery.in.shape) } };

export const { loader, action } = api(
  {
    async GET({ request }) {
      const { facets = {}, ...filter } = parseQuery(FacetsQuery, request);
      await limitSearches(filter.search ?? '');
      const em = await forkEm();
      const totals = await readFacetTotals(em, await resolveFilter(em, filter), facets);
      return publicJson(request, toApiFacets(totals));
    },
  },
  { readableByAll: true, scopes: { GET: 'read' } },
);
