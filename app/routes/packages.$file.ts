import type { LoaderFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { packageFacts } from '~/features/integrations/packages/package';
import { PACKAGES, PackageQuery } from '~/features/integrations/packages/package.schema';
import { chooseContents, chooseKept, packageResponse } from '~/features/integrations/packages/package-zip.server';
import { getKeptList, loadKeptDetails } from '~/features/keeping/kept-lists.server';
import { parseCursor } from '~/features/lists/resolve/cursor';
import { WallpaperListQuery } from '~/features/lists/resolve/list-query.schema';
import { currentSeed } from '~/features/lists/shuffle/shuffle.server';
import { requireShortAddress } from '~/features/screens/short-address.server';
import { siteSettings } from '~/features/site/site-settings.server';
import { parseQuery } from '~/http/body/query.server';
import { requestContext } from '~/http/request/request-context.server';
import { limitDownloads, limitSearches } from '~/http/request/visitor-limits.server';
import { orPlainError } from '~/http/response/document.server';
import { notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';

export const facts = { streams: 'package' };

/** A list of wallpapers in one file for a desktop. */
export function loader({ request, params: { file = '' } }: LoaderFunctionArgs) {
  requireShortAddress(request);
  return orPlainError(answer(request, file));
}

async function answer(request: Request, file: string): Promise<Response> {
  const layout = Object.hasOwn(PACKAGES, file) ? PACKAGES[file] : undefined;
  if (!layout) throw notFound(messagesOf('packages').noPackage(Object.keys(PACKAGES).join(', ')));
  const { screen, every, list } = parseQuery(PackageQuery, request);
  const { limit, offset, cursor, sort, seed = currentSeed(), ...filter } = parseQuery(WallpaperListQuery, request);
  await limitDownloads();
  await limitSearches(filter.search ?? '');
  const page = { limit, offset, after: parseCursor(cursor), isStrict: true };
  const em = await forkEm();
  const kept = list ? await getKeptList(em, list) : null;
  const contents = kept
    ? await chooseKept(fileStore(), await loadKeptDetails(em, kept), page, screen)
    : await chooseContents(em, fileStore(), layout, { filter, order: { sort, seed }, page }, screen);
  const facts = packageFacts(
    kept?.title || (await siteSettings()).name,
    requestContext().origin,
    new URL(request.url).searchParams,
    every / 1000,
  );
  return packageResponse(request, layout, facts, contents, `${facts.name}.${file.split('.').at(-1)}`);
}
