import type { ActionFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { keepWallpaper } from '~/features/keeping/kept-lists.server';
import { ownList, ownListCookie } from '~/features/keeping/list-cookie.server';
import { readForm } from '~/http/body/body.server';
import { refuseOtherSites } from '~/http/request/same-origin.server';
import { limitListChanges, limitNewLists } from '~/http/request/visitor-limits.server';
import { flashHeaders } from '~/http/response/flash.server';
import { parseId, redirectTo, seeOther } from '~/http/response/page.server';
import { DomainError } from '~/lib/errors';
import { keptListPath, myListPath } from '~/lib/paths';

/** Only the form keeps a wallpaper. */
export const loader = () => redirectTo(myListPath);

export async function action({ request }: ActionFunctionArgs) {
  refuseOtherSites();
  const id = parseId(String((await readForm(request)).id));
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
