import { requireAdminApi } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { toApiQuestion } from '~/features/wallpapers/near-duplicates.view';
import { uploadWallpaper } from '~/features/wallpapers/upload.server';
import { toApiWallpaper } from '~/features/wallpapers/wallpaper.api';
import { UploadRequest } from '~/features/wallpapers/wallpaper.schema';
import { WallpaperListQuery } from '~/features/wallpapers/wallpaper-list.schema';
import { listWallpaperDetails } from '~/features/wallpapers/wallpapers.queries.server';
import { api, json } from '~/http/api.server';
import { parseInput } from '~/http/body.server';
import { pageLinks, parseQuery } from '~/http/query.server';
import { receiveUpload } from '~/http/upload.server';
import { limitSearches } from '~/http/visitor-limits.server';
import { fileStore } from '~/images/store.server';

export const { loader, action } = api({
  async GET({ request }) {
    const { limit, offset, ...filter } = parseQuery(WallpaperListQuery, request);
    await limitSearches(filter.search ?? '');
    const { items, total } = await listWallpaperDetails(await forkEm(), filter, { limit, offset });
    return json(items.map(toApiWallpaper), {
      headers: { 'X-Total-Count': String(total), ...pageLinks(request, { limit, offset }, total) },
    });
  },

  async POST({ request }) {
    const em = await forkEm();
    await requireAdminApi(em, request);
    const { fields, file, discard } = await receiveUpload(request);
    try {
      const result = await uploadWallpaper(em, fileStore(), file, parseInput(UploadRequest, fields));
      if ('question' in result) return json(toApiQuestion(result.question), { status: 409 });
      const { wallpaper } = result;
      return json(toApiWallpaper(wallpaper), { status: 201, headers: { Location: `/api/wallpapers/${wallpaper.id}` } });
    } finally {
      await discard();
    }
  },
});
