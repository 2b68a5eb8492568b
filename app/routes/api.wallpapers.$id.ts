import { requireAdminApi } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { updateWallpaper } from '~/features/curation/edit/update-wallpaper.server';
import { downloadSizes } from '~/features/downloads/download-sizes.server';
import { deleteWallpaper } from '~/features/trash/trash.commands.server';
import { getWallpaper, getWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import { type ApiShownWallpaper, toApiChange, toApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { WallpaperEdit } from '~/features/wallpapers/wallpaper.schema';
import { parseInput, readBody } from '~/http/body/body.server';
import { requestContext } from '~/http/request/request-context.server';
import { api, apiId, json, publicJson } from '~/http/response/api.server';
import type { ApiDone } from '~/http/response/api-answers.server';
import { fileStore } from '~/storage/store.server';

export const facts = { cache: {} };

export const { loader, action } = api(
  {
    async GET({ request, params }) {
      const wallpaper = await getWallpaper(await forkEm(), apiId(params.id, 'wallpaper'));
      const sizes = await downloadSizes(fileStore(), wallpaper);
      return publicJson<ApiShownWallpaper>(request, {
        ...toApiWallpaper(wallpaper, requestContext().origin),
        ...sizes,
      });
    },

    async PUT({ request, params }) {
      const { em } = await requireAdminApi(request);
      const { id } = await getWallpaperOrDraft(em, apiId(params.id, 'wallpaper'));
      const body = await readBody(request);
      await updateWallpaper(em, id, parseInput(WallpaperEdit, body));
      const { tags } = body as { tags?: unknown };
      return json(toApiChange(await getWallpaperOrDraft(em, id), requestContext().origin, tags));
    },

    async DELETE({ request, params }) {
      const { em } = await requireAdminApi(request);
      await deleteWallpaper(em, fileStore(), apiId(params.id, 'wallpaper'));
      return json<ApiDone>({ ok: true });
    },
  },
  { readableByAll: true, scopes: { GET: 'read', PUT: 'curate', DELETE: 'curate' } },
);
