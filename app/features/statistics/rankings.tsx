import { DOWNLOAD_WINDOWS, type DownloadWindow } from '~/features/lists/resolve/sort-orders';
import { renditionPath, renditionWidths } from '~/images/renditions';
import { editPath, tagPath } from '~/lib/paths';
import { LinkRow } from '~/ui/shell/link-row';
import type { Analytics } from './analytics.queries.server';
import { Ranking } from './ranking';

interface PopularProps {
  wallpapers: Analytics['popularWallpapers'];
  /** In the last days; null for all time. */
  window: DownloadWindow | null;
}

const WINDOWS = [...DOWNLOAD_WINDOWS, null];

export function PopularWallpapers({ wallpapers, window }: PopularProps) {
  return (
    <Ranking
      id="popular-wallpapers"
      title="Popular wallpapers"
      columns={['Wallpaper', 'Downloads']}
      rows={wallpapers.map(({ id, title, downloads, fileKey, width }) => ({
        key: id,
        label: title,
        to: editPath(id),
        count: downloads,
        pictureUrl: renditionPath(fileKey, renditionWidths(width)[0] ?? width, 'webp'),
      }))}
      empty={window ? `Nothing was downloaded in ${window} days.` : 'The most downloaded wallpapers appear here.'}
      choices={
        <LinkRow
          label="Popular wallpapers of"
          kind="switch"
          choices={WINDOWS.map((days) => ({
            label: days ? `${days} days` : 'All time',
            to: days ? `/admin?popular=${days}` : '/admin',
            isCurrent: days === window,
          }))}
        />
      }
    />
  );
}

export function TopTags({ tags }: { tags: Analytics['topTags'] }) {
  return (
    <Ranking
      id="top-tags"
      title="Top tags"
      columns={['Tag', 'Wallpapers']}
      rows={tags.map(({ name, slug, count }) => ({ key: slug, label: name, to: tagPath(slug), count }))}
      empty="The tags of most wallpapers appear here."
    />
  );
}
