import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useLocation } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { listTags } from '~/features/taxonomy/tags/admin-tags.queries.server';
import { readTagListQuery, TAG_PAGE_SIZE, TAG_SORTS, tagListPath } from '~/features/taxonomy/tags/tag.view';
import { TagTable } from '~/features/taxonomy/tags/tag-table';
import taxonomyStyles from '~/styles/admin/admin-taxonomy.css';
import { Choice, ListFilter } from '~/ui/admin/list-filter';
import { ListPages } from '~/ui/admin/list-pages';
import { adminMeta } from '~/ui/pages/admin-meta';
import { TaxonomyTabs } from '~/ui/shell/taxonomy-tabs';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const { searchParams } = new URL(request.url);
  const query = readTagListQuery(searchParams);
  return { query, page: await listTags(em, query), isAllTicked: searchParams.get('select') === 'all' };
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Tags');

const NONE_FOUND = (
  <>
    No tags found. <Link to={tagListPath()}>Show all tags</Link>
  </>
);

export default function Tags() {
  const { query, page, isAllTicked } = useLoaderData<typeof loader>();
  const { search, sort, offset } = query;
  const { key } = useLocation();
  const pages = (
    <ListPages
      {...page}
      offset={offset}
      pageSize={TAG_PAGE_SIZE}
      shown={page.items.length}
      noun={['tag', 'tags']}
      pathAt={(to) => tagListPath({ ...query, offset: to })}
      empty={offset > 0 || search ? NONE_FOUND : 'There are no tags yet. They come with the wallpapers that have them.'}
      emptyPage={NONE_FOUND}
    />
  );
  return (
    <>
      <div className="admin-head">
        <h1>Tags</h1>
        <TaxonomyTabs current="Tags" />
      </div>
      <ListFilter
        path={tagListPath({ search, sort })}
        label="Search tags"
        search={search}
        clear={search ? { path: tagListPath({ sort }), label: 'Clear search' } : null}
      >
        <Choice name="sort" label="Order" value={sort} options={TAG_SORTS} />
      </ListFilter>
      {page.items.length > 0 ? <TagTable key={key} tags={page.items} {...{ query, isAllTicked, pages }} /> : pages}
    </>
  );
}
