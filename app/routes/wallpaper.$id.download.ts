import type { ActionFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { isDownloadVariant } from '~/features/wallpapers/download.server';
import { recordDownload } from '~/features/wallpapers/wallpapers.commands.server';
import { orErrorPage, parseId, seeOther } from '~/http/page.server';
import { requireSameOrigin } from '~/http/same-origin.server';
import { wallpaperPath } from '~/lib/paths';

/** Nothing to see here: whoever comes by link is led to the wallpaper, and nothing is counted. */
export function loader({ params }: ActionFunctionArgs) {
  return redirect(wallpaperPath(parseId(params.id)));
}

export async function action({ request, params }: ActionFunctionArgs) {
  await orErrorPage(Promise.resolve().then(requireSameOrigin));
  const id = parseId(params.id);
  const chosen = (await request.formData()).get('variant');
  const variant = isDownloadVariant(chosen) ? chosen : 'original';
  await orErrorPage(recordDownload(await forkEm(), id));
  return seeOther(`${wallpaperPath(id)}/file/${variant}`);
}
