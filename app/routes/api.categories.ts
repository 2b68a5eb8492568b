import { requireAdminApi } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { createCategory } from '~/features/taxonomy/categories/categories.commands.server';
import { listNamedCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { type ApiNamedCategory, toApiCategory } from '~/features/taxonomy/categories/category.api.server';
import { CategoryInput } from '~/features/taxonomy/categories/category.schema';
import { parseInput, readBody } from '~/http/body/body.server';
import { api, json, publicJson } from '~/http/response/api.server';

export const facts = { cache: {} };

export const { loader, action } = api(
  {
    async GET({ request }) {
      return publicJson<ApiNamedCategory[]>(request, (await listNamedCategories(await forkEm())).map(toApiCategory));
    },

    async POST({ request }) {
      const { em } = await requireAdminApi(request);
      return json<ApiNamedCategory>(
        toApiCategory(await createCategory(em, parseInput(CategoryInput, await readBody(request)))),
        {
          status: 201,
        },
      );
    },
  },
  { readableByAll: true, scopes: { GET: 'read', POST: 'curate' } },
);
