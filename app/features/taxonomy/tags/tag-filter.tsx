import { Choice, ListFilter } from '~/ui/admin/list-filter';
import { TAG_SORTS, type TagListQuery, tagListPath } from './tag.view';

export function TagFilter({ query }: { query: TagListQuery }) {
  return (
    <ListFilter
      path={tagListPath({ ...query, offset: 0 })}
      label="Search tags"
      search={query.search}
      clear={query.search ? { path: tagListPath({ sort: query.sort }), label: 'Clear search' } : null}
    >
      <Choice name="sort" label="Order" value={query.sort} options={TAG_SORTS} />
    </ListFilter>
  );
}
