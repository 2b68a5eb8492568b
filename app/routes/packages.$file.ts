import type { LoaderFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { packageFacts } from '~/features/integrations/packages/package';
import { PACKAGES, PackageQuery } from '~/features/integrations/packages/package.schema';
import { chooseContents, chooseKept, packageZip } from '~/features/integrations/packages/package-zip.server';
import { getKeptList, loadKeptDetails } from '~/features/keeping/kept-lists.server';
import { WallpaperListQuery } from '~/features/lists/pages/list-address.server';
import { requireShortAddress } from '~/features/screens/short-address.server';
import { siteSettings } from '~/features/site/site-settings.server';
import { parseQuery } from '~/http/body/query.server';
import { requestContext } from '~/http/request/request-context.server';
import { limitDownloads, limitSearches } from '~/http/request/visitor-limits.server';
import { orPlainError } from '~/http/response/document.server';
import { madeFile } from '~/http/response/file.server';
import { fitHeader } from '~/http/response/fit.server';
import { notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';

export const facts = { streams: 'package' };

/** A list of wallpapers in one file for a desktop. */
export function loader({ request, params: { file = '' } }: LoaderFunctionArgs) {
  requireShortAddress(new URL(request.url));
  return orPlainError(answer(request, file));
}

async function answer(request: Request, file: string): Promise<Response> {
  const layout = Object.hasOwn(PACKAGES, file) ? PACKAGES[file] : undefined;
  if (!layout) throw notFound(messagesOf('packages').noPackage(Object.keys(PACKAGES).join(', ')));
  const { screen, every, list } = parseQuery(PackageQuery, request);
  const { filter, order, page } = parseQuery(WallpaperListQuery, request);
  await limitDownloads();
  await limitSearches(filter.search ?? '');
  const strictly = { ...page, isStrict: true };
  const em = await forkEm();
  const kept = list ? await getKeptList(em, list) : null;
  const contents = kept
    ? await chooseKept(fileStore(), await loadKeptDetails(em, kept), strictly, screen)
    : await chooseContents(em, fileStore(), layout, { filter, order, page: strictly }, screen);
  const facts = packageFacts(
    kept?.title || (await siteSettings()).name,
    requestContext().origin,
    new URL(request.url).searchParams,
    every / 1000,
  );
  const saveAs = `${facts.name}.${file.split('.').at(-1)}`;
  const body = packageZip(fileStore(), layout, facts, contents, saveAs);
  return madeFile(request, { body, saveAs, type: 'application/zip' }, fitHeader(contents.isNearest));
}
