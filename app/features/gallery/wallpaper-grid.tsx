import { useNavigate } from '@remix-run/react';
import { type CSSProperties, type MouseEvent, type RefObject, useMemo } from 'react';
import { useDownloads } from '~/features/downloads/use-downloads';
import type { WallpaperCard as Card } from '~/features/wallpapers/wallpaper.view';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { balanceColumns, mostColumns } from './balance-columns';
import { openQuickView } from './quick-view/quick-view';
import { WallpaperCard } from './wallpaper-card';

/** A page of forty is laid out in ten batches, so that none of them keeps an old phone from answering. */
const LAYOUT_BATCHES = 10;

/** One handler for all links: hundreds of them, or of components of the router, take longer to hydrate than all else. */
export function WallpaperGrid({
  pages,
  eager,
  previewOf,
  listRef,
  isOfCategory,
}: {
  pages: { items: Card[]; offset?: number; reference?: string }[];
  eager: number;
  previewOf?: (id: number) => string;
  listRef?: RefObject<HTMLOListElement>;
  /** All of one category, which no card has to name. */
  isOfCategory?: boolean;
}) {
  const items = pages.flatMap((page) => page.items);
  const evened = useMemo(() => balanceColumns(pages.map((page) => page.items)), [pages]);
  const places = pages.flatMap(({ items: cards, reference, offset = 0 }) =>
    cards.map((_, index) => (reference ? `?${reference}&n=${offset + index + 1}` : '')),
  );
  const most = mostColumns(items.length);
  const countDownloads = useDownloads();
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLOListElement>) {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlainLeftClick(event)) return;
    if (!link.matches('.quick')) {
      event.preventDefault();
      navigate(link.pathname + link.search);
      return;
    }
    const cards = event.currentTarget.children;
    const wallpaper = items[[...cards].findIndex((card) => card.contains(link))];
    if (wallpaper && openQuickView(wallpaper.id, { items, cards })) event.preventDefault();
  }
  return (
    <div className="masonry">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are the links inside, by keyboard too */}
      <ol ref={listRef} onClick={follow} style={{ '--most': most } as CSSProperties}>
        {items.map((wallpaper, index) => (
          <WallpaperCard
            key={wallpaper.id}
            wallpaper={wallpaper}
            downloads={countDownloads(wallpaper)}
            isEager={index < eager}
            batch={index % LAYOUT_BATCHES}
            preview={previewOf?.(wallpaper.id)}
            isOfCategory={isOfCategory}
            most={most}
            evened={evened[index]}
            place={places[index]}
          />
        ))}
      </ol>
    </div>
  );
}
