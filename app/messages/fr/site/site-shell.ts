import type { siteShell as english } from '../../en/site/site-shell';

export const siteShell = {
  title: 'Site',
  label: 'Réglages du site',
  pages: {
    identity: 'Identité',
    texts: 'Textes',
    mail: 'Mail',
    access: 'Accès',
    updates: 'Mises à jour',
    tokens: 'Jetons d’API',
  },
} satisfies typeof english;
