import type { ownPages as english } from '../../en/site/own-pages.server';

export const ownPages = {
  about: 'Sobre',
  imprint: 'Informações legais',
  notice: 'Aviso',
} satisfies typeof english;
