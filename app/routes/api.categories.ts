import { forkEm } from '~/db/orm.server';
import { listCategories } from '~/features/categories/categories.queries.server';
import { api, json } from '~/http/api.server';

export const { loader, action } = api({
  async GET() {
    return json(await listCategories(await forkEm()));
  },
});
