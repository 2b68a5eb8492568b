import type { siteShell as english } from '../../en/site/site-shell';

export const siteShell = {
  title: 'Sitio',
  label: 'Ajustes del sitio',
  pages: {
    identity: 'Identidad',
    texts: 'Textos',
    mail: 'Correo',
    system: 'Sistema',
    account: 'Cuenta',
  },
} satisfies typeof english;
