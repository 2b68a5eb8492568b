import { forkEm } from '~/db/orm.server';
import type { ApiDownloadCounted } from '~/features/downloads/download.api.server';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { limitDownloads } from '~/http/request/visitor-limits.server';
import { api, apiId, json } from '~/http/response/api.server';

export const { loader, action } = api({
  async POST({ params }) {
    const id = apiId(params.id, 'wallpaper');
    await limitDownloads();
    return json<ApiDownloadCounted>({ ok: true, downloads: await recordDownload(await forkEm(), id) });
  },
});
