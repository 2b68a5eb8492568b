import { requireAdminApi } from '~/auth/guards.server';
import type { ApiPurged } from '~/features/trash/purge.api.server';
import { purgeWallpapers } from '~/features/trash/trash.commands.server';
import { PurgeRequest } from '~/features/trash/trash.schema';
import { parseInput, readBody } from '~/http/body/body.server';
import { api, json } from '~/http/response/api.server';
import { fileStore } from '~/storage/store.server';

export const { loader, action } = api({
  async POST({ request }) {
    const { em } = await requireAdminApi(request);
    const { confirm } = parseInput(PurgeRequest, await readBody(request));
    const { count, drafts, isInBackground } = await purgeWallpapers(em, fileStore(), confirm);
    return json<ApiPurged>({ ok: true, deleted: count, drafts, ...(isInBackground && { inBackground: true }) });
  },
});
