import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useNavigationType, useRouteLoaderData } from '@remix-run/react';
import { startTransition, useEffect, useState } from 'react';
import { forkEm } from '~/db/orm.server';
import { downloadSizes } from '~/features/downloads/download-sizes.server';
import { galleryPath, isListPage } from '~/features/gallery/back-to-gallery';
import { DetailsFrame, WallpaperDetails } from '~/features/gallery/detail/wallpaper-details';
import { useLists, writeLists } from '~/features/gallery/lists-json';
import { MissingPage } from '~/features/gallery/not-found';
import { loadSuggestions } from '~/features/gallery/suggestions.server';
import { WallpaperList } from '~/features/gallery/wallpaper-list';
import { readListReference } from '~/features/lists/pages/neighbours/list-reference';
import { readNeighbours } from '~/features/lists/pages/neighbours/neighbours.server';
import { listRelated } from '~/features/lists/pages/related.queries.server';
import { withSmallest } from '~/features/lists/pages/smallest-pictures.server';
import { listVersions } from '~/features/sets/sets.queries.server';
import { creditData } from '~/features/wallpapers/credit';
import { isHidden } from '~/features/wallpapers/hidden-wallpapers.queries.server';
import { findPublished, findWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { socialImage } from '~/features/wallpapers/social-image';
import { altText } from '~/features/wallpapers/wallpaper.view';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { requestContext } from '~/http/request/request-context.server';
import { sameSitePath } from '~/http/request/safe-redirect';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { redirectTo } from '~/http/response/page.server';
import { largeWidth, namedRenditionPath } from '~/images/renditions';
import { readId } from '~/lib/id';
import { absoluteUrl, categoryPath, HOME_PARAMETERS, wallpaperPath } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import type { loader as siteLoader } from '~/routes/_site';
import { fileStore } from '~/storage/store.server';
import { caughtErrorMeta, errorMeta } from '~/ui/pages/error-page';
import { pageMeta, siteFacts } from '~/ui/pages/page-meta';

export const handle = { cache: { parameters: ['in', 'n', ...HOME_PARAMETERS], referrer: isListPage } };

const RELATED = 20;
const SMALL_RELATED = 6;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const em = await forkEm();
  const id = readId(params.id);
  const dataSaver = wantsDataSaver(request.headers);
  const wallpaper = id === null ? null : await findWallpaper(em, id);
  if (!wallpaper) {
    const published = id === null ? null : await findPublished(em, id);
    if (published) throw redirectTo(wallpaperPath(published.id), 301);
    const isGone = id !== null && (await isHidden(em, id));
    const suggestions = await loadSuggestions(em, dataSaver);
    return data({ wallpaper, suggestions, isGone }, { status: isGone ? 410 : 404 });
  }
  const reference = readListReference(new URL(request.url).searchParams);
  if (reference) await limitSearches(reference.search.get('q') ?? '');
  const [related, sizes, neighbours, versions] = await Promise.all([
    listRelated(em, wallpaper, dataSaver ? SMALL_RELATED : RELATED),
    downloadSizes(fileStore(), wallpaper),
    reference && readNeighbours(em, wallpaper.id, reference, dataSaver),
    listVersions(em, wallpaper.set?.id ?? null),
  ]);
  const { origin } = requestContext();
  const { related: heading } = messagesOf('wallpaperPage');
  const gallery = neighbours?.list ?? galleryPath(sameSitePath(request.headers.get('Referer'), origin));
  const shown = dataSaver
    ? { wallpaper: (await withSmallest([wallpaper]))[0] ?? wallpaper, related: await withSmallest(related) }
    : { wallpaper, related };
  return data({
    wallpaper: { ...shown.wallpaper, ...sizes },
    related: writeLists([{ key: 'related', heading, offset: 0, next: null, previous: null, items: shown.related }])
      .lists,
    pageUrl: origin + inLanguage(wallpaperPath(wallpaper.id)),
    gallery,
    neighbours,
    versions,
  });
}

export { skipRevalidationOnHashChange as shouldRevalidate } from '~/ui/overlays/hash-dialog';

export const meta: MetaFunction<typeof loader> = ({ data: found, error, matches }) => {
  if (error) return caughtErrorMeta(matches, error);
  if (!found?.wallpaper) return errorMeta(matches, found?.isGone ? 410 : 404);
  const { wallpaper } = found;
  const { id, title, resolution, category, fileKey, width, height } = wallpaper;
  const path = wallpaperPath(id);
  const origin = siteFacts(matches)?.origin ?? '';
  const description =
    (wallpaper.description && [...wallpaper.description].slice(0, 300).join('')) ||
    messagesOf('wallpaperPage').description(altText(wallpaper), resolution);
  const image = socialImage(wallpaper);
  const large = largeWidth(width);
  return pageMeta(matches, {
    title,
    description,
    path,
    type: 'article',
    image,
    steps: [...(category ? [{ name: category.name, path: categoryPath(category.slug) }] : []), { name: title, path }],
    structuredData: [
      {
        '@type': 'ImageObject',
        name: title,
        description,
        url: origin + inLanguage(path),
        contentUrl: absoluteUrl(origin, namedRenditionPath(fileKey, large, 'jpg')),
        thumbnailUrl: absoluteUrl(origin, image.path),
        width: large,
        height: Math.round((height * large) / width),
        encodingFormat: 'image/jpeg',
        representativeOfPage: true,
        keywords: wallpaper.tags.join(', '),
        uploadDate: wallpaper.createdAt,
        ...creditData(wallpaper, origin + inLanguage(path)),
      },
    ],
  });
};

/** After a click, the list comes later than the facts: on an old phone it takes as long as everything else. */
function Related({ json }: { json: string }) {
  const isClick = useNavigationType() !== 'POP';
  const [isShown, setShown] = useState(!isClick);
  useEffect(() => startTransition(() => setShown(true)), []);
  const [list] = useLists(json);
  if (!list || list.items.length === 0) return null;
  return <div className="page">{isShown && <WallpaperList list={list} />}</div>;
}

export default function WallpaperPage() {
  const found = useLoaderData<typeof loader>();
  const isAdministrator = useRouteLoaderData<typeof siteLoader>('routes/_site')?.isAdministrator ?? false;
  if (!found.wallpaper) return <MissingPage suggestions={found.suggestions} isHidden={found.isGone} />;
  const { wallpaper, related, pageUrl, gallery, neighbours, versions } = found;
  return (
    <DetailsFrame wallpaper={wallpaper}>
      <WallpaperDetails
        key={wallpaper.id}
        wallpaper={wallpaper}
        versions={versions}
        pageUrl={pageUrl}
        gallery={gallery}
        neighbours={neighbours}
        isAdministrator={isAdministrator}
      />
      <Related key={`related-${wallpaper.id}`} json={related} />
    </DetailsFrame>
  );
}
