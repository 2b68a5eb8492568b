import { MAX_SIDE, MIN_SIDE, type Size } from '~/images/cuts/cut';
import { MY_SCREEN, readMyScreen } from '~/lib/my-screen';

const YEAR_S = 365 * 24 * 60 * 60;

const isSide = (value: number) => value >= MIN_SIDE && value <= MAX_SIDE;

/** Asked for by pages that are no two visitors' alone. */
export function myScreen(headers: Headers): Size | null {
  const screen = readMyScreen(headers.get('Cookie') ?? '');
  return screen && isSide(screen.width) && isSide(screen.height) ? screen : null;
}

/** Scripts read it on pages that are the same for everybody. @param screen null takes it away */
export function myScreenCookie(screen: Size | null, isHttps: boolean): string {
  const value = screen ? `${screen.width}x${screen.height}` : '';
  return `${MY_SCREEN}=${value}; Path=/; Max-Age=${screen ? YEAR_S : 0}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

export const SCREEN_HINTS = 'Sec-CH-DPR, Sec-CH-Viewport-Width, Sec-CH-UA-Mobile';

/** As wide as one of these screens in CSS pixels and ratio; browsers tell no more before a script runs. A window of 1440 px is no phone. */
export function hintedScreen(headers: Headers, screens: Size[]): Size | null {
  const pixels = Math.round(Number(headers.get('Sec-CH-Viewport-Width')) * Number(headers.get('Sec-CH-DPR')));
  const isPhone = headers.get('Sec-CH-UA-Mobile') === '?1';
  const fits = ({ width, height }: Size) => isPhone === height > width && Math.abs(width - pixels) <= 2;
  return (pixels > 0 && screens.find(fits)) || null;
}
