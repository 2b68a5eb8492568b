import { requireAdminApi } from '~/auth/guards.server';
import { getTag } from '~/features/taxonomy/tags/admin-tags.queries.server';
import { deleteTag, renameTag } from '~/features/taxonomy/tags/change-tags.server';
import { type ApiTag, toApiTag } from '~/features/taxonomy/tags/tag.api.server';
import { TagInput } from '~/features/taxonomy/tags/tag.schema';
import { parseInput, readBody } from '~/http/body/body.server';
import { api, apiId, json } from '~/http/response/api.server';
import type { ApiDone } from '~/http/response/api-answers.server';

export const { loader, action } = api(
  {
    async PUT({ request, params }) {
      const { em } = await requireAdminApi(request);
      const { id } = await getTag(em, apiId(params.id, 'tag'));
      await renameTag(em, id, parseInput(TagInput, await readBody(request)).name);
      return json<ApiTag>(toApiTag(await getTag(em, id)));
    },

    async DELETE({ request, params }) {
      const { em } = await requireAdminApi(request);
      await deleteTag(em, apiId(params.id, 'tag'));
      return json<ApiDone>({ ok: true });
    },
  },
  { scopes: { PUT: 'curate', DELETE: 'curate' } },
);
