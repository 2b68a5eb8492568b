import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { COLOUR_SCHEMES, type ColourScheme } from '~/lib/colours/colour-schemes';
import { choiceCookie, cookiesOf, readChoice, sentChoice } from './choice.server';

/** How a visitor wants pages to look. */
export interface Appearance {
  /** Null follows the device. */
  colourScheme: ColourScheme | null;
  /** Whether cards show their titles at rest. */
  hasCaptions: boolean;
}

const THEME = 'theme';
const CAPTIONS = 'captions';

/** What the form in the footer sends. `system` follows the device again. */
export const ColourSchemeInput = z.object({ theme: z.enum(['system', ...COLOUR_SCHEMES]) });

/** What a button below the filters sends. */
export const CaptionsInput = z.object({ captions: z.enum(['on', 'off']) });

export const colourSchemeCookie = ({ theme }: z.output<typeof ColourSchemeInput>, isHttps: boolean): string =>
  choiceCookie(THEME, theme === 'system' ? null : theme, isHttps);

export const captionsCookie = ({ captions }: z.output<typeof CaptionsInput>, isHttps: boolean): string =>
  choiceCookie(CAPTIONS, captions === 'on' ? null : captions, isHttps);

export function readAppearance(headers: Headers | IncomingHttpHeaders): Appearance {
  const cookies = cookiesOf(headers);
  const theme = readChoice(cookies, THEME);
  return {
    colourScheme: COLOUR_SCHEMES.find((one) => one === theme) ?? null,
    hasCaptions: readChoice(cookies, CAPTIONS) !== 'off',
  };
}

/** Cookies of a request with these choices and nothing else about the visitor; none for the usual ones. */
export const appearanceCookies = ({ colourScheme, hasCaptions }: Appearance): string =>
  [colourScheme && sentChoice(THEME, colourScheme), hasCaptions ? null : sentChoice(CAPTIONS, 'off')]
    .filter(Boolean)
    .join('; ');
