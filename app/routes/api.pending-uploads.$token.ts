import { requireAdminApi } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { getWallpaper } from '~/features/wallpapers/lists/list-wallpapers.server';
import { decidePending } from '~/features/wallpapers/uploads/review-queue.server';
import { toApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { SimilarDecision } from '~/features/wallpapers/wallpaper.schema';
import { api, json } from '~/http/api.server';
import type { ApiDone } from '~/http/api-answers.server';
import { parseInput, readBody } from '~/http/body.server';
import { fileStore } from '~/images/store.server';

export const { loader, action } = api({
  /** The answer to an upload's question: `publish`, `replace` or `skip`. */
  async POST({ request, params: { token = '' } }) {
    const em = await forkEm();
    await requireAdminApi(em, request);
    const { decision } = parseInput(SimilarDecision, await readBody(request));
    const id = await decidePending(em, fileStore(), token, decision);
    return id === null ? json<ApiDone>({ ok: true }) : json(toApiWallpaper(await getWallpaper(em, id)));
  },
});
