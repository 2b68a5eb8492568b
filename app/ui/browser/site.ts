import { useRouteLoaderData } from '@remix-run/react';
import type { ColourScheme } from '~/lib/colour-schemes';
import type { PageInLanguage } from '~/messages/languages';

export interface Site {
  siteName: string;
  /** Scheme, host and port that the visitor uses. */
  origin: string;
  dataSaver: boolean;
  /** The visitor's choice; null follows the device. */
  colourScheme: ColourScheme | null;
  /** Address of a style sheet, if the owner chose an accent. */
  accentStyles: string | null;
  /** Whether cards show their titles at rest. */
  hasCaptions: boolean;
  /** This page in all languages of the site; empty if there is only one. */
  languages: PageInLanguage[];
}

/** Undefined if the root loader failed. */
export const useSite = (): Site | undefined => useRouteLoaderData<Site>('root');
