import { Link } from '@remix-run/react';
import { MAX_COUNTED } from '~/features/lists/list.view';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { LinkRow } from '~/ui/shell/link-row';
import {
  type AdminListPage,
  type AdminListQuery,
  adminListPath,
  askedField,
  firstPage,
  INCOMPLETE,
  type Incomplete,
  type IncompleteCounts,
  pathBesideList,
  unfiltered,
} from './admin-list.view';

interface IncompleteListsProps {
  query: AdminListQuery;
  counts: IncompleteCounts;
  page: AdminListPage;
}

/** Wallpapers that lack something, and the way to complete one after another. Beside another filter it would be in the way. */
export function IncompleteLists({ query, counts, page }: IncompleteListsProps) {
  const text = messagesOf('wallpaperList').incomplete;
  const { exactCount } = messagesOf('numbers');
  const here = adminListPath(firstPage(query));
  const pathOf = (name: Incomplete) => adminListPath({ ...unfiltered(query), ...INCOMPLETE[name] });
  const names = (Object.keys(INCOMPLETE) as Incomplete[]).filter((name) => counts[name] > 0 || pathOf(name) === here);
  const isAsking = askedField(query) !== undefined;
  const [first] = page.items;
  if (names.length === 0 || !(isAsking || here === adminListPath(unfiltered(query)))) return null;
  return (
    <div className="incomplete-lists">
      <p>{text.label}</p>
      <LinkRow
        label={text.label}
        kind="chips"
        choices={names.map((name) => ({
          label: `${text.without[name]} (${exactCount(counts[name])}${counts[name] === MAX_COUNTED ? '+' : ''})`,
          to: pathOf(name),
          isCurrent: pathOf(name) === here,
        }))}
      />
      {isAsking && first && (
        <p>
          <Link to={pathBesideList(editPath(first.id), query)}>{text.complete}</Link>
        </p>
      )}
    </div>
  );
}
