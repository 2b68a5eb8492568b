import { Link } from '@remix-run/react';
import { type MouseEvent, useCallback, useState } from 'react';
import { type AdminListQuery, deletePath, pathBesideList } from '~/features/curation/list/admin-list.view';
import { DeleteDialog, type Doomed } from '~/features/curation/list/delete-dialog';
import { save } from '~/features/downloads/download-button';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { WallpaperThumbnail } from '~/features/wallpapers/wallpaper-thumbnail';
import { editPath, wallpaperPath } from '~/lib/paths';
import { formatCount } from '~/messages/numbers';
import { InPlaceLink } from '~/ui/admin/row-actions';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { request } from '~/ui/browser/requests';
import { showToast } from '~/ui/overlays/toasts';

interface EditAsideProps {
  wallpaper: WallpaperDetail;
  query: AdminListQuery;
}

/** The uploaded file, for the administrator, who is not counted. With JavaScript a failure is told in place. */
function SourceLink({ id }: { id: number }) {
  const address = `${wallpaperPath(id)}/file/source`;
  async function download(event: MouseEvent) {
    if (!isPlainLeftClick(event)) return;
    event.preventDefault();
    try {
      await request(address, { method: 'HEAD' });
      save(address);
    } catch {
      showToast({ kind: 'error', title: 'Download failed', text: 'Please try again later' });
    }
  }
  return (
    <a href={address} download onClick={download}>
      Download
    </a>
  );
}

export function EditAside({ wallpaper, query }: EditAsideProps) {
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const close = useCallback(() => setDoomed(null), []);
  return (
    <aside className="form-aside">
      <WallpaperThumbnail wallpaper={wallpaper} />
      <p>
        {wallpaper.width} × {wallpaper.height} px, {wallpaper.format.toUpperCase()},{' '}
        {formatCount(wallpaper.downloads, 'download')}
      </p>
      <p>
        <Link to={wallpaperPath(wallpaper.id)}>View on the site</Link>
        <SourceLink id={wallpaper.id} />
        <InPlaceLink
          to={pathBesideList(deletePath(wallpaper.id), query, { from: 'edit' })}
          onOpen={() => setDoomed({ one: wallpaper })}
        >
          Delete
        </InPlaceLink>
      </p>
      <DeleteDialog doomed={doomed} query={query} from="edit" onClose={close} />
    </aside>
  );
}

interface NeighboursProps {
  neighbours: { previous: number | null; next: number | null };
  query: AdminListQuery;
}

export function Neighbours({ neighbours: { previous, next }, query }: NeighboursProps) {
  if (previous === null && next === null) return null;
  return (
    <nav className="neighbours" aria-label="Wallpapers beside this one">
      {previous !== null && (
        <Link rel="prev" to={pathBesideList(editPath(previous), query)}>
          Previous
        </Link>
      )}
      {next !== null && (
        <Link rel="next" to={pathBesideList(editPath(next), query)}>
          Next
        </Link>
      )}
    </nav>
  );
}
