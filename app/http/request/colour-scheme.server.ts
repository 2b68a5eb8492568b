import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { COLOUR_SCHEMES, type ColourScheme } from '~/lib/colour-schemes';
import { choiceCookie, cookiesOf, readChoice } from './choice.server';

const COOKIE = 'theme';

/** What the form in the footer sends. `system` follows the device again. */
export const ColourSchemeInput = z.object({ theme: z.enum(['system', ...COLOUR_SCHEMES]) });

export const colourSchemeCookie = ({ theme }: z.output<typeof ColourSchemeInput>, isHttps: boolean): string =>
  choiceCookie(COOKIE, theme === 'system' ? null : theme, isHttps);

/** Null if the page follows the visitor's device. */
export function chosenColourScheme(headers: Headers | IncomingHttpHeaders): ColourScheme | null {
  const choice = readChoice(cookiesOf(headers), COOKIE);
  return COLOUR_SCHEMES.find((one) => one === choice) ?? null;
}

/** The cookie of a request with this choice and nothing else about the visitor. */
export const onlyColourScheme = (scheme: ColourScheme) => `${COOKIE}=${scheme}`;
