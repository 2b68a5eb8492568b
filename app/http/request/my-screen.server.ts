import { MAX_SIDE, MIN_SIDE, type Size } from '~/images/cuts/cut';

const COOKIE = 'my-screen';
const CHOICE = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{2,5})x(\\d{2,5})(?:;|$)`);
const YEAR_S = 365 * 24 * 60 * 60;

const isSide = (value: number) => value >= MIN_SIDE && value <= MAX_SIDE;

/** Asked for by pages that are no two visitors' alone. */
export function myScreen(headers: Headers): Size | null {
  const [, width, height] = CHOICE.exec(headers.get('Cookie') ?? '')?.map(Number) ?? [];
  return width && height && isSide(width) && isSide(height) ? { width, height } : null;
}

/** @param screen null takes it away */
export function myScreenCookie(screen: Size | null, isHttps: boolean): string {
  const value = screen ? `${screen.width}x${screen.height}` : '';
  return `${COOKIE}=${value}; Path=/; Max-Age=${screen ? YEAR_S : 0}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

export const SCREEN_HINTS = 'Sec-CH-DPR, Sec-CH-Viewport-Width';

/** As wide as one of these screens in CSS pixels and ratio; browsers tell no more before a script runs. */
export function hintedScreen(headers: Headers, screens: Size[]): Size | null {
  const pixels = Math.round(Number(headers.get('Sec-CH-Viewport-Width')) * Number(headers.get('Sec-CH-DPR')));
  return screens.find(({ width }) => pixels > 0 && Math.abs(width - pixels) <= 2) ?? null;
}
