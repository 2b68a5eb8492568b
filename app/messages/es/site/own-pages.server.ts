import type { ownPages as english } from '../../en/site/own-pages.server';

export const ownPages = {
  about: 'Acerca de',
  imprint: 'Aviso legal',
  notice: 'Aviso',
} satisfies typeof english;
