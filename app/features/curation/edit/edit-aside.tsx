import { Link } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { type AdminListQuery, pathBesideList } from '~/features/curation/list/admin-list.view';
import { save } from '~/features/downloads/download-button';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { WallpaperThumbnail } from '~/features/wallpapers/wallpaper-thumbnail';
import { editPath, wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { request } from '~/ui/browser/requests';
import { showToast } from '~/ui/overlays/toasts';
import { DeleteLink } from './delete-link';

interface EditAsideProps {
  wallpaper: WallpaperDetail;
  query: AdminListQuery;
}

/** The uploaded file. An administrator's download is not counted. */
function SourceLink({ id }: { id: number }) {
  const address = `${wallpaperPath(id)}/file/source`;
  const text = messagesOf('wallpaperEdit').aside;
  async function download(event: MouseEvent) {
    if (!isPlainLeftClick(event)) return;
    event.preventDefault();
    try {
      await request(address, { method: 'HEAD' });
      save(address);
    } catch {
      showToast({ kind: 'error', ...text.downloadFailed });
    }
  }
  return (
    <a href={address} download onClick={download}>
      {text.download}
    </a>
  );
}

export function EditAside({ wallpaper, query }: EditAsideProps) {
  const text = messagesOf('wallpaperEdit').aside;
  return (
    <aside className="form-aside">
      <WallpaperThumbnail wallpaper={wallpaper} />
      <p>{text.facts(wallpaper.width, wallpaper.height, wallpaper.format.toUpperCase(), wallpaper.downloads)}</p>
      <div>
        <Link to={wallpaperPath(wallpaper.id)}>{text.view}</Link> <SourceLink id={wallpaper.id} />{' '}
        <DeleteLink wallpaper={wallpaper} query={query} />
      </div>
    </aside>
  );
}

interface NeighboursProps {
  neighbours: { previous: number | null; next: number | null };
  query: AdminListQuery;
}

export function Neighbours({ neighbours: { previous, next }, query }: NeighboursProps) {
  if (previous === null && next === null) return null;
  const text = messagesOf('wallpaperEdit').neighbours;
  return (
    <nav className="neighbours" aria-label={text.label}>
      {previous !== null && (
        <Link rel="prev" to={pathBesideList(editPath(previous), query)}>
          {text.previous}
        </Link>
      )}
      {next !== null && (
        <Link rel="next" to={pathBesideList(editPath(next), query)}>
          {text.next}
        </Link>
      )}
    </nav>
  );
}
