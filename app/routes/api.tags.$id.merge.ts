import { requireAdminApi } from '~/auth/guards.server';
import { getTag } from '~/features/taxonomy/tags/admin-tags.queries.server';
import { mergeTag } from '~/features/taxonomy/tags/change-tags.server';
import { type ApiTag, toApiTag } from '~/features/taxonomy/tags/tag.api.server';
import { TagMerge } from '~/features/taxonomy/tags/tag.schema';
import { parseInput, readBody } from '~/http/body/body.server';
import { api, apiId, json } from '~/http/response/api.server';

export const { loader, action } = api(
  {
    async POST({ request, params }) {
      const { em } = await requireAdminApi(request);
      const { id } = await getTag(em, apiId(params.id, 'tag'));
      const { into } = parseInput(TagMerge, await readBody(request));
      await mergeTag(em, id, into);
      return json<ApiTag>(toApiTag(await getTag(em, into)));
    },
  },
  { scopes: { POST: 'curate' } },
);
