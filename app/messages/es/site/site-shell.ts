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
    tokens: 'Tokens de la API',
  },
} satisfies typeof english;
