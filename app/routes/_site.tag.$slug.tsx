import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { forkEm } from '~/db/orm.server';
import { useAsGalleryReturn } from '~/features/gallery/back-to-gallery';
import { FilteredLists } from '~/features/gallery/filtered-lists';
import type { FilteredList } from '~/features/gallery/filters/filter-chips';
import { ListSkeleton } from '~/features/gallery/list-skeleton';
import { useLists, writeLists } from '~/features/gallery/lists-json';
import { missingList } from '~/features/gallery/suggestions.server';
import { EmptyList, WallpaperList } from '~/features/gallery/wallpaper-list';
import { INSTEAD_KEY } from '~/features/lists/list.view';
import { parseCanonicalAddress } from '~/features/lists/pages/list-address.server';
import { tagListing } from '~/features/lists/pages/listings.server';
import { readFilteredLists } from '~/features/lists/pages/read-lists.server';
import { formatListState, isNarrowed } from '~/features/lists/resolve/list-state';
import { describeTag, findRenamedTag } from '~/features/taxonomy/tags/tags.queries.server';
import { wantsDataSaver } from '~/http/request/data-saver.server';
import { movedTo } from '~/http/response/page.server';
import { notFound } from '~/lib/errors';
import { LIST_PARAMETERS, tagPath } from '~/lib/paths';
import { tagSlug } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import { buttonProps } from '~/ui/forms/button-props';
import { missingMeta, pageMeta } from '~/ui/pages/page-meta';
import { Breadcrumb } from '~/ui/shell/breadcrumb';

export const handle = { cache: { parameters: LIST_PARAMETERS } };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = tagSlug((params.slug ?? '').slice(0, 200).toWellFormed().replaceAll('\0', ''));
  const em = await forkEm();
  const dataSaver = wantsDataSaver(request.headers);
  if (!slug) throw await missingList(em, dataSaver, notFound(messagesOf('tagPage').notFound));
  const path = tagPath(slug);
  const address = parseCanonicalAddress(path, new URL(request.url));
  const [{ name, uses: count }, { lists, filters }] = await Promise.all([
    describeTag(em, slug),
    readFilteredLists(em, tagListing(slug, address), dataSaver),
  ]);
  const current = count === 0 ? await findRenamedTag(em, slug) : null;
  if (current) throw movedTo(tagPath(current), request);
  if (count > 0 && slug !== params.slug) throw movedTo(path, request);
  return data({ name, slug, path, count, filters, ...writeLists(lists) }, { status: count === 0 ? 404 : 200 });
}

/** In the route, not in the layout: the page keeps its own title. */
export { MissingList as ErrorBoundary } from '~/features/gallery/missing-list';
export { skipRevalidationOnHashChange as shouldRevalidate } from '~/ui/overlays/hash-dialog';

export const meta: MetaFunction<typeof loader> = ({ data: found, matches }) => {
  const text = messagesOf('tagPage');
  if (!found?.count) return missingMeta(matches, text.notFound);
  return pageMeta(matches, {
    title: text.title(found.name),
    description: text.description(found.name),
    path: found.path,
    isList: true,
    noIndex: isNarrowed(found.filters.state) || found.filters.state.sort !== undefined,
    image: found.image,
    hasFeed: true,
    feedQuery: formatListState({ ...found.filters.state, sort: undefined }),
    steps: [{ name: found.name, path: found.path }],
  });
};

export default function TagPage() {
  const answer = useLoaderData<typeof loader>();
  const { name, slug, path, count, filters } = answer;
  const lists = useLists(answer.lists);
  const text = messagesOf('tagPage');
  useAsGalleryReturn();
  const list: FilteredList = {
    path,
    usualOrder: messagesOf('listFilters').sorts.newest,
    inApi: { tags: slug },
  };
  return (
    <div className="page">
      <Breadcrumb current={name} />
      <h1>{name}</h1>
      {count > 0 && <p className="page-lead">{text.total(count)}</p>}
      {count === 0 ? (
        <ListSkeleton>
          <EmptyList>
            <Link to="/" {...buttonProps('main', 'large')}>
              {text.goHome}
            </Link>
          </EmptyList>
          {lists
            .filter(({ key }) => key === INSTEAD_KEY)
            .map((list) => (
              <WallpaperList key={list.key} list={list} />
            ))}
        </ListSkeleton>
      ) : (
        <FilteredLists lists={lists} filters={filters} list={list} name={name} />
      )}
    </div>
  );
}
