import type { Target } from '~/features/curation/list/target';
import { smallPicturePath } from '~/features/trash/trash.view';
import { messagesOf } from '~/messages/messages';

export interface SelectedWallpaper {
  id: number;
  title: string;
  fileKey: string;
  width: number;
  isDraft: boolean;
}

export interface NamedTarget {
  /** All that are selected, or the newest that the filter finds. */
  selected: SelectedWallpaper[];
  target: Target;
}

export const NO_TARGET: NamedTarget = { selected: [], target: { ids: [] } };

const MAX_SHOWN = 12;

/** The first few of the wallpapers that a page asks about, and how many more there are. */
export function SelectedWallpapers({ wallpapers, count }: { wallpapers: SelectedWallpaper[]; count: number }) {
  const more = count - Math.min(wallpapers.length, MAX_SHOWN);
  const text = messagesOf('wallpaperList').selection;
  return (
    <ul className="selected-wallpapers" aria-label={text.label}>
      {wallpapers.slice(0, MAX_SHOWN).map((wallpaper) => (
        <li key={wallpaper.id}>
          <img src={smallPicturePath(wallpaper)} alt={wallpaper.title} title={wallpaper.title} width={64} height={40} />
        </li>
      ))}
      {more > 0 && <li>{text.more(more)}</li>}
    </ul>
  );
}
