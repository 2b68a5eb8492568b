import { useRouteLoaderData } from '@remix-run/react';

/** What the root route tells every page. */
export interface Site {
  siteName: string;
  /** Scheme, host and port under which the visitor reached the site. */
  origin: string;
  littleData: boolean;
}

/** Undefined where the root's loader has failed. */
export const useSite = (): Site | undefined => useRouteLoaderData<Site>('root');
