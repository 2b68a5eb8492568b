import { useRouteLoaderData } from '@remix-run/react';

export interface Site {
  siteName: string;
  /** Scheme, host and port that the visitor uses. */
  origin: string;
  dataSaver: boolean;
}

/** Undefined if the root loader failed. */
export const useSite = (): Site | undefined => useRouteLoaderData<Site>('root');
