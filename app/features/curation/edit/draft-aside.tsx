import { Link } from '@remix-run/react';
import { inboxPath } from '~/features/drafts/draft.view';
import { PublishNowForm } from '~/features/drafts/publish-now-form';
import { trashPicturePath } from '~/features/trash/trash.view';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { messagesOf } from '~/messages/messages';

/** A draft has no page and no addresses yet. */
export function DraftAside({ wallpaper, timeZone }: { wallpaper: WallpaperDetail; timeZone: string }) {
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
      <p>
        <Link to={inboxPath()}>{text.toInbox}</Link>
      </p>
    </aside>
  );
}

const WHEN = { dateStyle: 'full', timeStyle: 'short' } as const;
