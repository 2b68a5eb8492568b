import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { COLOUR_SCHEMES, type ColourScheme } from '~/lib/colours/colour-schemes';
import { choiceCookie, cookiesOf, readChoice, sentChoice } from './choice.server';

/** How a visitor wants pages to look. */
export interface Appearance {
  /** Null follows the device. */
  colourScheme: ColourScheme | null;
}

const THEME = 'theme';

/** What the form in the footer sends. `system` follows the device again. */
export const ColourSchemeInput = z.object({ theme: z.enum(['system', ...COLOUR_SCHEMES]) });

export const colourSchemeCookie = ({ theme }: z.output<typeof ColourSchemeInput>, isHttps: boolean): string =>
  choiceCookie(THEME, theme === 'system' ? null : theme, isHttps);

export function readAppearance(headers: Headers | IncomingHttpHeaders): Appearance {
  const theme = readChoice(cookiesOf(headers), THEME);
  return { colourScheme: COLOUR_SCHEMES.find((one) => one === theme) ?? null };
}

/** The cookie of a request with this choice and nothing else about the visitor; none for the usual one. */
export const appearanceCookies = ({ colourScheme }: Appearance): string =>
  colourScheme ? sentChoice(THEME, colourScheme) : '';
