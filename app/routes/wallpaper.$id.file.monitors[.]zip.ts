import type { LoaderFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { ensureMonitors, monitorsZip } from '~/features/cuts/monitors/make-monitors.server';
import { monitorFields, readMonitors } from '~/features/cuts/monitors/monitors-view.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { requestContext } from '~/http/request/request-context.server';
import { limitCuts } from '~/http/request/visitor-limits.server';
import { madeFile } from '~/http/response/file.server';
import { parseId } from '~/http/response/page.server';
import { wallpaperPath } from '~/lib/paths';
import { fileStore } from '~/storage/store.server';

export const facts = { streams: 'download' };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const wallpaper = await getWallpaper(await forkEm(), parseId(params.id));
  const { asked, errors } = readMonitors(monitorFields(Object.fromEntries(new URL(request.url).searchParams), null));
  const [wrong] = Object.values(errors);
  if (wrong)
    throw new Response(`${wrong}\n`, { status: 422, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  const address = requestContext().origin + wallpaperPath(wallpaper.id);
  const files = await ensureMonitors(fileStore(), wallpaper, asked, limitCuts);
  const { bytes, ...zip } = await monitorsZip(wallpaper, asked, files, address);
  return madeFile(request, { ...zip, type: 'application/zip' }, { 'Content-Length': String(bytes) });
}
