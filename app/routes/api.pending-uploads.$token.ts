import { requireAdminApi } from '~/auth/guards.server';
import { decidePending } from '~/features/uploads/review-queue.server';
import { getWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import { toApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { SimilarDecision } from '~/features/wallpapers/wallpaper.schema';
import { parseInput, readBody } from '~/http/body/body.server';
import { requestContext } from '~/http/request/request-context.server';
import { api, json } from '~/http/response/api.server';
import type { ApiDone } from '~/http/response/api-answers.server';
import { fileStore } from '~/storage/store.server';

export const { loader, action } = api(
  {
    /** The answer to an upload's question: `publish`, `replace` or `skip`. */
    async POST({ request, params: { token = '' } }) {
      const { em } = await requireAdminApi(request);
      const { decision } = parseInput(SimilarDecision, await readBody(request));
      const id = await decidePending(em, fileStore(), token, decision);
      return id === null
        ? json<ApiDone>({ ok: true })
        : json(toApiWallpaper(await getWallpaperOrDraft(em, id), requestContext().origin));
    },
  },
  { scopes: { POST: 'curate' } },
);
