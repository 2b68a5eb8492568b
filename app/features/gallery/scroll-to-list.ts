import { useEffect, useState } from 'react';
import { isRevisit, useHydrated } from '~/ui/browser/hydrated';

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
    location.hash === '' &&
    window.scrollY === 0 &&
    document.activeElement === document.body &&
    // By remix/deferred-hydration.server.ts: a pointer, finger, wheel or key has moved.
    performance.getEntriesByName('first-input').length === 0
  );
}

const isCount = (animation: Animation) => (animation as CSSAnimation).animationName === 'count';

/** The first time that a visitor sees wallpapers, the page scrolls smoothly to them: once the figures have counted, unless the visitor was quicker. */
export function useFirstScroll(hasItems: boolean): void {
  const isHydrated = useHydrated();
  const [isEntrance] = useState(!isHydrated);
  useEffect(() => {
    if (!hasItems || !isFirstTime() || !isEntrance) return;
    let isHere = true;
    const scroll = async () => {
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(isCount)
          .map(({ finished }) => finished),
      );
      if (isHere && mayMove()) document.getElementById('wallpapers')?.scrollIntoView({ behavior: 'smooth' });
    };
    // One frame for the pictures to be painted where they are; asked in the next, what is animated costs no layout of its own.
    requestAnimationFrame(() => requestAnimationFrame(scroll));
    return () => {
      isHere = false;
    };
  }, [hasItems, isEntrance]);
}
