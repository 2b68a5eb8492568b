import type { Size } from '~/images/cuts/cut';
import { isRounded, isSide, PRESETS } from './presets';
import { keptScreen, MY_SCREEN } from './visitor-screen';

const YEAR_S = 365 * 24 * 60 * 60;

/** The one that a visitor told the site of. */
export function myScreen(headers: Headers): Size | null {
  const screen = keptScreen(headers.get('Cookie') ?? '');
  return screen && isSide(screen.width) && isSide(screen.height) ? screen : null;
}

/** Scripts read it on pages that are the same for everybody. @param screen null takes it away */
export function myScreenCookie(screen: Size | null, isHttps: boolean): string {
  const value = screen ? `${screen.width}x${screen.height}` : '';
  return `${MY_SCREEN}=${value}; Path=/; Max-Age=${screen ? YEAR_S : 0}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

const HINTS = 'Sec-CH-DPR, Sec-CH-Viewport-Width, Sec-CH-UA-Mobile';

/** Of a page that begins with one visitor's screen. The first request brings no hints: critical ones are sent at once. */
export const FOR_ONE_SCREEN = {
  'Cache-Control': 'private, no-cache',
  'Accept-CH': HINTS,
  'Critical-CH': HINTS,
  Vary: HINTS,
};

/** As wide as one of the presets in CSS pixels and ratio; browsers tell no more before a script runs. A window of 1440 px is no phone. */
function hintedScreen(headers: Headers): Size | null {
  const pixels = Math.round(Number(headers.get('Sec-CH-Viewport-Width')) * Number(headers.get('Sec-CH-DPR')));
  const isPhone = headers.get('Sec-CH-UA-Mobile') === '?1';
  const fits = ({ width, height }: Size) => isPhone === height > width && isRounded(width, pixels);
  return (pixels > 0 && PRESETS.find(fits)) || null;
}

/** The visitor's own, as far as anything tells before a script runs. */
export const visitorScreen = (headers: Headers): Size | null => myScreen(headers) ?? hintedScreen(headers);
