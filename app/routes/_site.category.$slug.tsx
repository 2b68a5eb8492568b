import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { getCategoryBySlug } from '~/features/categories/categories.queries.server';
import { useAsGalleryReturn } from '~/features/wallpapers/gallery/back-to-gallery';
import { DeviceSwitch } from '~/features/wallpapers/gallery/device-switch';
import { ListSkeleton } from '~/features/wallpapers/gallery/list-skeleton';
import { EmptyList, WallpaperList } from '~/features/wallpapers/gallery/wallpaper-list';
import { packLists, useLists } from '~/features/wallpapers/lists/packed-lists';
import { categoryLists } from '~/features/wallpapers/lists/page-lists.server';
import { wantsLittleData } from '~/http/request/little-data.server';
import { movedTo } from '~/http/response/page.server';
import { formatTotal } from '~/lib/counts';
import { categoryPath, withQuery } from '~/lib/paths';
import type { loader as siteLoader } from '~/routes/_site';
import { unlessOnlyHashChanges } from '~/ui/overlays/hash-dialog';
import { ErrorPage } from '~/ui/pages/error-page';
import { breadcrumbData, pageMeta, siteFacts } from '~/ui/pages/page-meta';
import { Breadcrumb } from '~/ui/shell/breadcrumb';
import { LinkRow } from '~/ui/shell/link-row';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const em = await forkEm();
  const category = await getCategoryBySlug(em, params.slug ?? '');
  const path = categoryPath(category.slug);
  if (category.slug !== params.slug) throw movedTo(path, request);
  const { searchParams } = new URL(request.url);
  const littleData = wantsLittleData(request.headers);
  const { lists, ...found } = await categoryLists(em, { ...category, path }, searchParams, littleData);
  return { ...packLists(lists), ...found, category, path };
}

export const shouldRevalidate = unlessOnlyHashChanges;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = siteFacts(matches);
  if (!data) return pageMeta(site, { title: 'Category not found', description: '', path: '/', noIndex: true });
  const { category, path, image } = data;
  return pageMeta(site, {
    title: `${category.name} wallpapers`,
    description: `Free ${category.name} wallpapers for PC, mobile and tablet to download in full quality.`,
    path,
    image,
    hasFeed: true,
    structuredData: [
      breadcrumbData(site?.origin ?? '', [
        { name: 'Home', path: '/' },
        { name: category.name, path },
      ]),
    ],
  });
};

export default function CategoryPage() {
  const answer = useLoaderData<typeof loader>();
  const { category, path, total, device, deviceGroups } = answer;
  const lists = useLists(answer);
  const site = useRouteLoaderData<typeof siteLoader>('routes/_site');
  useAsGalleryReturn();
  const others = site?.categories.filter(({ id }) => id !== category.id) ?? [];
  return (
    <div className="page">
      <Breadcrumb steps={[{ name: 'Home', path: '/' }]} current={category.name} />
      <h1>{category.name} wallpapers</h1>
      {total > 0 && <p className="page-lead">{formatTotal(total)}</p>}
      <div className="list-bar">
        {others.length > 0 && (
          <LinkRow
            label="Other categories"
            kind="chips"
            choices={others.map(({ name, slug }) => ({ label: name, to: categoryPath(slug), isCurrent: false }))}
          />
        )}
        <div className="list-tools">
          <DeviceSwitch
            current={device}
            deviceGroups={deviceGroups}
            addressOf={(choice) => withQuery(path, { device: choice === 'both' ? null : choice })}
          />
        </div>
      </div>
      <ListSkeleton>
        {lists.length === 0 && <EmptyList />}
        {lists.map((list, index) => (
          <WallpaperList
            key={`${category.id} ${list.key}`}
            list={list}
            isFirst={index === 0}
            isOfCategory
            wayOut={{ label: `Show all ${category.name} wallpapers`, path }}
          />
        ))}
      </ListSkeleton>
    </div>
  );
}

/** Here and not in the layout, so that the page keeps its own title. */
export function ErrorBoundary() {
  return <ErrorPage />;
}
