import type { siteShell as english } from '../../en/site/site-shell';

export const siteShell = {
  title: 'Website',
  label: 'Einstellungen der Website',
  pages: {
    identity: 'Identität',
    access: 'Zugang',
    tokens: 'API-Token',
  },
} satisfies typeof english;
