import { licenceName } from '~/features/wallpapers/credit';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { MAX_LIMIT } from '~/lib/paging';
import { wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { MAX_BYTES, type PackageFacts, type PackedPicture } from './package';

const MAX_MEGABYTES = MAX_BYTES / 1_000_000;

interface Packed {
  packed: PackedPicture[];
  leftOut: WallpaperDetail[];
  hasMore: boolean;
  nextOffset: number | null;
  isNearest: boolean;
  steps: string[];
}

/** README.txt, the last file of the ZIP: how to install it, who made the pictures, and what is missing. */
export function readme(
  facts: PackageFacts,
  { packed, leftOut, hasMore, nextOffset, isNearest, steps }: Packed,
): string {
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
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    '',
    ...(leftOut.length > 0 ? [text.incomplete(leftOut.length), ...leftOut.map(pictureLine), ''] : []),
    ...(isNearest ? [text.nearest, ''] : []),
    ...(hasMore ? [text.more(MAX_LIMIT, MAX_MEGABYTES, String(nextOffset ?? '…')), ''] : []),
    text.pictures,
    ...packed.map(({ wallpaper }) => pictureLine(wallpaper)),
    '',
  ].join('\n');
}
