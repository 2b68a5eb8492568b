import type { ownPages as english } from '../../en/site/own-pages.server';

export const ownPages = {
  about: 'À propos',
  imprint: 'Mentions légales',
  notice: 'Annonce',
} satisfies typeof english;
