import { requireAdminApi } from '~/auth/guards.server';
import { restoreWallpaper } from '~/features/trash/trash.commands.server';
import { getWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import { toApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { requestContext } from '~/http/request/request-context.server';
import { api, apiId, json } from '~/http/response/api.server';
import { fileStore } from '~/storage/store.server';

export const { loader, action } = api(
  {
    async POST({ request, params }) {
      const { em } = await requireAdminApi(request);
      const id = apiId(params.id, 'trashed wallpaper');
      await restoreWallpaper(em, fileStore(), id);
      return json(toApiWallpaper(await getWallpaperOrDraft(em, id), requestContext().origin));
    },
  },
  { scopes: { POST: 'curate' } },
);
