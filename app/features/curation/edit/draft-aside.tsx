import { Link } from '@remix-run/react';
import { type AdminListQuery, adminListPath } from '~/features/curation/list/admin-list.view';
import { PublishNowForm } from '~/features/drafts/publish-now-form';
import { trashPicturePath } from '~/features/trash/trash.view';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { messagesOf } from '~/messages/messages';
import { DeleteLink } from './delete-link';

interface DraftAsideProps {
  wallpaper: WallpaperDetail;
  query: AdminListQuery;
  timeZone: string;
}

/** A draft has no page and no addresses yet. */
export function DraftAside({ wallpaper, query, timeZone }: DraftAsideProps) {
  const { id, width, height, format, draft } = wallpaper;
  const { isDraft, plannedFor } = messagesOf('publishing');
  const text = messagesOf('drafts');
  const at = draft?.publishAt ?? null;
  const when = at && new Date(at).toLocaleString(messagesOf('language').dates, { ...WHEN, timeZone });
  return (
    <aside className="form-aside">
      <img src={trashPicturePath(id)} alt="" width={width} height={height} className="form-picture" />
      <p>{messagesOf('wallpaperEdit').aside.facts(width, height, format.toUpperCase(), 0)}</p>
      <p>
        <strong>{when === null ? isDraft : plannedFor(when)}</strong> {text.notYet}
      </p>
      <PublishNowForm id={id} />
      <div>
        <Link to={adminListPath(query)}>{text.toInbox}</Link> <DeleteLink wallpaper={wallpaper} query={query} />
      </div>
    </aside>
  );
}

const WHEN = { dateStyle: 'full', timeStyle: 'short' } as const;
