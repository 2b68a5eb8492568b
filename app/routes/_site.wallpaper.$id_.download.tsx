import type { ActionFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { isDownloadVariant } from '~/features/downloads/prepare-download.server';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { readForm } from '~/http/body/body.server';
import { refuseOtherSites } from '~/http/request/same-origin.server';
import { limitDownloads } from '~/http/request/visitor-limits.server';
import { parseId, redirectTo, seeOther } from '~/http/response/page.server';
import { wallpaperPath } from '~/lib/paths';

/** Only the form counts a download. Links to this address lead to the wallpaper. */
export function loader({ params }: ActionFunctionArgs) {
  return redirectTo(wallpaperPath(parseId(params.id)));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const id = parseId(params.id);
  refuseOtherSites();
  const { variant } = await readForm(request);
  await limitDownloads();
  await recordDownload(await forkEm(), id);
  return seeOther(`${wallpaperPath(id)}/file/${isDownloadVariant(variant) ? variant : 'original'}`);
}

/** Never rendered. Without a component, a rejected form would get raw data instead of the error page. */
export default function Download() {
  return null;
}
