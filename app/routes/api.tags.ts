import { requireAdminApi } from '~/auth/guards.server';
import { listTags } from '~/features/taxonomy/tags/admin-tags.queries.server';
import { type ApiTag, toApiTag } from '~/features/taxonomy/tags/tag.api.server';
import { TagQuery } from '~/features/taxonomy/tags/tag.schema';
import { pageLinks, parseQuery } from '~/http/body/query.server';
import { api, json } from '~/http/response/api.server';

export const { loader, action } = api(
  {
    async GET({ request }) {
      const { em } = await requireAdminApi(request);
      const asked = parseQuery(TagQuery, request);
      const { items, total } = await listTags(em, asked);
      return json<ApiTag[]>(items.map(toApiTag), {
        headers: { 'X-Total-Count': String(total), ...pageLinks(request, asked, total) },
      });
    },
  },
  { scopes: { GET: 'read' } },
);
