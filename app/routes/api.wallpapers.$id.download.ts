import { forkEm } from '~/db/orm.server';
import type { ApiDownloadCounted } from '~/features/wallpapers/download.api.server';
import { recordDownload } from '~/features/wallpapers/wallpapers.commands.server';
import { getWallpaper } from '~/features/wallpapers/wallpapers.queries.server';
import { api, apiId, json } from '~/http/api.server';
import { limitDownloads } from '~/http/visitor-limits.server';

export const { loader, action } = api({
  async POST({ params }) {
    const id = apiId(params.id);
    await limitDownloads();
    const em = await forkEm();
    await recordDownload(em, id);
    const { downloads } = await getWallpaper(em, id);
    return json<ApiDownloadCounted>({ ok: true, downloads });
  },
});
