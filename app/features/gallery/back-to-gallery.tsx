import { Link, useLocation, useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { cardAnchor } from '~/features/lists/pages/neighbours/list-reference';
import { historyIndex } from '~/remix/browser';
import { isRevisit } from '~/ui/browser/hydrated';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';

interface WayBack {
  path: string;
  index: number | null;
}

const STORAGE_KEY = 'tapeta-way-back';
const LIST_PAGE = /^\/((category|tag|colour)\/[^/?]+)?($|\?)/;

let backToGallery: WayBack | null | undefined;

function keep(way: WayBack): void {
  backToGallery = way;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(way));
  } catch {
    // Without storage, a reload forgets where to go back to.
  }
}

function readWayBack(): WayBack | null {
  if (backToGallery !== undefined) return backToGallery;
  backToGallery = null;
  try {
    const stored: WayBack | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (stored) backToGallery = isRevisit() ? stored : { ...stored, index: null };
  } catch {
    // Unreadable counts as empty.
  }
  addEventListener('popstate', () => {
    const index = historyIndex();
    // Going back past the list lets another page take its place in the history.
    if (backToGallery && backToGallery.index !== null && (index === null || index < backToGallery.index)) {
      keep({ ...backToGallery, index: null });
    }
  });
  return backToGallery;
}

export function useAsGalleryReturn(): void {
  const { pathname, search, state, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be another history entry
  useEffect(() => {
    const path = pathname + search;
    // A dialog over the list has its own history entry; go back to the one without it.
    if (state?.openedHere && readWayBack()?.path === path) return;
    readWayBack();
    keep({ path, index: historyIndex() });
  }, [pathname, search, state, key]);
  useLandingOnCard();
}

const withAnchor = (path: string) => (/^\/($|\?)/.test(path) ? `${path}#wallpapers` : path);

export const isListPage = (path: string) => LIST_PAGE.test(path);

export function galleryPath(from: string | null): string {
  return withAnchor(from !== null && isListPage(from) ? from : '/');
}

/** A card with less than this on screen may be behind the top bar or go unnoticed. */
const HIDDEN_PX = 80;

let landing: { id: number; page: string } | null = null;

/** After going back from a wallpaper, scrolls its card into view. */
function useLandingOnCard(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!landing) return;
    const { id, page } = landing;
    landing = null;
    // The router restores the scroll position first.
    requestAnimationFrame(() => {
      const card = document.getElementById(cardAnchor(id));
      const box = card?.getBoundingClientRect();
      const isSeen = box && box.bottom > HIDDEN_PX && box.top < window.innerHeight - HIDDEN_PX;
      if (card && !isSeen) card.scrollIntoView({ block: 'center' });
      else if (!card && page.includes(`#${cardAnchor(id)}`)) navigate(page, { replace: true });
    });
  }, [navigate]);
}

/** Goes back in the history when that leads to the list, so that scroll position and items return. */
export function BackToGallery({ fallback, id, children }: { fallback: string; id: number; children: ReactNode }) {
  const navigate = useNavigate();
  const way = useSyncExternalStore(
    () => () => undefined,
    readWayBack,
    () => null,
  );
  return (
    <Link
      to={way ? withAnchor(way.path) : fallback}
      onClick={(event) => {
        const steps = (way?.index ?? Number.NaN) - (historyIndex() ?? Number.NaN);
        if (!isPlainLeftClick(event) || !(steps < 0)) return;
        event.preventDefault();
        landing = { id, page: fallback };
        navigate(steps);
      }}
    >
      {children}
    </Link>
  );
}
