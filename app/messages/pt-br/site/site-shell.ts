import type { siteShell as english } from '../../en/site/site-shell';

export const siteShell = {
  title: 'Site',
  label: 'Configurações do site',
  pages: {
    identity: 'Identidade',
    texts: 'Textos',
    mail: 'E-mail',
    access: 'Acesso',
    updates: 'Atualizações',
    tokens: 'Tokens da API',
  },
} satisfies typeof english;
