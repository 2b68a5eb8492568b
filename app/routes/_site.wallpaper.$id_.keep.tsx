import type { ActionFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { keepWallpaper } from '~/features/keeping/kept-lists.server';
import { ownList, ownListCookie } from '~/features/keeping/list-cookie.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { limitListChanges, limitNewLists } from '~/http/request/visitor-limits.server';
import { flashHeaders } from '~/http/response/flash.server';
import { parseId, redirectTo, seeOther } from '~/http/response/page.server';
import { DomainError } from '~/lib/errors';
import { keptListPath, myListPath, wallpaperPath } from '~/lib/paths';

/** Only the form keeps a wallpaper. Links to this address lead to the wallpaper. */
export function loader({ params }: ActionFunctionArgs) {
  return redirectTo(wallpaperPath(parseId(params.id)));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const id = parseId(params.id);
  requireSameOrigin();
  await limitListChanges();
  try {
    const { secret } = await keepWallpaper(await forkEm(), ownList(request.headers.get('Cookie')), id, limitNewLists);
    return seeOther(`${keptListPath(secret)}#w${id}`, { 'Set-Cookie': ownListCookie(secret) });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'conflict') throw error;
    return seeOther(myListPath, await flashHeaders({ kind: 'error', title: error.message }));
  }
}

/** Never rendered. Without a component, a rejected form would get raw data instead of the error page. */
export default function Keep() {
  return null;
}
