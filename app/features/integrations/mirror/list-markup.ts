/** Of a list's page, as the site renders it. */
import { htmlText } from '~/lib/markup';
import { unescaped } from './rewrite-page';

const NEXT = /(<a rel="next" [^<>]*?href=")([^"]+)"/;

/** The address of a list's next page. */
export function nextPage(html: string): string | null {
  const href = NEXT.exec(html)?.[2];
  return href ? unescaped(href) : null;
}

const CARD = '<li class="card" id="w';

/** The wallpapers of a list, in its order. */
export const cardsOf = (html: string): number[] =>
  html
    .split(CARD)
    .slice(1)
    .map((part) => Number.parseInt(part, 10));

/** Ends a list before one of its cards, with which another page begins. */
export function endBefore(html: string, card: number, next: string): string {
  const begin = html.indexOf(`${CARD}${card}"`);
  const end = html.indexOf('</ol>', begin);
  return (html.slice(0, begin) + html.slice(end)).replace(NEXT, (_, start) => `${start}${htmlText(next)}"`);
}
