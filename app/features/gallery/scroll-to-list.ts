import { useEffect } from 'react';
import { isRevisit } from '~/ui/browser/hydrated';

const SEEN = 'tapeta-seen';

function isFirstTime(): boolean {
  try {
    const isFirst = sessionStorage.getItem(SEEN) === null;
    sessionStorage.setItem(SEEN, '1');
    return isFirst;
  } catch {
    return false;
  }
}

function mayMove(): boolean {
  return (
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !isRevisit() &&
    !location.hash &&
    !window.scrollY &&
    document.activeElement === document.body &&
    // Any input by pointer, touch, wheel or key, and so any page before; measured by remix/deferred-hydration.server.ts.
    !performance.getEntriesByName('first-input')[0]
  );
}

const isCount = (animation: Animation) => (animation as CSSAnimation).animationName === 'count';

const EDGE = 16;

/** Scrolls only as far as the first row needs, and never past the top of the list. */
function showFirstRow(): void {
  const list = document.getElementById('wallpapers');
  const picture = list?.querySelector('.card-picture')?.getBoundingClientRect();
  const bar = document.querySelector('.top-bar')?.getBoundingClientRect();
  if (!list || !picture || !bar) return;
  const missing = picture.bottom + EDGE - window.innerHeight;
  const top = Math.min(missing, list.getBoundingClientRect().top - bar.bottom);
  if (top > 0) window.scrollBy({ top, behavior: 'smooth' });
}

/** On the first visit, scrolls smoothly to the first row of wallpapers after the figures have counted up, unless the visitor acts first. */
export function useFirstScroll(hasItems: boolean): void {
  useEffect(() => {
    if (!hasItems || !isFirstTime()) return;
    let isHere = true;
    const scroll = async () => {
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(isCount)
          .map(({ finished }) => finished),
      );
      if (isHere && mayMove()) showFirstRow();
    };
    // Wait for one painted frame; asking for animations before would force a layout.
    requestAnimationFrame(() => requestAnimationFrame(scroll));
    return () => {
      isHere = false;
    };
  }, [hasItems]);
}
