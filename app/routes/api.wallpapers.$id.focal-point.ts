import { requireAdminApi } from '~/auth/guards.server';
import { chooseFocalPoint, findFocalPointAgain } from '~/features/curation/edit/focal-point.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { toApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { FocalPoint } from '~/features/wallpapers/wallpaper.schema';
import { parseInput, readBody } from '~/http/body/body.server';
import { requestContext } from '~/http/request/request-context.server';
import { api, apiId, json } from '~/http/response/api.server';
import { fileStore } from '~/storage/store.server';

export const { loader, action } = api(
  {
    async PUT({ request, params }) {
      const { em } = await requireAdminApi(request);
      const { id } = await getWallpaper(em, apiId(params.id, 'wallpaper'));
      await chooseFocalPoint(em, id, parseInput(FocalPoint, await readBody(request)));
      return json(toApiWallpaper(await getWallpaper(em, id), requestContext().origin));
    },

    async DELETE({ request, params }) {
      const { em } = await requireAdminApi(request);
      const { id } = await getWallpaper(em, apiId(params.id, 'wallpaper'));
      await findFocalPointAgain(em, fileStore(), id);
      return json(toApiWallpaper(await getWallpaper(em, id), requestContext().origin));
    },
  },
  { scopes: { PUT: 'curate', DELETE: 'curate' } },
);
