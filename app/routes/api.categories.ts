import { requireAdminApi } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { createCategory } from '~/features/taxonomy/categories/categories.commands.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import type { ApiCategory } from '~/features/taxonomy/categories/category.api.server';
import { CategoryInput } from '~/features/taxonomy/categories/category.schema';
import { parseInput, readBody } from '~/http/body/body.server';
import { api, json, publicJson } from '~/http/response/api.server';

export const facts = { cache: {} };

export const { loader, action } = api(
  {
    async GET({ request }) {
      return publicJson<ApiCategory[]>(request, await listCategories(await forkEm()));
    },

    async POST({ request }) {
      const { em } = await requireAdminApi(request);
      return json<ApiCategory>(await createCategory(em, parseInput(CategoryInput, await readBody(request))), {
        status: 201,
      });
    },
  },
  { readableByAll: true },
);
