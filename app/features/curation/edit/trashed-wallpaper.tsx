import { Form, Link } from '@remix-run/react';
import { type AdminListQuery, adminListPath, pathBesideList } from '~/features/curation/list/admin-list.view';
import { type TrashRow, trashPath, trashPicturePath } from '~/features/trash/trash.view';
import { editPath } from '~/lib/paths';
import { formatCount } from '~/messages/numbers';
import { SubmitButton } from '~/ui/forms/button';

interface TrashedWallpaperProps {
  trashed: TrashRow;
  query: AdminListQuery;
}

/** In place of the form of a wallpaper that has been deleted: the ways on. */
export function TrashedWallpaper({ trashed: { id, title, daysLeft }, query }: TrashedWallpaperProps) {
  return (
    <div className="confirm-page">
      <h1>
        “<bdi>{title}</bdi>” is in the trash
      </h1>
      <img src={trashPicturePath(id)} alt="" width={160} className="thumbnail" />
      <p>It has left the site, and can be restored for {formatCount(daysLeft, 'day')}.</p>
      <div className="form-actions">
        <Form method="post" action={trashPath()}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="next" value={pathBesideList(editPath(id), query)} />
          <SubmitButton busy="Restoring…">Restore</SubmitButton>
        </Form>
        <Link to={adminListPath(query)}>Back to the list</Link>
      </div>
    </div>
  );
}
