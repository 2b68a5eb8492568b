import { useEffect, useState } from 'react';
import { isRevisit, useHydrated } from '~/ui/browser/hydrated';

const SEEN = 'tapeta-seen';
const SIGNS_OF_LIFE = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;

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
    performance.getEntriesByType('first-input').length === 0
  );
}

/** The first time that a visitor sees wallpapers, the page scrolls smoothly to them, unless the visitor was quicker. */
export function useFirstScroll(hasItems: boolean): void {
  const isHydrated = useHydrated();
  const [isEntrance] = useState(!isHydrated);
  useEffect(() => {
    if (!hasItems || !isFirstTime() || !isEntrance) return;
    let frame = requestAnimationFrame(() => {
      // One frame for the pictures to be painted where they are; asked now, where things stand costs no layout of its own.
      frame = requestAnimationFrame(() => {
        stop();
        if (mayMove()) document.getElementById('wallpapers')?.scrollIntoView({ behavior: 'smooth' });
      });
    });
    const stop = () => {
      cancelAnimationFrame(frame);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, stop);
    };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, stop, { passive: true });
    return stop;
  }, [hasItems, isEntrance]);
}
