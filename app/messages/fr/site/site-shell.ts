import type { siteShell as english } from '../../en/site/site-shell';

export const siteShell = {
  title: 'Site',
  label: 'Réglages du site',
  pages: {
    identity: 'Identité',
    access: 'Accès',
    tokens: 'Jetons d’API',
  },
} satisfies typeof english;
