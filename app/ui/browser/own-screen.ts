import { readMyScreen } from '~/lib/my-screen';

/** The screen that a visitor told the site of, else the one that this is, in px. */
export function ownScreen(): { width: number; height: number } {
  const { width, height } = window.screen;
  const px = (side: number) => Math.round(side * window.devicePixelRatio);
  return readMyScreen(document.cookie) ?? { width: px(width), height: px(height) };
}
