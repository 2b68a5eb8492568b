import type { siteShell as english } from '../../en/site/site-shell';

export const siteShell = {
  title: 'Sitio',
  label: 'Ajustes del sitio',
  pages: {
    identity: 'Identidad',
    texts: 'Textos',
    mail: 'Correo',
    access: 'Acceso',
    updates: 'Actualizaciones',
  },
} satisfies typeof english;
