import { useNavigate } from '@remix-run/react';
import { type CSSProperties, type MouseEvent, type RefObject, useCallback, useRef } from 'react';
import { useDownloads } from '~/features/downloads/use-downloads';
import type { WallpaperCard as Card } from '~/features/wallpapers/wallpaper.view';
import { keepPath } from '~/lib/paths';
import { inLanguage, withoutPrefix } from '~/messages/addresses';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { withMessages } from '~/ui/browser/lazy-component';
import { useLatest } from '~/ui/browser/use-latest';
import { sayUnreachable } from '~/ui/overlays/unreachable';
import { mostColumns } from './cards/card-layout';
import { WallpaperCard } from './cards/wallpaper-card';
import { useOpeningWallpaper } from './opening-wallpaper';
import { openQuickView } from './quick-view/quick-view';

const keep = (wallpaper: { id: number; title: string }): Promise<void> =>
  withMessages(() => import('~/features/keeping/keep-wallpaper')).then(
    (module) => module.keepWallpaper(wallpaper),
    () => sayUnreachable(() => keep(wallpaper)),
  );

export interface GridLook {
  /** How many pictures load eagerly. */
  eager?: number;
  /** In a list of one category, cards do not name it. */
  isOfCategory?: boolean;
}

interface GridProps extends GridLook {
  items: Card[];
  /** The list's name in the addresses of its wallpapers. */
  reference?: string;
  /** Id of a wallpaper's preview on the same page, which has no scripts. */
  previewOf?: (id: number) => string;
  listRef?: RefObject<HTMLOListElement>;
}

/** One form for all cards: text browsers know no button outside its form, and none with an action of its own. */
export function WallpaperGrid({ items, reference, eager = 0, isOfCategory, previewOf, listRef }: GridProps) {
  const own = useRef<HTMLOListElement>(null);
  const list = listRef ?? own;
  const downloadsOf = useDownloads();
  const openingId = useOpeningWallpaper(list);
  const navigate = useNavigate();
  const latest = useLatest({ items, reference, list });
  const follow = useCallback(
    (event: MouseEvent<HTMLElement>, { id, title }: Card) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a, .keep');
      if (!link || !isPlainLeftClick(event)) return;
      if (link.matches('.keep')) keep({ id, title });
      else if (!link.matches('.quick')) {
        navigate(withoutPrefix(link.pathname) + link.search);
      } else if (!openQuickView(id, latest.current)) return;
      event.preventDefault();
    },
    [navigate, latest],
  );
  const most = mostColumns(items.length);
  return (
    <form method="post" action={inLanguage(keepPath)} className="masonry">
      <ol ref={list} style={{ '--most': most } as CSSProperties}>
        {items.map((wallpaper, index) => (
          <WallpaperCard
            key={wallpaper.id}
            wallpaper={wallpaper}
            index={index}
            reference={reference}
            most={most}
            isEager={index < eager}
            isOfCategory={isOfCategory}
            preview={previewOf?.(wallpaper.id)}
            downloads={downloadsOf(wallpaper)}
            isOpening={wallpaper.id === openingId}
            onFollow={follow}
          />
        ))}
      </ol>
    </form>
  );
}
