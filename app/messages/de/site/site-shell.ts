import type { siteShell as english } from '../../en/site/site-shell';

export const siteShell = {
  title: 'Website',
  label: 'Einstellungen der Website',
  pages: {
    identity: 'Identität',
    texts: 'Texte',
    mail: 'Mail',
    system: 'System',
    account: 'Konto',
  },
} satisfies typeof english;
