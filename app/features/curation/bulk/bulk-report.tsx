import { Link } from '@remix-run/react';
import { type AdminListQuery, pathBesideList } from '~/features/curation/list/admin-list.view';
import { editPath } from '~/lib/paths';
import { exactCount, formatCount } from '~/messages/numbers';
import { Alert } from '~/ui/admin/controls';
import type { BulkResult } from './bulk-edit.commands.server';

const MAX_NAMED = 20;

interface BulkReportProps {
  report: BulkResult;
  /** What was not done to any wallpaper. */
  leftOut: string | undefined;
  query: AdminListQuery;
}

export function BulkReport({ report: { changed, failures }, leftOut, query }: BulkReportProps) {
  const named = failures.filter(({ title }) => title !== null).slice(0, MAX_NAMED);
  const gone = failures.filter(({ title }) => title === null).length;
  const more = failures.length - gone - named.length;
  return (
    <Alert>
      <strong>
        {formatCount(changed, 'wallpaper')} updated, {exactCount(failures.length)} failed
      </strong>
      <ul>
        {named.map(({ id, title, reason }) => (
          <li key={id}>
            <Link to={pathBesideList(editPath(id), query)}>
              <bdi>{title}</bdi>
            </Link>
            : {reason}
          </li>
        ))}
        {more > 0 && <li>{formatCount(more, 'other wallpaper')} likewise.</li>}
        {leftOut && <li>{leftOut}</li>}
        {gone > 0 && <li>{formatCount(gone, 'wallpaper')} no longer there.</li>}
      </ul>
    </Alert>
  );
}
