import { licenceName } from '~/features/wallpapers/credit';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { MAX_LIMIT } from '~/lib/paging';
import { wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { MAX_BYTES, type PackageFacts, packageFile } from './package';

const MAX_MEGABYTES = MAX_BYTES / 1_000_000;

interface Packed {
  packed: WallpaperDetail[];
  leftOut: WallpaperDetail[];
  hasMore: boolean;
  nextOffset: number | null;
  isNearest: boolean;
}

/** README.txt, the last file of the ZIP: what to do with it, who made the pictures, and what is missing. */
export function readme(facts: PackageFacts, { packed, leftOut, hasMore, nextOffset, isNearest }: Packed): string {
  const text = messagesOf('packages');
  const pictureLine = (wallpaper: WallpaperDetail) =>
    [
      wallpaper.title,
      wallpaper.author && text.by(wallpaper.author),
      licenceName(wallpaper),
      facts.origin + wallpaperPath(wallpaper.id),
    ]
      .filter(Boolean)
      .join(', ');
  return [
    text.title(facts.title, packed.length, facts.origin),
    '',
    `1. ${text.unpack(packageFile(facts), facts.name)}`,
    `2. ${text.add}`,
    `3. ${text.every}`,
    '',
    ...(leftOut.length > 0 ? [text.incomplete(leftOut.length), ...leftOut.map(pictureLine), ''] : []),
    ...(isNearest ? [text.nearest, ''] : []),
    ...(hasMore ? [text.more(MAX_LIMIT, MAX_MEGABYTES, String(nextOffset ?? '…')), ''] : []),
    text.pictures,
    ...packed.map(pictureLine),
    '',
  ].join('\n');
}
