import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { WallpaperListView } from '~/features/lists/list.view';
import { fetchListPage } from '~/features/lists/pages/list-client';
import { messagesOf } from '~/messages/messages';
import { isRevisit, useBrowserLayoutEffect, useTakesOver } from '~/ui/browser/hydrated';
import { showToast } from '~/ui/overlays/toasts';
import { useErrorPageForReads } from '~/ui/pages/error-page-for-reads';
import { recallPages, recallScroll, rememberPages } from './list-history';

/** Without a cursor, or when featured wallpapers change, a wallpaper can appear twice. */
function withoutRepeats(page: WallpaperListView, pages: WallpaperListView[]): WallpaperListView {
  const shown = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));
  return { ...page, items: page.items.filter(({ id }) => !shown.has(id)) };
}

/** Updates the cards that the answer has, too. */
function refreshed(pages: WallpaperListView[], { items }: WallpaperListView): WallpaperListView[] {
  const fresh = new Map(items.map((item) => [item.id, item]));
  return pages.map((page) => ({ ...page, items: page.items.map((item) => fresh.get(item.id) ?? item) }));
}

export function useLoadMore(first: WallpaperListView) {
  const { key: entry, hash } = useLocation();
  const takesOver = useTakesOver();
  const recall = () => {
    const pages = recallPages(entry, first.key);
    return pages ? refreshed(pages, first) : [first];
  };
  const begin = (pages = recall()) => ({ entry, items: first.items, pages, added: 0 });
  const [shown, setShown] = useState(() => begin(takesOver ? [first] : undefined));
  // Another list, or the same one opened again by its tab, whose address may differ only in the hash.
  if (shown.items !== first.items || (shown.entry !== entry && hash === '#wallpapers')) {
    setShown(begin());
  }

  const [scrollBack, setScrollBack] = useState<number | null>(null);
  useBrowserLayoutEffect(() => {
    // The first render had to match the server's.
    if (!takesOver || !isRevisit()) return;
    const scrollY = recallScroll(entry);
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    if (scrollY !== null && Math.abs(window.scrollY - Math.min(scrollY, lowest)) < 4) setScrollBack(scrollY);
    setShown(begin());
  }, []);
  useBrowserLayoutEffect(() => {
    if (scrollBack !== null) window.scrollTo(0, scrollBack);
  }, [scrollBack]);

  useEffect(() => rememberPages(entry, first.key, shown.pages), [entry, first.key, shown.pages]);

  const leadToErrorPage = useErrorPageForReads();
  const [isLoading, setLoading] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function load(address: string): Promise<boolean> {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setLoading(true);
    try {
      const page = await fetchListPage(address, first.key, signal);
      setShown((now) => {
        if (now.items !== first.items) return now;
        const added = withoutRepeats(page, now.pages);
        return { ...now, pages: [...now.pages, added], added: added.items.length };
      });
      return true;
    } catch (error) {
      if (!signal.aborted && !leadToErrorPage(error)) {
        showToast({ kind: 'error', title: (error as Error).message, text: messagesOf('listRequests').tryLater });
      }
      return false;
    } finally {
      setLoading(false);
    }
  }

  const next = shown.pages.at(-1)?.next ?? null;
  return {
    items: shown.pages.flatMap(({ items }) => items),
    next,
    isLoading,
    added: shown.added,
    load,
  };
}
