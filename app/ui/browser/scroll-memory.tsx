import { ScrollRestoration } from '@remix-run/react';
import { useHydrated } from './hydrated';

/** Keeps the places to which one may come back, once the page is awake; see document/deferred-hydration.ts for what is done before. */
export function ScrollMemory() {
  const isHydrated = useHydrated();
  return isHydrated && <ScrollRestoration />;
}
