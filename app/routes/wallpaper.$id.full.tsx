import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { FullSize } from '~/features/downloads/full-size';
import { placeQuery, readListReference } from '~/features/lists/pages/neighbours/list-reference';
import { withSmallest } from '~/features/lists/pages/smallest-pictures.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { altText } from '~/features/wallpapers/wallpaper.view';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { parseId } from '~/http/response/page.server';
import { fullSizePath, HOME_PARAMETERS } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import fullSizeStyles from '~/styles/full-size.css';
import { caughtErrorMeta } from '~/ui/pages/error-page';
import { pageMeta } from '~/ui/pages/page-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

/** The page needs only links and scrolling. */
export const handle = {
  cache: { parameters: ['in', 'n', ...HOME_PARAMETERS, 'zoom'] },
  dataSaver: true,
  noScripts: true,
};

export const links = stylesheets(fullSizeStyles);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await getWallpaper(await forkEm(), parseId(params.id));
  const [wallpaper = found] = wantsDataSaver(request.headers) ? await withSmallest([found]) : [];
  const { searchParams } = new URL(request.url);
  const isWhole = searchParams.get('zoom') === '100';
  searchParams.delete('zoom');
  const reference = readListReference(searchParams);
  return data({ wallpaper, isWhole, place: reference ? placeQuery(reference, reference.position) : '' });
}

export const meta: MetaFunction<typeof loader> = ({ data: found, error, matches }) => {
  if (!found) return caughtErrorMeta(matches, error);
  const { id, title } = found.wallpaper;
  return pageMeta(matches, {
    title: messagesOf('fullSize').title(title),
    description: messagesOf('fullSize').description(altText(found.wallpaper)),
    path: fullSizePath(id),
    noIndex: true,
  });
};

export default function FullSizePage() {
  return <FullSize {...useLoaderData<typeof loader>()} />;
}
