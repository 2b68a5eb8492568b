import type { LoaderFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { kdeOfOne } from '~/features/integrations/packages/kde';
import { packageFacts } from '~/features/integrations/packages/package';
import { chooseOne, packageZip } from '~/features/integrations/packages/package-zip.server';
import { siteSettings } from '~/features/site/site-settings.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { requestContext } from '~/http/request/request-context.server';
import { limitDownloads } from '~/http/request/visitor-limits.server';
import { orPlainError } from '~/http/response/document.server';
import { madeFile } from '~/http/response/file.server';
import { fitHeader } from '~/http/response/fit.server';
import { parseId } from '~/http/response/page.server';
import { fileStore } from '~/storage/store.server';

export const facts = { streams: 'download' };

/** One wallpaper for KDE Plasma. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return orPlainError(answer(request, params.id));
}

async function answer(request: Request, id: string | undefined): Promise<Response> {
  await limitDownloads();
  const em = await forkEm();
  const wallpaper = await getWallpaper(em, parseId(id));
  const layout = kdeOfOne(wallpaper);
  const contents = await chooseOne(em, fileStore(), layout, wallpaper);
  const facts = packageFacts((await siteSettings()).name, requestContext().origin, new URLSearchParams(), 0);
  const saveAs = `${facts.name}-${wallpaper.id}.zip`;
  const body = packageZip(fileStore(), layout, facts, contents, saveAs);
  return madeFile(request, { body, saveAs, type: 'application/zip' }, fitHeader(contents.isNearest));
}
