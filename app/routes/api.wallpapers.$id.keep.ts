import { forkEm } from '~/db/orm.server';
import type { ApiKept } from '~/features/keeping/keep.api.server';
import { keepWallpaper } from '~/features/keeping/kept-lists.server';
import { ownList, ownListCookie } from '~/features/keeping/list-cookie.server';
import { limitListChanges, limitNewLists } from '~/http/request/visitor-limits.server';
import { api, apiId, json } from '~/http/response/api.server';

export const { loader, action } = api({
  async POST({ request, params }) {
    const id = apiId(params.id, 'wallpaper');
    await limitListChanges();
    const { secret, count } = await keepWallpaper(
      await forkEm(),
      ownList(request.headers.get('Cookie')),
      id,
      limitNewLists,
    );
    return json<ApiKept>({ ok: true, count }, { headers: { 'Set-Cookie': ownListCookie(secret) } });
  },
});
