import type { siteShell as english } from '../../en/site/site-shell';

export const siteShell = {
  title: 'Site',
  label: 'Réglages du site',
  pages: {
    identity: 'Identité',
    texts: 'Textes',
    mail: 'Mail',
    system: 'Système',
    account: 'Compte',
  },
} satisfies typeof english;
