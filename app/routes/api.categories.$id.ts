import { requireAdminApi } from '~/auth/guards.server';
import { updateCategory } from '~/features/taxonomy/categories/categories.commands.server';
import { getCategory } from '~/features/taxonomy/categories/categories.queries.server';
import { type ApiNamedCategory, toApiCategory } from '~/features/taxonomy/categories/category.api.server';
import { CategoryInput } from '~/features/taxonomy/categories/category.schema';
import { deleteCategory } from '~/features/taxonomy/categories/delete-category.server';
import { parseInput, readBody } from '~/http/body/body.server';
import { api, apiId, json } from '~/http/response/api.server';
import type { ApiDone } from '~/http/response/api-answers.server';

export const { loader, action } = api(
  {
    async PUT({ request, params }) {
      const { em } = await requireAdminApi(request);
      const { id } = await getCategory(em, apiId(params.id, 'category'));
      return json<ApiNamedCategory>(
        toApiCategory(await updateCategory(em, id, parseInput(CategoryInput, await readBody(request)))),
      );
    },

    async DELETE({ request, params }) {
      const { em } = await requireAdminApi(request);
      await deleteCategory(em, apiId(params.id, 'category'));
      return json<ApiDone>({ ok: true });
    },
  },
  { scopes: { PUT: 'curate', DELETE: 'curate' } },
);
