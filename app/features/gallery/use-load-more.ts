import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CardMarkup, ShownList } from '~/features/lists/list.view';
import { fetchListPage } from '~/features/lists/pages/list-client';
import { messagesOf } from '~/messages/messages';
import { isRevisit, useBrowserLayoutEffect, useTakesOver } from '~/ui/browser/hydrated';
import { showToast } from '~/ui/overlays/toasts';
import { useErrorPageForReads } from '~/ui/pages/error-page-for-reads';
import { readMarkup } from './cards/card-elements';
import { recallPages, recallScroll, rememberPages } from './list-history';

/** Without a cursor, or when featured wallpapers change, a wallpaper can appear twice. */
function withoutRepeats(page: ShownList, pages: ShownList[]): ShownList {
  const shown = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));
  return { ...page, items: page.items.filter(({ id }) => !shown.has(id)) };
}

/** Updates known cards, and drops cards whose markup is lost. */
function refreshed(pages: ShownList[], { items }: ShownList): ShownList[] {
  const fresh = new Map(items.map((item) => [item.id, item]));
  const known = (item: CardMarkup) => fresh.get(item.id) ?? (item.html === undefined ? [] : item);
  return pages.map((page) => ({ ...page, items: page.items.flatMap(known) }));
}

export function useLoadMore(first: ShownList, cards: RefObject<Element>) {
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

  useEffect(() => {
    const { current } = cards;
    const read = () =>
      shown.pages.map((page) => ({ ...page, items: current ? readMarkup(current, page.items) : page.items }));
    const count = shown.pages.reduce((sum, { items }) => sum + items.length, 0);
    return rememberPages(entry, first.key, count, read);
  }, [entry, first.key, shown.pages, cards]);

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
    pages: shown.pages,
    items: shown.pages.flatMap(({ items }) => items),
    next,
    isLoading,
    added: shown.added,
    load,
  };
}
