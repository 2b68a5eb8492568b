import type { Size } from '~/images/cuts/cut';
import { cookieName } from '~/lib/cookie-name';
import { isRounded, isSide, PRESETS } from './presets';
import { keptScreen, MY_SCREEN } from './visitor-screen';

const YEAR_S = 365 * 24 * 60 * 60;

/** By their names in lower case. */
type SentHeaders = Partial<Record<string, string>>;

/** The screen that the visitor saved. */
export function myScreen(cookies = ''): Size | null {
  const screen = keptScreen(cookies);
  return screen && isSide(screen.width) && isSide(screen.height) ? screen : null;
}

/** Scripts read it, since cached pages are the same for everyone. @param screen null deletes the cookie */
export function myScreenCookie(screen: Size | null, isHttps: boolean): string {
  const value = screen ? `${screen.width}x${screen.height}` : '';
  return `${cookieName(MY_SCREEN)}=${value}; Path=/; Max-Age=${screen ? YEAR_S : 0}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** Every document asks for them, so that later pages have them. */
export const HINTS = 'Sec-CH-DPR, Sec-CH-Viewport-Width, Sec-CH-UA-Mobile';

/** For pages that start with the visitor's own screen. Without hints, as on the first page, the browser asks again at once. */
export const FOR_ONE_SCREEN = {
  'Cache-Control': 'private, no-cache',
  'Critical-CH': HINTS,
  Vary: HINTS,
};

/** A preset of the same width: before a script runs, browsers report only that. Desktop windows never match a phone. */
function hintedScreen(headers: SentHeaders): Size | null {
  const pixels = Math.round(Number(headers['sec-ch-viewport-width']) * Number(headers['sec-ch-dpr']));
  const isPhone = headers['sec-ch-ua-mobile'] === '?1';
  const fits = ({ width, height }: Size) => isPhone === height > width && isRounded(width, pixels);
  const found = pixels > 0 && PRESETS.find(fits);
  return found ? { width: found.width, height: found.height } : null;
}

/** The commonest of phones, whose browsers report no more without scripts. Tablets say `Mobile` too, or nothing. */
function phoneScreen(headers: SentHeaders): Size | null {
  const hint = headers['sec-ch-ua-mobile'];
  const agent = headers['user-agent'] ?? '';
  const isPhone = hint ? hint === '?1' : /\bMobile\b/.test(agent) && !/iPad|Tablet/.test(agent);
  return isPhone ? { width: 1080, height: 2400 } : null;
}

/** The visitor's screen, as far as it is known before a script runs. Answers that depend on it are private. */
export const visitorScreen = (headers: SentHeaders): Size | null =>
  myScreen(headers.cookie) ?? hintedScreen(headers) ?? phoneScreen(headers);
