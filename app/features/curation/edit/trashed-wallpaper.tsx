import { Link } from '@remix-run/react';
import { type AdminListQuery, adminListPath, pathBesideList } from '~/features/curation/list/admin-list.view';
import { type TrashRow, trashPath, trashPicturePath } from '~/features/trash/trash.view';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { SubmitButton } from '~/ui/forms/button';
import { LinkedText } from '~/ui/pages/linked-text';

interface TrashedWallpaperProps {
  trashed: TrashRow;
  query: AdminListQuery;
}

/** Shown instead of the form when the wallpaper is in the trash. */
export function TrashedWallpaper({ trashed: { id, title, daysLeft }, query }: TrashedWallpaperProps) {
  const { trashed: text, backToList } = messagesOf('wallpaperEdit');
  return (
    <div className="confirm-page">
      <h1>
        <LinkedText text={text.heading} links={[() => <bdi key="title">{title}</bdi>]} />
      </h1>
      <img src={trashPicturePath(id)} alt="" width={160} className="thumbnail" />
      <p>{text.daysLeft(daysLeft)}</p>
      <div className="form-actions">
        <Form method="post" action={trashPath()}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="next" value={pathBesideList(editPath(id), query)} />
          <SubmitButton busy={text.restoring}>{text.restore}</SubmitButton>
        </Form>
        <Link to={adminListPath(query)}>{backToList}</Link>
      </div>
    </div>
  );
}
