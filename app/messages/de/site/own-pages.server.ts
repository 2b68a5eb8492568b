import type { ownPages as english } from '../../en/site/own-pages.server';

export const ownPages = {
  about: 'Über uns',
  imprint: 'Impressum',
  notice: 'Hinweis',
} satisfies typeof english;
