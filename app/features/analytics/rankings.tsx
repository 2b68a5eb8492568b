import { editPath } from '~/features/wallpapers/admin/list/admin-list.view';
import { renditionPath, renditionWidths } from '~/images/renditions';
import { tagPath } from '~/lib/paths';
import type { Analytics } from './analytics.queries.server';
import { Ranking } from './ranking';

export function PopularWallpapers({ wallpapers }: { wallpapers: Analytics['popularWallpapers'] }) {
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
      empty="The most downloaded wallpapers appear here."
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
