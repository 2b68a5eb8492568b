import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration. True on the first render of components that appear later. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** React warns about layout effects on the server, where they do nothing. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Whether the visitor came here with the back or forward button or a reload. */
export function isRevisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
}
