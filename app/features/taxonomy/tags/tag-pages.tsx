import { Link } from '@remix-run/react';
import { ListPages } from '~/ui/admin/list-pages';
import { TAG_PAGE_SIZE, type TagListQuery, tagListPath } from './tag.view';

interface TagPagesProps {
  query: TagListQuery;
  shown: number;
  total: number;
  hasMore: boolean;
}

const NONE_FOUND = (
  <>
    No tags found. <Link to={tagListPath()}>Show all tags</Link>
  </>
);
const NONE_YET = 'There are no tags yet. They come with the wallpapers that have them.';

/** Which part of the list is shown, and the ways to the others; or why nothing is. */
export function TagPages({ query, ...page }: TagPagesProps) {
  const { offset, search } = query;
  return (
    <ListPages
      {...page}
      offset={offset}
      pageSize={TAG_PAGE_SIZE}
      noun={['tag', 'tags']}
      pathOf={(to) => tagListPath({ ...query, offset: to })}
      empty={offset > 0 || search ? NONE_FOUND : NONE_YET}
      emptyPage={NONE_FOUND}
    />
  );
}
