import { startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** True once the first effects of the document have run. */
let isDocumentHydrated = false;

/** Whether this component took over the server's markup. Never changes, so that it renders only once. */
export const useTakesOver = (): boolean => useState(!isDocumentHydrated)[0];

/** False on the server and during hydration. True on the first render of components that appear later. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isDocumentHydrated);
  useEffect(() => {
    isDocumentHydrated = true;
    // Interruptible: on a slow phone, the parts of a page that render again take 30 ms.
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}

/** React warns about layout effects on the server, where they do nothing. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Whether the visitor came here with the back or forward button or a reload. */
export function isRevisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
}
