import { requireAdminApi } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { updateWallpaper } from '~/features/wallpapers/admin/edit/update-wallpaper.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { deleteWallpaper } from '~/features/wallpapers/trash/trash.commands.server';
import { toApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { WallpaperEdit } from '~/features/wallpapers/wallpaper.schema';
import { parseInput, readBody } from '~/http/body/body.server';
import { api, apiId, json, publicJson } from '~/http/response/api.server';
import type { ApiDone } from '~/http/response/api-answers.server';
import { fileStore } from '~/images/storage/store.server';

export const { loader, action } = api(
  {
    async GET({ request, params }) {
      return publicJson(request, toApiWallpaper(await getWallpaper(await forkEm(), apiId(params.id, 'wallpaper'))));
    },

    async PUT({ request, params }) {
      const { em } = await requireAdminApi(request);
      const { id } = await getWallpaper(em, apiId(params.id, 'wallpaper'));
      await updateWallpaper(em, id, parseInput(WallpaperEdit, await readBody(request)));
      return json(toApiWallpaper(await getWallpaper(em, id)));
    },

    async DELETE({ request, params }) {
      const { em } = await requireAdminApi(request);
      await deleteWallpaper(em, fileStore(), apiId(params.id, 'wallpaper'));
      return json<ApiDone>({ ok: true });
    },
  },
  { readableByAll: true },
);
