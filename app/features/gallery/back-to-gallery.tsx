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
const LIST_PAGE = /^\/((category|tag|colour|palette)\/[^/?]+)?($|\?)/;

let backToGallery: WayBack | null | undefined;

function keep(way: WayBack): void {
  backToGallery = way;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(way));
  } catch {
    // Where storage is refused, a reload forgets the way.
  }
}

function readWayBack(): WayBack | null {
  if (backToGallery !== undefined) return backToGallery;
  backToGallery = null;
  try {
    const stored: WayBack | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (stored) backToGallery = isRevisit() ? stored : { ...stored, index: null };
  } catch {
    // As good as none.
  }
  addEventListener('popstate', () => {
    const index = historyIndex();
    // From before the list on, its place in the history may be taken by another page.
    if (backToGallery && backToGallery.index !== null && (index === null || index < backToGallery.index)) {
      keep({ ...backToGallery, index: null });
    }
  });
  return backToGallery;
}

export function useAsGalleryReturn(): void {
  const { pathname, search, state, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be another entry of the history
  useEffect(() => {
    const path = pathname + search;
    // A dialog over the list is an entry of its own; the way goes to the one without it.
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

/** Below the top bar, or too little of it to be noticed. */
const HIDDEN_PX = 80;

let landing: { id: number; page: string } | null = null;

/** Brings the card of the wallpaper from which a step back has led to this list into view. */
function useLandingOnCard(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!landing) return;
    const { id, page } = landing;
    landing = null;
    // The router scrolls to the place of before first.
    requestAnimationFrame(() => {
      const card = document.getElementById(cardAnchor(id));
      const box = card?.getBoundingClientRect();
      const isSeen = box && box.bottom > HIDDEN_PX && box.top < window.innerHeight - HIDDEN_PX;
      if (card && !isSeen) card.scrollIntoView({ block: 'center' });
      else if (!card && page.includes(`#${cardAnchor(id)}`)) navigate(page, { replace: true });
    });
  }, [navigate]);
}

/** A step back in the history where that leads to the list, so that place and items return. */
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
