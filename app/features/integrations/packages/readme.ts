import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { wallpaperPath } from '~/lib/paths';
import { MAX_BYTES, type PackageFacts, type PackedPicture } from './package';

const MAX_MEGABYTES = MAX_BYTES / 1_000_000;

interface Packed {
  packed: PackedPicture[];
  leftOut: WallpaperDetail[];
  hasMore: boolean;
  isNearest: boolean;
  steps: string[];
}

const count = (number: number) => (number === 1 ? '1 picture' : `${number} pictures`);

/** The last file of the ZIP: how it is installed, whose pictures they are, and what is not in it. */
export function readme(facts: PackageFacts, { packed, leftOut, hasMore, isNearest, steps }: Packed): string {
  const pictureLine = ({ id, title, author, licence }: WallpaperDetail) =>
    [title, author && `by ${author}`, licence, facts.origin + wallpaperPath(id)].filter(Boolean).join(', ');
  return [
    `${facts.title}: ${count(packed.length)} from ${facts.origin}`,
    '',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    '',
    ...(leftOut.length > 0
      ? [`NOT COMPLETE: ${count(leftOut.length)} could not be read and are not in it:`, ...leftOut.map(pictureLine), '']
      : []),
    ...(isNearest ? ['No wallpaper of the list fills your screen. These come nearest.', ''] : []),
    ...(hasMore
      ? [
          `The list has more. A package holds what was asked for (limit), at most 200 pictures and ${MAX_MEGABYTES} MB; offset=… begins further on.`,
          '',
        ]
      : []),
    'The pictures:',
    ...packed.map(({ wallpaper }) => pictureLine(wallpaper)),
    '',
  ].join('\n');
}
