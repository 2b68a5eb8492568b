import type { Size } from '~/images/cuts/cut';
import { cookieName } from '~/lib/cookie-name';

export const MY_SCREEN = 'my-screen';

/** The screen that the visitor saved, in px. @param cookies of a request or a document */
export function keptScreen(cookies: string): Size | null {
  const name = `${cookieName(MY_SCREEN)}=`;
  const kept = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(name));
  const [, width, height] = /^(\d{2,5})x(\d{2,5})$/.exec(kept?.slice(name.length) ?? '')?.map(Number) ?? [];
  return width && height ? { width, height } : null;
}

/** In a browser: the saved screen, or else this one, in px. */
export function browserScreen(): Size {
  const { width, height } = window.screen;
  const px = (side: number) => Math.round(side * window.devicePixelRatio);
  return keptScreen(document.cookie) ?? { width: px(width), height: px(height) };
}
