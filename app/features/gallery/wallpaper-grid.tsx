import { useNavigate, useRevalidator } from '@remix-run/react';
import { type CSSProperties, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { onDownload } from '~/features/downloads/use-downloads';
import type { CardMarkup } from '~/features/lists/list.view';
import { withoutPrefix } from '~/messages/addresses';
import { useBrowserLayoutEffect } from '~/ui/browser/hydrated';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { withMessages } from '~/ui/browser/lazy-component';
import { sayUnreachable } from '~/ui/overlays/unreachable';
import { mostColumns } from './cards/balance-columns';
import { cardId, noteMarkup, showCards, showDownloads } from './cards/card-elements';
import { openQuickView } from './quick-view/quick-view';

const keep = (wallpaper: { id: number; title: string }): Promise<void> =>
  withMessages(() => import('~/features/keeping/keep-wallpaper')).then(
    (module) => module.keepWallpaper(wallpaper),
    () => sayUnreachable(() => keep(wallpaper)),
  );

/** React neither renders nor hydrates the server's cards; one handler serves all their links. */
export function WallpaperGrid({
  pages,
  listRef,
}: {
  pages: { items: CardMarkup[] }[];
  listRef?: RefObject<HTMLOListElement>;
}) {
  const own = useRef<HTMLOListElement>(null);
  const list = listRef ?? own;
  const items = pages.flatMap((page) => page.items);
  const [first] = useState(items);
  const { revalidate } = useRevalidator();
  useBrowserLayoutEffect(() => {
    if (list.current) noteMarkup(list.current, first);
  }, [list, first]);
  useBrowserLayoutEffect(() => {
    if (!list.current) return;
    showCards(list.current, pages);
    // React discarded the server's markup, so fetch the cards again.
    if (list.current.children.length === 0 && pages[0]?.items[0]) revalidate();
  }, [list, pages]);
  useEffect(() => onDownload(() => list.current && showDownloads(list.current)), [list]);
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLOListElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a, .keep');
    const card = link?.closest('li');
    if (!link || !card || !isPlainLeftClick(event)) return;
    const id = cardId(card);
    if (link.matches('.keep')) keep({ id, title: card.querySelector('h3')?.textContent ?? '' });
    else if (!link.matches('.quick')) navigate(withoutPrefix(link.pathname) + link.search);
    else if (!openQuickView(id, event.currentTarget)) return;
    event.preventDefault();
  }
  return (
    <div className="masonry">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: clicks are on the links inside, which also work by keyboard */}
      <ol
        ref={list}
        onClick={follow}
        style={{ '--most': mostColumns(items.length) } as CSSProperties}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by a component (card-markup.server.tsx)
        dangerouslySetInnerHTML={{ __html: first.map(({ html = '' }) => html).join('') }}
      />
    </div>
  );
}
