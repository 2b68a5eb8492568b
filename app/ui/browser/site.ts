import { useRouteLoaderData } from '@remix-run/react';
import type { CSSProperties } from 'react';
import type { ColourScheme } from '~/lib/colours/colour-schemes';
import type { PageInLanguage } from '~/messages/languages';

export interface Site {
  siteName: string;
  /** Where the files of the owner's logo are. */
  logo: string | null;
  /** Scheme, host and port that the visitor uses. */
  origin: string;
  /** Of this page, without the prefix of a language. */
  address: string;
  dataSaver: boolean;
  /** The visitor's choice; null follows the device. */
  colourScheme: ColourScheme | null;
  /** Address of a style sheet, if the owner chose an accent. */
  accentStyles: string | null;
  /** This page in all languages of the site; empty if there is only one. */
  languages: PageInLanguage[];
}

/** For the name of the site: its mark. */
export const logoStyle = (logo: string | null | undefined): CSSProperties | undefined =>
  logo ? ({ '--logo': `url(${logo}/48.png)` } as CSSProperties) : undefined;

/** Undefined if the root loader failed. */
export const useSite = (): Site | undefined => useRouteLoaderData<Site>('root');
