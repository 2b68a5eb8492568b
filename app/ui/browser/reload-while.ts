import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const EVERY_MS = 2000;

/** Reads the page's data again and again while something is under way. */
export function useReloadWhile(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      // Without an answer, the next look may have one.
      if (document.visibilityState === 'visible') fetch('/health').then(revalidate, () => undefined);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
