import { requireAdminApi } from '~/auth/guards.server';
import { replacePicture } from '~/features/uploads/replace-picture.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { toApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { PictureChange } from '~/features/wallpapers/wallpaper.schema';
import { parseInput } from '~/http/body/body.server';
import { receiveUpload } from '~/http/body/upload.server';
import { requestContext } from '~/http/request/request-context.server';
import { api, apiId, json } from '~/http/response/api.server';
import { fileStore } from '~/storage/store.server';

export const { loader, action } = api(
  {
    async PUT({ request, params }) {
      const { em } = await requireAdminApi(request);
      const { id } = await getWallpaper(em, apiId(params.id, 'wallpaper'));
      const { fields, file, discard } = await receiveUpload(request);
      try {
        await replacePicture(em, fileStore(), id, file, parseInput(PictureChange, fields));
        return json(toApiWallpaper(await getWallpaper(em, id), requestContext().origin));
      } finally {
        await discard();
      }
    },
  },
  { scopes: { PUT: 'curate' } },
);
