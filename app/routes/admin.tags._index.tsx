import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useLocation } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { draftsPath } from '~/features/drafts/draft.view';
import { listDraftTags, listTags } from '~/features/taxonomy/tags/admin-tags.queries.server';
import { readTagListQuery, TAG_PAGE_SIZE, tagListPath, tagSorts } from '~/features/taxonomy/tags/tag.view';
import { TagTable } from '~/features/taxonomy/tags/tag-table';
import { isolate } from '~/lib/bidi';
import { messagesOf } from '~/messages/messages';
import taxonomyStyles from '~/styles/admin/admin-taxonomy.css';
import { Choice, ListFilter } from '~/ui/admin/list-filter';
import { ListPages } from '~/ui/admin/list-pages';
import { adminMeta } from '~/ui/pages/admin-meta';
import { LinkedText } from '~/ui/pages/linked-text';
import { TaxonomyTabs } from '~/ui/shell/taxonomy-tabs';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: taxonomyStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const { searchParams } = new URL(request.url);
  const query = readTagListQuery(searchParams);
  const draftTags = query.offset > 0 || query.search ? [] : await listDraftTags(em, TAG_PAGE_SIZE);
  return { query, page: await listTags(em, query), draftTags, isAllSelected: searchParams.get('select') === 'all' };
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('tags').title);

const NoneFound = () => (
  <LinkedText text={messagesOf('tags').noneFound} links={[(label) => <Link to={tagListPath()}>{label}</Link>]} />
);

export default function Tags() {
  const { query, page, draftTags, isAllSelected } = useLoaderData<typeof loader>();
  const { search, sort, offset } = query;
  const { key } = useLocation();
  const text = messagesOf('tags');
  const pages = (
    <ListPages
      {...page}
      offset={offset}
      pageSize={TAG_PAGE_SIZE}
      shown={page.items.length}
      noun={text.noun}
      pathAt={(to) => tagListPath({ ...query, offset: to })}
      empty={offset > 0 || search ? <NoneFound /> : text.none}
      emptyPage={<NoneFound />}
    />
  );
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <TaxonomyTabs current="Tags" />
      </div>
      <ListFilter
        path={tagListPath({ search, sort })}
        label={text.search}
        search={search}
        clear={search ? { path: tagListPath({ sort }), label: text.clearSearch } : null}
      >
        <Choice name="sort" label={text.sorts.label} value={sort} options={tagSorts()} />
      </ListFilter>
      {draftTags.length > 0 && (
        <p className="admin-section">
          <Link to={draftsPath()}>{text.onlyInDrafts}</Link>:{' '}
          {draftTags.map(({ name, drafts }) => `${isolate(name)} (${drafts})`).join(', ')}
        </p>
      )}
      {page.items.length > 0 ? <TagTable key={key} tags={page.items} {...{ query, isAllSelected, pages }} /> : pages}
    </>
  );
}
