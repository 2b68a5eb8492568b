import type { Size } from '~/images/cuts/cut';

export const MY_SCREEN = 'my-screen';

const CHOICE = new RegExp(`(?:^|;\\s*)${MY_SCREEN}=(\\d{2,5})x(\\d{2,5})(?:;|$)`);

/** The screen that a visitor has told the site of, in px. @param cookies as a request or a document has them */
export function keptScreen(cookies: string): Size | null {
  const [, width, height] = CHOICE.exec(cookies)?.map(Number) ?? [];
  return width && height ? { width, height } : null;
}

/** In a browser: the screen that the visitor told the site of, else the one that this is, in px. */
export function browserScreen(): Size {
  const { width, height } = window.screen;
  const px = (side: number) => Math.round(side * window.devicePixelRatio);
  return keptScreen(document.cookie) ?? { width: px(width), height: px(height) };
}
