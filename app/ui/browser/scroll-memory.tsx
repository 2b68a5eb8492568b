import { ScrollRestoration } from '@remix-run/react';
import { useHydrated } from './hydrated';

/** Keeps scroll positions once the page is hydrated; remix/deferred-hydration.server.ts restores one before. */
export function ScrollMemory() {
  const isHydrated = useHydrated();
  return isHydrated && <ScrollRestoration />;
}
