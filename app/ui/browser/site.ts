import { useRouteLoaderData } from '@remix-run/react';

export interface Site {
  siteName: string;
  /** Scheme, host and port under which the visitor reached the site. */
  origin: string;
  dataSaver: boolean;
}

/** Undefined where the root's loader has failed. */
export const useSite = (): Site | undefined => useRouteLoaderData<Site>('root');
