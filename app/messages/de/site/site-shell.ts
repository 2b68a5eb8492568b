import type { siteShell as english } from '../../en/site/site-shell';

export const siteShell = {
  title: 'Website',
  label: 'Einstellungen der Website',
  pages: {
    identity: 'Identität',
    texts: 'Texte',
    mail: 'Mail',
    access: 'Zugang',
    updates: 'Updates',
    tokens: 'API-Token',
  },
} satisfies typeof english;
