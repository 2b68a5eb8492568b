import type { siteShell as english } from '../../en/site/site-shell';

export const siteShell = {
  title: 'Site',
  label: 'Configurações do site',
  pages: {
    identity: 'Identidade',
    access: 'Acesso',
    tokens: 'Tokens da API',
  },
} satisfies typeof english;
