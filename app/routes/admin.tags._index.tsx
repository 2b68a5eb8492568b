import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { listTags } from '~/features/taxonomy/tags/admin-tags.queries.server';
import { readTagListQuery } from '~/features/taxonomy/tags/tag.view';
import { TagFilter } from '~/features/taxonomy/tags/tag-filter';
import { TagPages } from '~/features/taxonomy/tags/tag-pages';
import { TagTable } from '~/features/taxonomy/tags/tag-table';
import taxonomyStyles from '~/styles/admin/admin-taxonomy.css';
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

export default function Tags() {
  const { query, page, isAllTicked } = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const pages = <TagPages query={query} shown={page.items.length} total={page.total} hasMore={page.hasMore} />;
  return (
    <>
      <div className="admin-head">
        <h1>Tags</h1>
        <TaxonomyTabs current="Tags" />
      </div>
      <TagFilter query={query} />
      {page.items.length > 0 ? <TagTable key={key} tags={page.items} {...{ query, isAllTicked, pages }} /> : pages}
    </>
  );
}
