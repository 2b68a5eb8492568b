import type { LoaderFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { packageFacts, packageFile } from '~/features/integrations/packages/package';
import { PackageQuery } from '~/features/integrations/packages/package.schema';
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
import { fileStore } from '~/storage/store.server';

export const facts = { streams: 'package' };

/** A list of wallpapers in one file. */
export function loader({ request }: LoaderFunctionArgs) {
  requireShortAddress(new URL(request.url));
  return orPlainError(answer(request));
}

async function answer(request: Request): Promise<Response> {
  const { screen, list } = parseQuery(PackageQuery, request);
  const { filter, order, page } = parseQuery(WallpaperListQuery, request);
  await limitDownloads();
  await limitSearches(filter.search ?? '');
  const strictly = { ...page, isStrict: true };
  const em = await forkEm();
  const kept = list ? await getKeptList(em, list) : null;
  const contents = kept
    ? await chooseKept(fileStore(), await loadKeptDetails(em, kept), strictly, screen)
    : await chooseContents(em, fileStore(), { filter, order, page: strictly }, screen);
  const facts = packageFacts(
    kept?.title || (await siteSettings()).name,
    requestContext().origin,
    new URL(request.url).searchParams,
  );
  const body = packageZip(facts, contents);
  return madeFile(
    request,
    { body, saveAs: packageFile(facts), type: 'application/zip' },
    fitHeader(contents.isNearest),
  );
}
