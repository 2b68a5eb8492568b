import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { useAsGalleryReturn } from '~/features/gallery/back-to-gallery';
import { DeviceSwitch } from '~/features/gallery/device-switch';
import { FilteredLists } from '~/features/gallery/filtered-lists';
import type { FilteredList } from '~/features/gallery/filters/filter-chips';
import { useLists, writeLists } from '~/features/gallery/lists-json';
import { missingList } from '~/features/gallery/suggestions.server';
import { presentDeviceGroups, readCounts } from '~/features/lists/counts/device-counts.queries.server';
import { parseCanonicalAddress } from '~/features/lists/pages/list-address.server';
import { categoryListing } from '~/features/lists/pages/listings.server';
import { readFilteredLists } from '~/features/lists/pages/read-lists.server';
import { formatListState, isNarrowed } from '~/features/lists/resolve/list-state';
import { getCategoryBySlug } from '~/features/taxonomy/categories/categories.queries.server';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { movedTo } from '~/http/response/page.server';
import { notFound, nullIfNotFound } from '~/lib/errors';
import { categoryPath, LIST_PARAMETERS, withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import type { loader as siteLoader } from '~/routes/_site';
import { missingMeta, pageMeta } from '~/ui/pages/page-meta';
import { Breadcrumb } from '~/ui/shell/breadcrumb';
import { LinkRow } from '~/ui/shell/link-row';

export const handle = { cache: { parameters: LIST_PARAMETERS } };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const em = await forkEm();
  const dataSaver = wantsDataSaver(request.headers);
  const category = await getCategoryBySlug(em, params.slug ?? '').catch(nullIfNotFound);
  if (!category) throw await missingList(em, dataSaver, notFound(messagesOf('taxonomy').category.notFound));
  const path = categoryPath(category.slug);
  if (category.slug !== params.slug) throw movedTo(path, request);
  const address = parseCanonicalAddress(path, new URL(request.url));
  const counts = await readCounts(em);
  const { lists, total, filters } = await readFilteredLists(em, categoryListing(category, counts, address), dataSaver);
  const deviceGroups = presentDeviceGroups(counts, category.id);
  return {
    ...writeLists(lists),
    total: total ?? 0,
    filters,
    device: address.device,
    deviceGroups,
    category,
    path,
  };
}

/** In the route, not in the layout: the page keeps its own title. */
export { MissingList as ErrorBoundary } from '~/features/gallery/missing-list';
export { skipRevalidationOnHashChange as shouldRevalidate } from '~/ui/overlays/hash-dialog';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const text = messagesOf('categoryPage');
  if (!data) return missingMeta(matches, text.notFound);
  const { category, path, image, filters } = data;
  const { device: _, ...state } = filters.state;
  return pageMeta(matches, {
    title: text.title(category.name),
    description: text.description(category.name),
    path,
    image,
    isList: true,
    noIndex: isNarrowed(state) || state.sort !== undefined,
    hasFeed: true,
    feedQuery: formatListState({ ...filters.state, sort: undefined }),
    steps: [{ name: category.name, path }],
  });
};

export default function CategoryPage() {
  const answer = useLoaderData<typeof loader>();
  const { category, path, total, device, deviceGroups, filters } = answer;
  const lists = useLists(answer.lists);
  const text = messagesOf('categoryPage');
  const site = useRouteLoaderData<typeof siteLoader>('routes/_site');
  useAsGalleryReturn();
  const others = site?.categories.filter(({ id }) => id !== category.id) ?? [];
  const list: FilteredList = {
    path,
    usualOrder: messagesOf('listFilters').sorts.newest,
    inApi: { categoryId: category.id },
  };
  return (
    <div className="page">
      <Breadcrumb current={category.name} />
      <h1>{text.title(category.name)}</h1>
      {total > 0 && <p className="page-lead">{text.total(total)}</p>}
      <FilteredLists
        bar={
          <>
            {others.length > 0 && (
              <LinkRow
                label={text.others}
                kind="chips"
                choices={others.map(({ name, slug }) => ({
                  label: name,
                  to: withQuery(categoryPath(slug), formatListState(filters.state)),
                  isCurrent: false,
                }))}
              />
            )}
            <div className="list-tools">
              <DeviceSwitch
                current={device}
                deviceGroups={deviceGroups}
                addressOf={(choice) =>
                  withQuery(path, { ...formatListState(filters.state), device: choice === 'both' ? null : choice })
                }
              />
            </div>
          </>
        }
        lists={lists}
        filters={filters}
        list={list}
        name={path}
        isOfCategory
        backLink={{ label: text.showAll(category.name), path }}
      />
    </div>
  );
}
