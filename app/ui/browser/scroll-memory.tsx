import { ScrollRestoration } from '@remix-run/react';
import { useHydrated } from './hydrated';

/** Keeps scroll positions after hydration. remix/deferred-hydration.server.ts restores them earlier. */
export function ScrollMemory() {
  const isHydrated = useHydrated();
  return isHydrated && <ScrollRestoration />;
}
