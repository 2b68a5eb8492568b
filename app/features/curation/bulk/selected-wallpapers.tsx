import type { Target } from '~/features/curation/list/target';
import { renditionPath, renditionWidths } from '~/images/renditions';
import { exactCount } from '~/messages/numbers';

export interface SelectedWallpaper {
  id: number;
  title: string;
  fileKey: string;
  width: number;
}

/** What a question about many wallpapers names. */
export interface NamedTarget {
  /** All of those that are ticked, or the newest that the filter finds. */
  selected: SelectedWallpaper[];
  target: Target;
}

export const NO_TARGET: NamedTarget = { selected: [], target: { ids: [] } };

const MAX_SHOWN = 12;

/** What a question about many wallpapers is about: the first of them, and how many more. */
export function SelectedWallpapers({ wallpapers, count }: { wallpapers: SelectedWallpaper[]; count: number }) {
  const more = count - Math.min(wallpapers.length, MAX_SHOWN);
  return (
    <ul className="selected-wallpapers" aria-label="Selected wallpapers">
      {wallpapers.slice(0, MAX_SHOWN).map(({ id, title, fileKey, width }) => (
        <li key={id}>
          <img
            src={renditionPath(fileKey, renditionWidths(width)[0] ?? width, 'webp')}
            alt={title}
            title={title}
            width={64}
            height={40}
          />
        </li>
      ))}
      {more > 0 && <li>and {exactCount(more)} more</li>}
    </ul>
  );
}
